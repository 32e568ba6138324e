import { afterEach, expect, test, vi } from 'vitest';
import { textsOf, type Catalogue } from '../../tests/harness/extensionTexts.ts';
import english from '../public/_locales/en/messages.json' with { type: 'json' };
import { countText, hasTexts, loadTexts, text, textParts } from './text.ts';

const speak = (catalogue: Catalogue) => vi.stubGlobal('chrome', { i18n: textsOf(catalogue) });

/** Every text in brackets, with its values the other way round: as another language would order them. */
const mirrored: Catalogue = Object.fromEntries(
  Object.entries(english as Catalogue).map(([key, entry]) => {
    const values = [...entry.message.matchAll(/\$\w+\$/g)].map(([value]) => value);
    return [key, { ...entry, message: `⟦${values.toReversed().join(' ')}⟧` }];
  }),
);

afterEach(() => vi.unstubAllGlobals());

test('a text has its values where the sentence names them, whatever they hold', () => {
  expect(text('signIn')).toBe('Sign in');
  expect(text('managedVersion', { organization: 'A $1 & $B$', version: '1.0' })).toBe(
    'Version 1.0 · Managed by A $1 & $B$',
  );
});

test('another language orders the values of its sentences as it needs', () => {
  speak(mirrored);
  expect(text('managedVersion', { organization: 'Hooli', version: '1.0' })).toBe('⟦Hooli 1.0⟧');
  const host = { host: 'elements may be values' };
  expect(textParts('connectedAs', { name: 'Ann', host })).toEqual(['⟦', host, ' ', 'Ann', '⟧']);
});

test('what another language does not have yet is in English', () => {
  speak({ signIn: { message: 'Anmelden' } });
  expect([text('signIn'), text('signOut')]).toEqual(['Anmelden', 'Sign out']);
});

test('a number takes the form that the language of the catalogue has for it', () => {
  expect(countText('signOutDeletes', { count: 1 })).toMatch(/^1 interview is /);
  expect(countText('signOutDeletes', { count: 3 })).toMatch(/^3 interviews are /);
  const placeholders = { count: { content: '$1' } };
  speak({
    language: { message: 'pl' },
    signOutDeletes_few: { message: '$COUNT$ rozmowy', placeholders },
    signOutDeletes_other: { message: '$COUNT$ rozmów', placeholders },
  });
  expect(countText('signOutDeletes', { count: 3 })).toBe('3 rozmowy');
  expect(countText('signOutDeletes', { count: 5 })).toBe('5 rozmów');
});

test('a page to which the browser hands no texts has those of the package', async () => {
  vi.stubGlobal('chrome', { i18n: { getMessage: () => '' } });
  const fetched = vi.fn(async () => Response.json(english));
  vi.stubGlobal('fetch', fetched);
  await loadTexts();
  expect(fetched).toHaveBeenCalledWith('/_locales/en/messages.json');
  expect(text('managedVersion', { organization: 'A $1 & $B$', version: '1.0' })).toBe(
    'Version 1.0 · Managed by A $1 & $B$',
  );
  expect(textParts('connectedAs', { name: 'Ann', host: 7 })).toContain(7);
  expect(countText('signOutDeletes', { count: 3 })).toMatch(/^3 interviews are /);
});

test('the hidden page that records has no texts', () => {
  expect(hasTexts()).toBe(true);
  vi.stubGlobal('chrome', {});
  expect(hasTexts()).toBe(false);
});
