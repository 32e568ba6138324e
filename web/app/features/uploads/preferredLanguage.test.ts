import { expect, it } from 'vitest';
import { preferredLanguage } from './preferredLanguage.ts';

it('prefers the exact language, then a near one, then what is offered at all', () => {
  expect(preferredLanguage(['en', 'pt-BR', 'pt'], ['pt', 'en'])).toBe('pt');
  expect(preferredLanguage(['de', 'en'], ['en-GB', 'de'])).toBe('en');
  expect(preferredLanguage(['fr'], ['en-US'])).toBe('fr');
  expect(preferredLanguage([], ['en-US'])).toBeNull();
});
