import type { JobDescriptionState } from '#shared/domain/plan.ts';

/** Where a job description is written: drafts in the creator, texts in the analyzer. */
export const pathOf = ({
  id,
  jobDescriptionState,
}: {
  id: string;
  jobDescriptionState: JobDescriptionState;
}): string => `/plan/${jobDescriptionState === 'Creator' ? 'create' : 'analyze'}/${id}`;
