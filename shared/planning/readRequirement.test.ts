import { describe, expect, test } from 'vitest';
import { readRequirement } from './readRequirement.ts';

describe('a requirement', () => {
  test.each([
    [
      'Thorough working knowledge of the Michigan Election Law (Act 116 of 1954).',
      'the Michigan Election Law',
    ],
    ['Knowledge of wound care and palliative care.', 'wound care and palliative care'],
    [
      'Good working knowledge of adult education and training principles and practices.',
      'adult education and training principles and practices',
    ],
  ])('of knowledge: %s', (text, subject) => {
    expect(readRequirement(text)).toEqual({ kind: 'knowledge', subject });
  });

  test('what is used is the subject, not the use', () => {
    expect(readRequirement('Previous use of SharePoint preferred.', 'Preferred skills:')).toEqual({
      kind: 'knowledge',
      subject: 'SharePoint',
    });
  });

  test('of skills keeps their names', () => {
    expect(readRequirement('Excellent time management and organizational skills.')).toEqual({
      kind: 'skill',
      subject: 'time management and organizational skills',
    });
  });

  test('of ability is work', () => {
    expect(
      readRequirement('Ability to explain technical trade-offs to people outside the team'),
    ).toMatchObject({
      kind: 'practice',
      work: { base: 'explain technical trade-offs to people outside the team' },
    });
  });

  test('below "Ability to:" or "Knowledge of:" is read with its heading', () => {
    expect(readRequirement('Troubleshoot voting equipment', 'Ability to:')).toMatchObject({
      kind: 'practice',
      work: { gerund: 'troubleshooting voting equipment' },
    });
    expect(readRequirement('Adult learning theory;', 'Considerable knowledge of:')).toEqual({
      kind: 'knowledge',
      subject: 'adult learning theory',
    });
  });

  test('of schooling, papers and years is quoted in the posting’s words', () => {
    const text =
      'Bachelor’s degree in public administration; or an equivalent combination of both.';
    const read = readRequirement(text);
    expect(read).toMatchObject({ kind: 'credential', what: 'education' });
    expect(read?.kind === 'credential' && text.includes(read.quote)).toBe(true);
    expect(readRequirement('3 years of experience in back-end development')).toMatchObject({
      kind: 'credential',
      what: 'years',
    });
    expect(readRequirement('Valid driver’s license required')).toEqual({
      kind: 'credential',
      what: 'licence',
      quote: 'Valid driver’s license',
    });
  });

  test.each([
    [
      'Bachelor’s Degree in Economics, Law, Political Science or a related field from an accredited institution of higher learning recognized by the Department of Education',
      'Bachelor’s Degree in Economics, Law, Political Science or a related field from an accredited institution',
    ],
    [
      '3-4 years of experience working in public policy, elections experience preferred',
      '3-4 years of experience working in public policy',
    ],
    [
      'Degree in accounting, finance or related field is desired',
      'Degree in accounting, finance or related field',
    ],
    ['Must possess and maintain a valid driver’s license', 'a valid driver’s license'],
    [
      'Education level acquired through completion of high school and three years of safety and regulatory or law enforcement experience at the higher level',
      'Education level acquired through completion of high school',
    ],
  ])('is quoted whole, never broken off within a list: %s', (text, quote) => {
    expect(readRequirement(text)).toMatchObject({ kind: 'credential', quote });
    expect(text).toContain(quote);
  });

  test('of any papers at all is nothing to ask for', () => {
    expect(readRequirement('Any relevant certifications')?.kind).not.toBe('credential');
  });

  test('of skills with others is asked about by the last', () => {
    expect(readRequirement('Leadership with creative and critical thinking skills')).toEqual({
      kind: 'skill',
      subject: 'creative and critical thinking skills',
    });
  });

  test('is not made of anything', () => {
    for (const text of ['', 'Hello there', 'We are open from nine to five.'])
      expect(readRequirement(text)).toBeNull();
  });
});
