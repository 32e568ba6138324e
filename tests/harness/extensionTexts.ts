import english from '../../extension/public/_locales/en/messages.json' with { type: 'json' };

/** As `_locales/<language>/messages.json` holds it. */
export type Catalogue = Readonly<
  Record<string, { message: string; placeholders?: Readonly<Record<string, { content: string }>> }>
>;

/** Reads a catalogue as browsers do: what it lacks is taken from the English one. */
export const textsOf = (catalogue: Catalogue = english) => ({
  getMessage(key: string, values: readonly string[] = []): string {
    const entry = catalogue[key] ?? (english as Catalogue)[key];
    return (entry?.message ?? '').replace(/\$(\w+)\$/g, (_, name: string) => {
      const content = entry?.placeholders?.[name.toLowerCase()]?.content ?? '';
      return values[Number(content.slice(1)) - 1] ?? '';
    });
  },
});
