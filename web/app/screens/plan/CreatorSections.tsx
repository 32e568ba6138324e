import { Button, TextInput, Textarea } from '@mantine/core';
import { equalOpportunityStatement } from '#shared/domain/equalOpportunityStatement.ts';
import type { CreatorSession } from '../../features/creator/createCreatorSession.ts';
import { CreatorSection } from '../../features/creator/CreatorSection.tsx';
import {
  hasLocation,
  isAssisted,
  isLocationMissing,
  nextStage,
} from '../../features/creator/creatorStage.ts';
import type { CreatorStage } from '../../features/creator/creatorStage.ts';
import { ItemList } from '../../features/creator/ItemList.tsx';
import { LocationFields } from '../../features/creator/LocationFields.tsx';
import { LockedSection } from '../../features/editor/LockedSection.tsx';
import type { CreatorScreenQuery } from '../../lib/__generated__/graphql.ts';

interface CreatorSectionsProps {
  session: CreatorSession;
  jobDescription: NonNullable<CreatorScreenQuery['jobDescription']>;
  showsTemplate: boolean;
  stage: CreatorStage;
  onStage: (stage: CreatorStage) => void;
}

/** The sections in their order; while the assistant is at one, the others wait. */
export function CreatorSections(props: CreatorSectionsProps) {
  const { session, jobDescription, showsTemplate, stage, onStage } = props;
  const { templateId, customHeaderSections, customFooterSections } = jobDescription;
  const fields = session.useFields();
  const { change } = session;
  const hasTemplate = templateId !== null && templateId !== undefined;
  const isOtherOpen = (own: CreatorStage) => isAssisted(stage) && stage !== own;
  const advanceFrom = (from: CreatorStage) => {
    if (stage === from) onStage(nextStage(from));
  };
  return (
    <>
      <CreatorSection
        name="Job title"
        title={fields.jobTitleTitle}
        onTitle={(jobTitleTitle) => change({ jobTitleTitle })}
        isDisabled={isOtherOpen('title')}
        isCurrent={stage === 'title'}
      >
        <TextInput
          aria-label="Job title"
          placeholder="Enter job title"
          autoFocus={fields.jobTitle === ''}
          value={fields.jobTitle}
          maxLength={200}
          disabled={isOtherOpen('title')}
          onChange={(event) => change({ jobTitle: event.currentTarget.value })}
          onBlur={() => fields.jobTitle.trim() !== '' && advanceFrom('title')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && fields.jobTitle.trim() !== '') advanceFrom('title');
          }}
        />
      </CreatorSection>
      <CreatorSection
        name="Location"
        title={fields.locationTitle}
        onTitle={(locationTitle) => change({ locationTitle })}
        isDisabled={isOtherOpen('location')}
        isCurrent={stage === 'location'}
      >
        <LocationFields
          type={fields.locationType}
          name={fields.locationName}
          isDisabled={isOtherOpen('location')}
          isMissing={isLocationMissing(fields)}
          onChange={change}
          onLeave={() => hasLocation(session.useFields.getState()) && advanceFrom('location')}
        />
      </CreatorSection>
      {showsTemplate &&
        customHeaderSections.map((section) => <LockedSection key={section.id} {...section} />)}
      <CreatorSection
        name="About the role"
        title={fields.aboutSectionTitle}
        onTitle={(aboutSectionTitle) => change({ aboutSectionTitle })}
        isDisabled={isOtherOpen('about')}
        isCurrent={stage === 'about'}
        onAssist={() => onStage('about')}
      >
        <Textarea
          aria-label="About the role"
          placeholder="Say in 3 to 4 sentences what the role is for and why it matters"
          autosize
          minRows={3}
          maxLength={20_000}
          value={fields.aboutSectionText}
          disabled={isOtherOpen('about')}
          onChange={(event) => change({ aboutSectionText: event.currentTarget.value })}
        />
      </CreatorSection>
      <CreatorSection
        name="Responsibilities"
        title={fields.responsibilitiesSectionTitle}
        onTitle={(responsibilitiesSectionTitle) => change({ responsibilitiesSectionTitle })}
        isDisabled={isOtherOpen('responsibilities')}
        isCurrent={stage === 'responsibilities'}
        onAssist={() => onStage('responsibilities')}
      >
        <ItemList
          label="Responsibility"
          placeholder="Enter 3 to 5 key responsibilities"
          items={fields.responsibilitiesSectionListItems}
          isDisabled={isOtherOpen('responsibilities')}
          onChange={(items) => change({ responsibilitiesSectionListItems: items })}
        />
      </CreatorSection>
      <CreatorSection
        name="Requirements and skills"
        title={fields.requirementsSectionTitle}
        onTitle={(requirementsSectionTitle) => change({ requirementsSectionTitle })}
        isDisabled={isOtherOpen('requirements')}
        isCurrent={stage === 'requirements'}
        onAssist={() => onStage('requirements')}
      >
        <ItemList
          label="Requirement"
          placeholder="Enter 1 to 2 technical requirements"
          items={fields.requirementsSectionListItems}
          isDisabled={isOtherOpen('requirements')}
          onChange={(items) => change({ requirementsSectionListItems: items })}
        />
      </CreatorSection>
      {hasTemplate ? (
        customFooterSections.map((section) => <LockedSection key={section.id} {...section} />)
      ) : (
        <CreatorSection
          name="Equal Employment Opportunity (EEO) Statement"
          title={fields.eeocStatementTitle}
          onTitle={(eeocStatementTitle) => change({ eeocStatementTitle })}
          isDisabled={isOtherOpen('eeocStatement')}
          isCurrent={stage === 'eeocStatement'}
        >
          <Textarea
            aria-label="Equal Employment Opportunity (EEO) Statement"
            autosize
            minRows={3}
            maxLength={20_000}
            value={fields.eeocStatement}
            disabled={isOtherOpen('eeocStatement')}
            onChange={(event) => change({ eeocStatement: event.currentTarget.value })}
            onBlur={() => fields.eeocStatement.trim() !== '' && advanceFrom('eeocStatement')}
          />
          {fields.eeocStatement.trim() === '' && (
            <Button
              variant="subtle"
              px={8}
              mt={4}
              disabled={isOtherOpen('eeocStatement')}
              onClick={() => change({ eeocStatement: equalOpportunityStatement })}
            >
              Use a standard statement
            </Button>
          )}
        </CreatorSection>
      )}
    </>
  );
}
