import { describe, expect, it } from 'vitest';
import { roleOfName, suggestedPeople } from './suggestSpeaker.ts';

describe('suggestedPeople', () => {
  it('are the candidate and the interviewers, each name once', () => {
    expect(suggestedPeople('Ada Byron', ['Bo Chen', 'Ada Byron', 'Cy Diaz'])).toEqual([
      { name: 'Ada Byron', role: 'CANDIDATE' },
      { name: 'Bo Chen', role: 'INTERVIEWER' },
      { name: 'Cy Diaz', role: 'INTERVIEWER' },
    ]);
    expect(suggestedPeople(null, [])).toEqual([]);
  });
});

describe('roleOfName', () => {
  const people = suggestedPeople('Ada Byron', ['Bo Chen']);
  it('follows a known name, however it is typed', () => {
    expect(roleOfName(' ada byron ', people, 'UNKNOWN')).toBe('CANDIDATE');
    expect(roleOfName('Bo Chen', people, 'CANDIDATE')).toBe('INTERVIEWER');
  });
  it('stays for everybody else', () => {
    expect(roleOfName('Guest', people, 'INTERVIEWER')).toBe('INTERVIEWER');
  });
});
