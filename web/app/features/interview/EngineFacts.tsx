import { When } from '../../ui/When.tsx';
import { titleOf, type EngineRun } from './EngineNote.tsx';
import classes from './EngineFacts.module.css';

interface EngineFactsProps {
  engine: EngineRun;
  languageCode: string | null;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Which engine wrote the transcript, when, and what that means for the reader. */
export function EngineFacts({ engine, languageCode }: EngineFactsProps) {
  const isWritten = isImported(engine) || isMadeUp(engine);
  return (
    <section aria-labelledby="engine-title">
      <h2 id="engine-title" className={classes.heading}>
        About this transcript
      </h2>
      <p className={classes.text}>
        {isWritten
          ? titleOf(engine)
          : `${engine.trust === 'rough' ? 'Rough transcript, ' : 'Transcribed by '}${engine.name} ${engine.version}`}
        {languageCode && `, in ${names.of(languageCode) ?? languageCode}`}, on{' '}
        <When at={engine.finishedAt} isExact />.
      </p>
      <p className={classes.text}>{adviceOn(engine)}</p>
    </section>
  );
}

const isImported = ({ name }: EngineRun) => name.startsWith('Imported from');
const isMadeUp = ({ name }: EngineRun) => name.startsWith('Demo transcript');

function adviceOn(engine: EngineRun): string {
  if (isImported(engine))
    return 'The words and speakers are those of the file. Where it had no times for single words, or none at all, they are estimated.';
  if (isMadeUp(engine))
    return 'It was written by hand for the demo, not transcribed from a recording.';
  if (engine.trust === 'rough')
    return 'Expect mistakes: about one word in seven on clear speech, and more than one in three when people talk fast or at once. Listen to a passage before you rely on it.';
  return 'Names and numbers may be wrong. Listen to a passage before you quote it.';
}
