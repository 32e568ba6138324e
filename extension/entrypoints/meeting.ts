import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { runMeetingPage } from '../features/capture/runMeetingPage.ts';

/** Registered for the meeting sites that the person allows; see `runSiteScripts`. */
export default defineUnlistedScript(() => void runMeetingPage(window));
