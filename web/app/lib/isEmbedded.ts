/** Whether the app runs inside a frame of the browser extension rather than in a tab of its own. */
export const isEmbedded = (): boolean => window.self !== window.top;
