import { defineContentScript } from 'wxt/utils/define-content-script';
import { passAppMessages } from '../features/session/passAppMessages.ts';

/** Registered for the one server that is entered in the options; see `listenToApp`. */
export default defineContentScript({
  registration: 'runtime',
  matches: [],
  main: ({ signal }) => passAppMessages(window, signal),
});
