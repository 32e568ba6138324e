import { runRecorder } from '../../features/sound/runRecorder.ts';
import { showRecorderPage } from '../../features/sound/showRecorderPage.ts';

showRecorderPage(document);
runRecorder();
