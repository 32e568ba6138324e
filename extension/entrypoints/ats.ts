import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFieldTools } from '../sites/ats/fieldTools.ts';

/** Put into the page of an applicant tracking system when the person exports a text; see `atsTabs`. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { rapportFields: createFieldTools(window) });
});
