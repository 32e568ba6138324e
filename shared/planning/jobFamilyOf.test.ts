import { describe, expect, test } from 'vitest';
import { familiesNamed, jobFamilyOf, leadsPeople, levelOf } from './jobFamilyOf.ts';
import { jobFamilies } from './library/jobFamilies.ts';

const shows =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id) ? 6 : 0;

test.each([
  ['Product Designer', ['design', 'stakeholders'], 'design'],
  ['Product Manager', ['product', 'design'], 'product'],
  ['Supply Technician', ['warehouse', 'logistics'], 'supply'],
  ['Pizza Maker', ['kitchen', 'food-safety'], 'kitchen'],
  ['HVAC Account Manager', ['customer-service'], 'accounts'],
  ['Greenhouse Production Crew Leader', ['production'], 'production'],
  ['Greenhouse Production Crew Leader', ['growing'], 'growing'],
  ['Equipment Operator II', ['maintenance', 'heavy-equipment'], 'heavy-equipment'],
  ['Billing Administrator', ['records'], 'accounting'],
  ['Motor Vehicle Dispatcher', ['driving'], 'dispatch'],
  ['Dental Nurse', ['patient-care'], 'clinic'],
  ['Caretaker - Hill Junior School', ['teaching'], 'caretaking'],
  ['Compliance Specialist', ['communication'], 'compliance'],
  ['Server / Event Catering', ['guest-service'], 'hospitality'],
  ['Group Exercise Instructor', ['coaching'], 'coaching'],
  ['Reception / Production Assistant', ['media-production'], 'photo-and-video'],
  ['Chief Technology Officer', ['strategy'], 'it-leading'],
  ['Wayfinder', ['communication'], 'any'],
])('a %s whose lines show %s belongs to %s', (title, shown, family) => {
  expect(jobFamilyOf(title, shows(...shown)).id).toBe(family);
});

test('words such as “coordinator” name a kind of job only where nothing else does', () => {
  const named = (title: string) => familiesNamed(title).map(({ id }) => id);
  expect(named('Volunteer Coordinator')).toEqual(['volunteers']);
  expect(named('Accessibility Coordinator')).toEqual(['office']);
});

test.each([
  ['Kitchen Manager', true],
  ['Deputy Director of Training', true],
  ['Shift Supervisor', true],
  ['Product Manager', false],
  ['Account Executive', false],
  ['Nurse', false],
])('whether a %s leads people', (title, leads) => {
  expect(leadsPeople(title)).toBe(leads);
});

test('the level is that of the person, not of those they work for', () => {
  expect(levelOf('Executive Assistant')).toBe('any');
  expect(levelOf('Account Executive')).toBe('any');
  expect(levelOf('Head of Marketing')).toBe('senior');
});

describe('a family', () => {
  const office = /^(?:stakeholders|change|administration|projects|strategy)$/;
  test('of work on one’s feet has nothing that belongs to offices', () => {
    for (const { id, settings, competencies, also } of jobFamilies)
      if (settings.includes('floor'))
        expect(
          [...competencies, ...(also ?? [])].filter((item) => office.test(item)),
          id,
        ).toEqual([]);
  });
});
