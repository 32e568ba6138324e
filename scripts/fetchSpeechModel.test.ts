import { describe, expect, it } from 'vitest';
import { formatTokens } from './fetchSpeechModel.ts';

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
