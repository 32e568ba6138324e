import { describe, expect, it } from 'vitest';
import { checkIntegrity, formatTokens } from './fetchSpeechModel.ts';

describe('checkIntegrity', () => {
  const integrity =
    'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';

  it('passes the bytes it stands for and refuses all others', () => {
    expect(() => checkIntegrity(Buffer.from('abc'), integrity)).not.toThrow();
    expect(() => checkIntegrity(Buffer.from('abd'), integrity)).toThrow(/damaged/);
  });
});

describe('formatTokens', () => {
  it('writes the bytes of each token, and names for the ids past the vocabulary', () => {
    const lines = formatTokens(['<unk>', '▁it', '<0xE2>']).split('\n');
    const tokens = lines.map((line) => Buffer.from(line.split(' ')[0] ?? '', 'base64'));
    expect(tokens[1]?.toString()).toBe(' it');
    expect([...(tokens[2] ?? [])]).toEqual([0xe2]);
    expect(tokens[3]?.toString()).toBe('<<ST_0>>');
    expect(lines).toHaveLength(32_769);
    expect(lines[32_767]?.endsWith(' 32767')).toBe(true);
  });
});
