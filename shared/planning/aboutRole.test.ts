import { describe, expect, test } from 'vitest';
import { jobDescriptionTones as tones } from '../domain/plan.ts';
import { writeAboutRole } from './aboutRole.ts';

const write = (uniqueAspects: string, pitch = '', tone: (typeof tones)[number] = 'PROFESSIONAL') =>
  writeAboutRole({ jobTitle: 'Shift Lead', uniqueAspects, pitch, tone });

describe('the text about a role', () => {
  test('says nothing but the title when no words were given', () => {
    for (const tone of tones) {
      const text = write('', '', tone);
      expect(text).toContain('Shift Lead');
      expect(text.split(' ').length).toBeLessThan(12);
      expect(text).not.toMatch(/feedback|coffee|settle|grow|matters|offer|help|better/i);
    }
  });

  test('adds no word of content to those given, in any tone', () => {
    const frame = (tone: (typeof tones)[number]) => new Set(write('', '', tone).split(/\W+/));
    for (const tone of tones) {
      const text = write('Night work', 'Free parking', tone);
      const added = text
        .split(/\W+/)
        .filter((word) => word && !frame(tone).has(word) && !/Night|work|Free|parking/.test(word));
      expect(added.join(' ')).not.toMatch(
        /team|feedback|goal|growth|training|support|coffee|people|learn|career|future|success/i,
      );
    }
  });

  test('what somebody does gets a subject', () => {
    expect(write('runs the night shift of 14 pickers;')).toBe(
      'We are looking for a Shift Lead. The Shift Lead runs the night shift of 14 pickers.',
    );
    expect(write('Runs the night shift\nTrains new pickers')).toContain(
      'The Shift Lead runs the night shift. The Shift Lead also trains new pickers.',
    );
    expect(write('', 'pays every week')).toContain('The job pays every week.');
    expect(write('build the studio up')).toContain('You will build the studio up.');
  });

  test('things stand in a list after their label', () => {
    expect(write('Small team\n- New offices')).toContain(
      'What is particular to the role: Small team and New offices.',
    );
    expect(write('', 'four-day week, work that reaches every clinic in the country')).toContain(
      'Reasons to apply: four-day week, work that reaches every clinic in the country.',
    );
  });

  test('sentences stay as they were typed', () => {
    expect(write('The team is new. We work at night.', 'you learn from the best')).toBe(
      'We are looking for a Shift Lead. The team is new. We work at night. You learn from the best.',
    );
  });

  test('a title with a dollar sign stays as it is', () => {
    expect(
      writeAboutRole({ jobTitle: "Clerk $& $'", uniqueAspects: '', pitch: '', tone: 'FUN' }),
    ).toContain("Clerk $& $'");
  });
});
