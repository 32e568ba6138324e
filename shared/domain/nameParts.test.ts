import { expect, it } from 'vitest';
import { nameParts } from './nameParts.ts';

it.each([
  ['Sam Roe', 'Sam', 'Roe'],
  ['Lopez, Ana M. (she/her)', 'Ana M.', 'Lopez'],
  ['Dr. Maria Lastname (Northwind Health)', 'Maria', 'Lastname'],
  ['Ana María de la Cruz', 'Ana María', 'de la Cruz'],
  ['Grace Achieng, PhD', 'Grace', 'Achieng'],
  ['Ana Lopez - she/her', 'Ana', 'Lopez'],
])('%s is %s | %s', (name, firstName, lastName) => {
  expect(nameParts(name)).toEqual({ firstName, lastName });
});

it.each([
  'Sam',
  'Speaker 2',
  'Candidate',
  'Speaker',
  '+1 555 0100',
  'Room 4B Berlin',
  'the team',
  '',
])('%j is no full name of a person', (name) => {
  expect(nameParts(name)).toBeNull();
});
