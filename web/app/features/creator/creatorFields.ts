import { locationTypes } from '#shared/domain/plan.ts';
import type { CreatorScreenQuery } from '../../lib/__generated__/graphql.ts';
import type { CreatorFields } from './creatorStage.ts';

type SavedSession = NonNullable<CreatorScreenQuery['jobDescriptionCreatorSession']>;

/** What the server has gathered, as the page holds it. */
export function creatorFields(saved: SavedSession): CreatorFields {
  const {
    jobDescriptionId: _id,
    __typename: _type,
    ...fields
  } = saved as SavedSession & {
    __typename?: string;
  };
  return {
    ...fields,
    aboutRoleTone: fields.aboutRoleTone ?? null,
    locationType: locationTypes.find((item) => item === fields.locationType) ?? null,
  };
}
