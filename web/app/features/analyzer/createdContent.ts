/** What the creator hands over by the navigation's state. */
export interface CreatedContent {
  html: string;
}

export const createdState = (html: string) => ({ isFromCreator: true, html });
/** The state that is left when the content was taken: only the banner speaks of it. */
export const createdBefore = { isFromCreator: true };

/** The content in the state of a navigation, if the creator put it there and nobody took it yet. */
export function createdContentOf(state: unknown): CreatedContent | null {
  if (!isFromCreator(state)) return null;
  const { html } = state as Record<string, unknown>;
  return typeof html === 'string' ? { html } : null;
}

export const isFromCreator = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromCreator' in state;
