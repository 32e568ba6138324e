import type { JobDescriptionTone } from '../domain/plan.ts';

export interface AboutRoleRequest {
  jobTitle: string;
  /** What is special about the role, in the person's own words; may be empty. */
  uniqueAspects: string;
  /** Why somebody should want it, in the person's own words; may be empty. */
  pitch: string;
  tone: JobDescriptionTone;
}

interface Voice {
  /** {a title} stands for the title with its article, {title} for it alone. */
  opening: string;
  aspects: string;
  pitch: string;
  closing: string;
}

const voices: Readonly<Record<JobDescriptionTone, Voice>> = {
  FRIENDLY: {
    opening: 'Hello! We would love to meet {a title} who enjoys good work with good people.',
    aspects: 'Here is what makes the job special:',
    pitch: 'And here is what is in it for you:',
    closing: 'Come as you are, ask us anything, and we will help you settle in.',
  },
  FUN: {
    opening:
      'Some jobs you do, and some you talk about at dinner. We are looking for {a title} for the second sort.',
    aspects: 'The good bits:',
    pitch: 'What you get out of it:',
    closing: 'Bring curiosity and a sense of humor. We bring the rest, coffee included.',
  },
  INSPIRATIONAL: {
    opening: 'One {title} can make many days better for other people. You could be the one.',
    aspects: 'Here is what you will do:',
    pitch: 'This is how you will grow with it:',
    closing: 'What you do here matters, and you will see that it does.',
  },
  PROFESSIONAL: {
    opening: 'We are looking for {a title}.',
    aspects: 'The role stands out for this:',
    pitch: 'We offer:',
    closing: 'You will work with clear goals, regular feedback and the means to do the job well.',
  },
  VISIONARY: {
    opening: 'We are building what comes next, and we need {a title} to help shape it.',
    aspects: 'What you will work on:',
    pitch: 'Where it can take you:',
    closing: 'In a few years people will take for granted what you begin here.',
  },
};

/**
 * The text about a role: our sentences in the chosen tone around the person's own words, which stay as
 * they were typed. Without any of them it says no more than the title does.
 */
export function writeAboutRole({ jobTitle, uniqueAspects, pitch, tone }: AboutRoleRequest): string {
  const voice = voices[tone];
  const title = jobTitle.replace(/\s+/g, ' ').trim() || 'colleague';
  return [
    voice.opening
      .replaceAll('{a title}', `${article(title)} ${title}`)
      .replaceAll('{title}', title),
    introduce(voice.aspects, uniqueAspects),
    introduce(voice.pitch, pitch),
    voice.closing,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whole sentences stand on their own; fragments and lists come after a colon. */
function introduce(label: string, words: string): string {
  const lines = words
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^[\s•*–—-]+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
  if (lines.length === 0) return '';
  const isProse = lines.length === 1 && /[.!?]$/.test(lines[0] ?? '');
  if (isProse) return lines.join(' ');
  const list = lines.map((line) => line.replace(/[.;,]+$/, '')).join('; ');
  return `${label} ${list}.`;
}

const article = (title: string): string =>
  /^(?:[aeio]|u(?!ni|se|k\b)|(?:HR|IT|ML|MRI|SAP|SEO|SQL|X-?ray)\b)/i.test(title) ? 'an' : 'a';
