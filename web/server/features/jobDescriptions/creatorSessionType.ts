import { builder, JobDescriptionToneEnum } from '../../graphql/builder.ts';
import type { CreatorSessionRow } from './jobDescriptionLoaders.ts';

export const CreatorSession = builder
  .objectRef<CreatorSessionRow>('JobDescriptionCreatorSession')
  .implement({
    description: 'What the guided creator has gathered so far.',
    fields: (t) => ({
      jobDescriptionId: t.exposeID('jobDescriptionId'),
      jobTitle: t.exposeString('jobTitle'),
      jobTitleTitle: t.exposeString('jobTitleTitle'),
      locationTitle: t.exposeString('locationTitle'),
      locationType: t.exposeString('locationType', {
        nullable: true,
        description: 'in-office, hybrid or remote',
      }),
      locationName: t.exposeString('locationName'),
      aboutSectionTitle: t.exposeString('aboutSectionTitle'),
      aboutSectionText: t.exposeString('aboutSectionText'),
      aboutSectionJobQualities: t.exposeString('aboutSectionJobQualities'),
      aboutSectionCandidatePitch: t.exposeString('aboutSectionCandidatePitch'),
      aboutRoleTone: t.string({
        nullable: true,
        description: 'One of JobDescriptionTone.',
        resolve: (source) => source.aboutRoleTone,
      }),
      responsibilitiesSectionTitle: t.exposeString('responsibilitiesSectionTitle'),
      responsibilitiesSectionListItems: t.exposeStringList('responsibilitiesSectionListItems'),
      responsibilitiesSectionInputs: t.exposeString('responsibilitiesSectionInputs'),
      requirementsSectionTitle: t.exposeString('requirementsSectionTitle'),
      requirementsSectionListItems: t.exposeStringList('requirementsSectionListItems'),
      requirementsSectionInputs: t.exposeString('requirementsSectionInputs'),
      eeocStatement: t.exposeString('eeocStatement'),
      eeocStatementTitle: t.exposeString('eeocStatementTitle'),
    }),
  });

/** The fields that can be saved; what is left out stays. */
export const CreatorSessionInput = builder.inputType('JobDescriptionCreatorSessionInput', {
  fields: (t) => ({
    jobTitle: t.string(),
    jobTitleTitle: t.string(),
    locationTitle: t.string(),
    locationType: t.string({ description: 'in-office, hybrid or remote' }),
    locationName: t.string(),
    aboutSectionTitle: t.string(),
    aboutSectionText: t.string(),
    aboutSectionJobQualities: t.string(),
    aboutSectionCandidatePitch: t.string(),
    aboutRoleTone: t.field({ type: JobDescriptionToneEnum }),
    responsibilitiesSectionTitle: t.string(),
    responsibilitiesSectionListItems: t.stringList(),
    responsibilitiesSectionInputs: t.string(),
    requirementsSectionTitle: t.string(),
    requirementsSectionListItems: t.stringList(),
    requirementsSectionInputs: t.string(),
    eeocStatement: t.string(),
    eeocStatementTitle: t.string(),
  }),
});
