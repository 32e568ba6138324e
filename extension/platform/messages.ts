import { defineExtensionMessaging } from '@webext-core/messaging';
import { browser } from 'wxt/browser';

/**
 * What the parts of the extension say to each other. Each feature adds its messages in its `…Messages.ts`,
 * beside the shape of their data and who may send them; see `answerMessages`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the features fill it
export interface ExtensionMessages {}

/** False in a script of a page whose extension was updated or removed. */
export const isExtensionAlive = (): boolean => {
  try {
    return Boolean(browser.runtime?.id);
  } catch {
    return false;
  }
};

const messaging = defineExtensionMessaging<ExtensionMessages>();

export const sendMessage = messaging.sendMessage;
export const onMessage = messaging.onMessage;
