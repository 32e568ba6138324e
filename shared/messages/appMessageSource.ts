/** Who wrote a message on a page's window; apart from the rules, so that a page that only passes it on stays small. */
export const appSource = 'rapport-app';
export const extensionSource = 'rapport-extension';
