import type { RecognizedWord, TimeSpan } from './speechEngine.ts';

/** What one person, or one channel, said in one go. Times are of the recording, milliseconds. */
export interface SpokenTurn {
  channel: number;
  startMs: number;
  endMs: number;
  words: RecognizedWord[];
}

export interface HeardChannel {
  channel: number;
  /** Where somebody speaks, in order. */
  speech: TimeSpan[];
  /** In order of time. */
  words: RecognizedWord[];
}

/** With a person a channel, a longer breath still belongs to the same turn. */
const pauseBetweenPeopleMs = 1_200;
/** In one channel the pause is the only sign of a new speaker, so a shorter one counts. */
const pauseInOneChannelMs = 700;

/**
 * Turns from voice activity: a new one begins after a pause, or once the other channel has begun to
 * speak since this one stopped. People who talk at once keep their overlapping turns. Speech in
 * which no word was recognized makes no turn.
 */
export function buildTurns(channels: readonly HeardChannel[]): SpokenTurn[] {
  const pauseMs = channels.length > 1 ? pauseBetweenPeopleMs : pauseInOneChannelMs;
  const spoken = channels.flatMap(assignWords).sort((a, b) => a.startMs - b.startMs);
  const turns: SpokenTurn[] = [];
  const open = new Map<number, SpokenTurn>();
  for (const piece of spoken) {
    const own = open.get(piece.channel);
    if (own && piece.startMs - own.endMs <= pauseMs && !isInterrupted(own, open)) {
      own.endMs = Math.max(own.endMs, piece.endMs);
      own.words.push(...piece.words);
    } else {
      const turn = { ...piece, words: [...piece.words] };
      open.set(piece.channel, turn);
      turns.push(turn);
    }
  }
  return turns;
}

/** Somebody else began after this turn's last sound so far. */
function isInterrupted(own: SpokenTurn, open: Map<number, SpokenTurn>): boolean {
  for (const other of open.values()) {
    if (other !== own && other.startMs >= own.endMs) return true;
  }
  return false;
}

/** Gives each word to the stretch of speech it lies in or is nearest to. */
function assignWords({ channel, speech, words }: HeardChannel): SpokenTurn[] {
  const pieces = speech.map((span) => ({ channel, ...span, words: [] as RecognizedWord[] }));
  let at = 0;
  for (const word of words) {
    const middle = (word.startMs + word.endMs) / 2;
    const distance = (index: number) => {
      const piece = pieces[index];
      if (!piece) return Infinity;
      return Math.max(piece.startMs - middle, middle - piece.endMs, 0);
    };
    while (distance(at + 1) < distance(at)) at += 1;
    pieces[at]?.words.push(word);
  }
  return pieces
    .filter((piece) => piece.words.length > 0)
    .map((piece) => ({
      ...piece,
      startMs: Math.min(piece.startMs, piece.words[0]?.startMs ?? Infinity),
      endMs: Math.max(piece.endMs, piece.words.at(-1)?.endMs ?? 0),
    }));
}
