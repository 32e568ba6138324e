import { expect, test } from 'vitest';
import { jobFamilyOf } from './jobFamilyOf.ts';

const shows =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id) ? 6 : 0;

test.each([
  ['Product Designer', ['design', 'stakeholders'], 'design'],
  ['Product Manager', ['product', 'design'], 'product'],
  ['Supply Technician', ['warehouse', 'logistics'], 'warehouse'],
  ['Pizza Maker', ['kitchen', 'food-safety'], 'kitchen'],
  ['HVAC Account Manager', ['customer-service'], 'sales'],
  ['Greenhouse Production Crew Leader', ['teamwork'], 'production'],
  ['Equipment Operator II', ['maintenance', 'construction'], 'construction'],
  ['Billing Administrator', ['records'], 'office'],
  ['Compliance Specialist', ['communication'], 'any'],
])('a %s whose lines show %s belongs to %s', (title, shown, family) => {
  expect(jobFamilyOf(title, shows(...shown)).id).toBe(family);
});
