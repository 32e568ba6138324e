import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { collectSound } from '../features/sound/collectSound.ts';

export default defineUnlistedScript(collectSound);
