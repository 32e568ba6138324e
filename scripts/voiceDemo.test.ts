import { describe, expect, it } from 'vitest';
import { parseScript, pauseBefore } from './voiceDemo.ts';
import { splitSentences } from './speakTurn.ts';

const header = 'number: 7\ncandidate: Ana Bell\ninterviewers: Tom Okafor\n';

describe('parseScript', () => {
  it('reads the header and gives every line to its speaker', () => {
    const script = parseScript(`${header}\nTom Okafor: Hi: ready?\nAna Bell: Yes.\n`);
    expect(script).toEqual({
      number: 7,
      candidate: 'Ana Bell',
      turns: [
        { speaker: 'Tom Okafor', text: 'Hi: ready?' },
        { speaker: 'Ana Bell', text: 'Yes.' },
      ],
    });
  });

  it('refuses a line of somebody who is not in the header', () => {
    expect(() => parseScript(`${header}\nSomebody Else: Hello.\n`)).toThrow(/No speaker/);
  });

  it('refuses two interviewers, because there are two channels', () => {
    const two = header.replace('Tom Okafor', 'Tom Okafor, Maya Lindqvist');
    expect(() => parseScript(`${two}\nTom Okafor: Hi.\n`)).toThrow(/exactly one interviewer/);
  });
});

describe('pauseBefore', () => {
  it('lets short replies overlap more readily than long ones', () => {
    expect(pauseBefore('Mm hmm.', 0.2)).toBeLessThan(0);
    expect(pauseBefore('I would start with the data itself.', 0.2)).toBeGreaterThan(0);
  });

  it('stays between 0.3 and 0.7 seconds where nobody overlaps', () => {
    const pauses = [0.5, 0.75, 0.999].map((random) => pauseBefore('Yes.', random));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(700);
  });
});

describe('splitSentences', () => {
  it('splits at the end of a sentence and not inside a number', () => {
    expect(splitSentences('It fell to 4.2 percent. Really? Yes!')).toEqual([
      'It fell to 4.2 percent.',
      'Really?',
      'Yes!',
    ]);
  });
});
