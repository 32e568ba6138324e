import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { passAppMessages } from '../features/session/passAppMessages.ts';

/** Registered for the one server that somebody signed in at; see `listenToApp`. */
export default defineUnlistedScript(() => passAppMessages(window));
