import { runRecorder } from '../../features/sound/runRecorder.ts';

runRecorder();
