export const jobDescriptionTabs = ['mine', 'shared', 'all'] as const;
export type JobDescriptionTab = (typeof jobDescriptionTabs)[number];

/** What each tab is called, and what it says when it is empty or could not be loaded. */
export const tabTexts: Readonly<
  Record<JobDescriptionTab, { label: string; empty: string; error: string }>
> = {
  mine: {
    label: 'My job descriptions',
    empty: 'You haven’t created anything yet',
    error: 'Error loading job descriptions',
  },
  shared: {
    label: 'Shared with me',
    empty: 'No one has shared anything with you yet',
    error: 'Error loading shared items',
  },
  all: {
    label: 'All job descriptions',
    empty: 'Nobody has created anything yet',
    error: 'Error loading items',
  },
};
