import { formatDateTime } from '../../../../shared/domain/time.ts';
import classes from './EngineFacts.module.css';

export interface EngineRun {
  name: string;
  version: string;
  trust: 'rough' | 'good';
  finishedAt: string;
}

/** One line above the words: how far to trust them. */
export function EngineNote({ engine }: { engine: EngineRun }) {
  return (
    <span>{engine.trust === 'rough' ? `Rough transcript, ${engine.name}.` : engine.name}</span>
  );
}

interface EngineFactsProps {
  engine: EngineRun;
  languageCode: string | null;
  /** IANA name of the reader's zone. */
  zone: string;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Which engine wrote the transcript, when, and what that means for the reader. */
export function EngineFacts({ engine, languageCode, zone }: EngineFactsProps) {
  const isWritten = isImported(engine) || isMadeUp(engine);
  return (
    <section aria-labelledby="engine-title">
      <h2 id="engine-title" className={classes.heading}>
        How it was written
      </h2>
      <p className={classes.text}>
        {isWritten
          ? engine.name
          : `${engine.trust === 'rough' ? 'Rough transcript, ' : 'Transcribed by '}${engine.name} ${engine.version}`}
        {languageCode && `, in ${names.of(languageCode) ?? languageCode}`}, on{' '}
        <time dateTime={engine.finishedAt} title={formatDateTime(engine.finishedAt, zone, true)}>
          {formatDateTime(engine.finishedAt, zone)}
        </time>
        .
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
  if (isMadeUp(engine)) return 'The words were written for the demo, not recognized from sound.';
  if (engine.trust === 'rough')
    return 'Expect mistakes: about one word in seven on clear speech, and more than one in three when people talk fast or at once. Listen to a passage before you rely on it.';
  return 'Most words are right, names and figures least surely. Listen to a passage before you quote it.';
}
