import { describe, expect, it } from 'vitest';
import { findLoop, trimLoops } from './findLoop.ts';

describe('trimLoops', () => {
  it('writes a phrase that is repeated over and over once, and keeps what follows', () => {
    const words = `So we begin. ${'Thank you, '.repeat(9)}and now go`.split(' ');
    expect(trimLoops(words).join(' ')).toBe('So we begin. Thank you, and now go');
  });

  it('sees through case, signs and an end in the middle of the phrase', () => {
    const words = 'I see. i see, I see I SEE! I'.split(' ');
    expect(trimLoops(words)).toEqual(['I', 'see.']);
  });

  it('leaves what people repeat alone', () => {
    const words = 'No, no, no, no. Very, very good. Bye, bye bye.'.split(' ');
    expect(findLoop(words)).toBeNull();
    expect(trimLoops(words)).toEqual(words);
  });
});
