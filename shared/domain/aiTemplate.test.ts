import { expect, test } from 'vitest';
import { defaultTemplate, templateFault, type TemplateInput } from './aiTemplate.ts';

const input: TemplateInput = {
  ...{ name: 'Screen', customType: 'CUSTOM', customPrompt: '', visibility: 'PUBLIC' },
  sections: [{ title: 'Motivation', prompt: 'Why do they leave?' }],
  ...{ defaultFor: 'NONE', defaultForPersona: [], defaultForKeywords: [] },
  defaultForMeetingType: [],
};

test.each<[Partial<TemplateInput>, string | null]>([
  [{}, null],
  [{ customType: 'TLDR', sections: [] }, null],
  [{ name: ' ' }, 'Give the template a name.'],
  [{ name: 'n'.repeat(101) }, 'Use at most 100 characters for the name.'],
  [{ sections: [] }, 'Add at least one section.'],
  [{ sections: [{ title: ' ', prompt: 'x' }] }, 'Give every section a title.'],
  [
    { sections: [...input.sections, { title: 'motivation ', prompt: '' }] },
    'There are two sections with the title “motivation”.',
  ],
  [
    { visibility: 'PRIVATE', defaultFor: 'ALL' },
    'Only a template that the team can use can be a default. Choose Team, or no default.',
  ],
  [{ defaultFor: 'MATCHING' }, 'Choose at least one role, keyword or meeting type.'],
])('%j: %s', (change, fault) => {
  expect(templateFault({ ...input, ...change })).toBe(fault);
});

test('the default with the most conditions that all hold is used', () => {
  const all = { ...input, name: 'all', defaultFor: 'ALL' as const };
  const matching = { ...input, defaultFor: 'MATCHING' as const };
  const screens = { ...matching, name: 'screens', defaultForKeywords: ['Recruiter Screen'] };
  const calls = {
    ...screens,
    ...{ name: 'calls', defaultForMeetingType: ['BROWSER' as const] },
    defaultForPersona: ['RECRUITER' as const],
  };
  const chosen = (title: string, type: 'OUTGOING' | 'ZOOM', isRecruiter = true) =>
    defaultTemplate([input, all, screens, calls], {
      ...{ title, type, personas: isRecruiter ? ['RECRUITER'] : [] },
    })?.name;
  expect(chosen('Design portfolio', 'ZOOM')).toBe('all');
  expect(chosen('Ada · recruiter screen', 'ZOOM')).toBe('screens');
  // Every kind of phone call is one meeting type for people.
  expect(chosen('Ada · recruiter screen', 'OUTGOING')).toBe('calls');
  expect(chosen('Ada · recruiter screen', 'OUTGOING', false)).toBe('screens');
  expect(defaultTemplate([input], { type: 'ZOOM', personas: [], title: '' })).toBeNull();
});
