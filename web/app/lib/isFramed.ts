/** Whether another page, or the browser extension, shows the app in a frame. */
export const isFramed = (): boolean => window.self !== window.top;
