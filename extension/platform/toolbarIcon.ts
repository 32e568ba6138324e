import { browser } from 'wxt/browser';

export interface ToolbarIcon {
  /** A sign of one or two letters over the icon; empty for none. */
  badge: string;
  color: string;
  /** What hovering says. */
  title: string;
}

/** How the extension's button in the browser's toolbar looks. */
export async function showToolbarIcon({ badge, color, title }: ToolbarIcon): Promise<void> {
  await Promise.all([
    browser.action.setBadgeText({ text: badge }),
    browser.action.setBadgeBackgroundColor({ color }),
    browser.action.setTitle({ title }),
  ]);
}
