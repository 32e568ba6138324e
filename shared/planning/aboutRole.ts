import { splitSentences } from '../analysis/splitSentences.ts';
import type { JobDescriptionTone } from '../domain/plan.ts';
import { indefiniteArticle } from '../domain/indefiniteArticle.ts';
import { phraseShape } from './phraseShape.ts';

export interface AboutRoleRequest {
  jobTitle: string;
  /** What is special about the role, in the person's own words; may be empty. */
  uniqueAspects: string;
  /** Why somebody should want it, in the person's own words; may be empty. */
  pitch: string;
  tone: JobDescriptionTone;
}

/** How a tone frames the person's words. None of it may be a fact or a promise. */
interface Voice {
  /** {a title} stands for the title with its article, {title} for it alone. */
  opening: string;
  /** Who does what a phrase says that begins with a verb: "runs the night shift". */
  doer: string;
  aspects: string;
  pitch: string;
  isPitchFirst: boolean;
  closing: string;
}

const voices: Readonly<Record<JobDescriptionTone, Voice>> = {
  FRIENDLY: {
    opening: 'Hello! We are looking for {a title}.',
    doer: 'Our {title}',
    aspects: 'What makes this role special:',
    pitch: 'Why you may like it:',
    isPitchFirst: false,
    closing: 'Does this sound like you?',
  },
  FUN: {
    opening: 'Wanted: {a title}!',
    doer: 'Our {title}',
    aspects: 'What you will not find in every job:',
    pitch: 'Why you might want it:',
    isPitchFirst: false,
    closing: 'Tempted?',
  },
  INSPIRATIONAL: {
    opening: 'Picture yourself as our next {title}.',
    doer: 'Our {title}',
    aspects: 'What sets this role apart:',
    pitch: 'Why it could be yours:',
    isPitchFirst: true,
    closing: '',
  },
  PROFESSIONAL: {
    opening: 'We are looking for {a title}.',
    doer: 'The {title}',
    aspects: 'What is particular to the role:',
    pitch: 'Reasons to apply:',
    isPitchFirst: false,
    closing: '',
  },
  VISIONARY: {
    opening: 'Look ahead with us: our next {title} could be you.',
    doer: 'Our next {title}',
    aspects: 'What is different here:',
    pitch: 'Why you would join us:',
    isPitchFirst: true,
    closing: '',
  },
};

/**
 * The text about a role: the person's own words, joined to sentences and framed in the chosen tone.
 * Nothing is claimed that they did not say; without any words it says no more than the title does.
 */
export function writeAboutRole({ jobTitle, uniqueAspects, pitch, tone }: AboutRoleRequest): string {
  const voice = voices[tone];
  const title = jobTitle.replace(/\s+/g, ' ').trim() || 'colleague';
  const withTitle = (frame: string) =>
    frame
      .replaceAll('{a title}', () => `${indefiniteArticle(title)} ${title}`)
      .replaceAll('{title}', () => title);
  const aspects = tell(uniqueAspects, voice.aspects, withTitle(voice.doer));
  const reasons = tell(pitch, voice.pitch, 'The job');
  const own = voice.isPitchFirst ? [...reasons, ...aspects] : [...aspects, ...reasons];
  const closing = own.length > 0 && voice.closing !== '' ? [voice.closing] : [];
  return [withTitle(voice.opening), ...own, ...closing].join(' ');
}

/** Sentences of the person's words: verbs get a subject, things stand as a list after their label. */
function tell(words: string, label: string, doer: string): string[] {
  const sentences: string[] = [];
  const things: string[] = [];
  let verbs = 0;
  for (const piece of pieces(words)) {
    const shape = phraseShape(piece);
    const bare = piece.replace(/[.;,:\s]+$/, '');
    if (shape === 'sentence') sentences.push(asSentence(piece));
    else if (shape === 'thing') things.push(bare);
    else if (shape === 'does') {
      sentences.push(`${doer} ${verbs > 0 ? 'also ' : ''}${lowerFirst(bare)}.`);
      verbs += 1;
    } else sentences.push(`You will ${lowerFirst(bare)}.`);
  }
  return things.length === 0 ? sentences : [...sentences, `${label} ${listed(things)}.`];
}

/** Lines, items and sentences apart; bullets go. */
function pieces(words: string): string[] {
  return words
    .split(/\n+|;\s+/)
    .map((line) => line.replace(/^[\s•·*–—-]+/, '').replace(/\s+/g, ' '))
    .flatMap((line) => splitSentences(line).map(({ start, end }) => line.slice(start, end)))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function asSentence(piece: string): string {
  const text = piece.replace(/[;,:\s]+$/, '');
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]["'”’)\]]*$/.test(capital) ? capital : `${capital}.`;
}

/** "a, b and c"; items that have commas or "and" themselves are parted by semicolons. */
function listed(things: readonly string[]): string {
  if (things.some((thing) => /,|\band\b/.test(thing))) return things.join('; ');
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
