/** A demo interview as its text file says it. */
export interface DemoInterview {
  number: number;
  candidate: string;
  candidateEmail: string;
  position: string;
  stage: string;
  guide: string;
  interviewers: string[];
  daysAgo: number;
  type: string;
  rating: number | null;
  turns: { speaker: string; text: string }[];
}

/** Reads "key: value" lines up to the first empty one, then "Name: words" turns. */
export function parseInterview(text: string): DemoInterview {
  const [header = '', ...rest] = text.replaceAll('\r', '').split('\n\n');
  const fields = new Map(
    header.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const field = (key: string): string => {
    const value = fields.get(key);
    if (value === undefined) throw new Error(`The interview has no ${key}`);
    return value;
  };
  const interviewers = field('interviewers')
    .split(',')
    .map((name) => name.trim());
  const people = [field('candidate'), ...interviewers];
  const turns: DemoInterview['turns'] = [];
  for (const line of rest.join('\n').split('\n')) {
    if (line.trim() === '') continue;
    const speaker = people.find((name) => line.startsWith(`${name}:`));
    const last = turns.at(-1);
    if (speaker) turns.push({ speaker, text: line.slice(speaker.length + 1).trim() });
    else if (last) last.text += ` ${line.trim()}`;
    else throw new Error(`Nobody says: ${line}`);
  }
  return {
    number: Number(field('number')),
    candidate: field('candidate'),
    candidateEmail: field('candidateEmail'),
    position: field('position'),
    stage: field('stage'),
    guide: field('guide'),
    interviewers,
    daysAgo: Number(field('daysAgo')),
    type: field('type'),
    rating: field('rating') === '' ? null : Number(field('rating')),
    turns,
  };
}
