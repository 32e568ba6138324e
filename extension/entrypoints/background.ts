import { defineBackground } from 'wxt/utils/define-background';
import { runBackground } from '../features/assistant/runBackground.ts';

export default defineBackground({ type: 'module', main: runBackground });
