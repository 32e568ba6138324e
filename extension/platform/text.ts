import type english from '../public/_locales/en/messages.json';

type Catalogue = typeof english;
type Key = keyof Catalogue;

/** Texts with a form for each kind of number. English has two; another language may add `…_few` or others. */
type Form = Intl.LDMLPluralRule;
export type CountedKey = { [K in Key]: K extends `${infer Name}_other` ? Name : never }[Key];

type SingleKey = Exclude<Key, `${CountedKey}_${Form}`>;
/** A text of `_locales/en/messages.json` that stands as it is. */
export type TextKey = {
  [K in SingleKey]: Catalogue[K] extends { placeholders: object } ? never : K;
}[SingleKey];

type ValuesOf<Entry, Value> = Entry extends { placeholders: infer Names }
  ? { readonly [Name in keyof Names]: Value }
  : never;
type Values<K extends Key> = ValuesOf<Catalogue[K], string | number>;

// Scripts in pages and the background know it too, in Chromium's browsers and in Firefox.
declare const chrome: { i18n: { getMessage(key: string, values: string[]): string } };

/** The browser hands values over by number: in the catalogues they count in the order of their names. */
const numbered = (values: object): string[] => Object.keys(values).toSorted();

/** False in the hidden pages of Chromium's browsers, to which they hand no texts. */
export const hasTexts = (): boolean => 'i18n' in chrome;

/** A text for people in the language of their browser; in English where `_locales` does not have theirs. */
export function text<K extends SingleKey>(
  key: K,
  ...[values]: [Values<K>] extends [never] ? [] : [values: Values<K>]
): string {
  return read(key, values ?? {});
}

/** The form of a text that fits `count`. */
export function countText<K extends CountedKey>(
  key: K,
  values: Values<`${K}_other`> & { readonly count: number },
): string {
  const form = new Intl.PluralRules(text('language')).select(values.count);
  return read(`${key}_${form}`, values) || read(`${key}_other`, values);
}

/** A text whose values are elements of a page, in the order of its language. */
export function textParts<K extends SingleKey, Part>(
  key: K,
  parts: ValuesOf<Catalogue[K], Part>,
): (string | Part)[] {
  const named = parts as Record<string, Part>;
  const marks = Object.fromEntries(numbered(parts).map((name) => [name, mark + name + mark]));
  return read(key, marks)
    .split(mark)
    .flatMap((piece, at) => (at % 2 === 0 ? piece : (named[piece] ?? [])));
}

/** Of Unicode's private use: no text holds it. */
const mark = '\uE000';

const read = (key: string, values: object): string => {
  const named = values as Record<string, unknown>;
  return (
    chrome.i18n.getMessage(
      key,
      numbered(values).map((name) => String(named[name])),
    ) ||
    (packaged[key]?.message.replace(/\$(\w+)\$/g, (_, name: string) =>
      String(named[name.toLowerCase()]),
    ) ??
      '')
  );
};

let packaged: Partial<Record<string, { message: string }>> = {};

/**
 * Awaited before one of the extension's pages is drawn: to a page that opens just as the extension is installed,
 * Chromium may hand no texts as long as it stands. It reads the English ones of the package then.
 */
export async function loadTexts(): Promise<void> {
  if (text('extensionName') !== '') return;
  const answer = await fetch('/_locales/en/messages.json');
  packaged = (await answer.json()) as typeof packaged;
}
