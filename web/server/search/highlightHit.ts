import type { SearchHit } from '#shared/domain/searchHit.ts';
import {
  highlightText,
  snippetText,
  termsIn,
  type HighlightTags,
  type Marker,
} from './highlightText.ts';

export interface HighlightOptions {
  tags: HighlightTags;
  ellipsis: string;
  /** Attributes, or `*`. */
  highlighted: readonly string[];
  /** "attribute:words" */
  snippets: readonly string[];
}
const defaultSnippetWords = 40;

/** The hit with its texts marked and shortened as asked. */
export function highlightHit(
  hit: SearchHit,
  marker: Marker,
  { tags, ellipsis, highlighted, snippets }: HighlightOptions,
): SearchHit {
  const asks = (attribute: string) =>
    highlighted.some(
      (item) => item === '*' || item === attribute || attribute.startsWith(`${item}.`),
    );
  const mark = (text: string) => highlightText(text, marker, tags);
  const marked = <Shape extends object>(
    attribute: string,
    text: string | null | undefined,
    shape: (value: ReturnType<typeof mark>) => Shape,
  ): Shape | object => (text != null && asks(attribute) ? shape(mark(text)) : {});
  const wordsIn = new Map(
    snippets.map((snippet): [string, number] => {
      const [attribute = '', count] = snippet.split(':');
      return [attribute, Math.min(1000, Number(count) || defaultSnippetWords)];
    }),
  );
  const snippetsOf = (attribute: string, texts: readonly { text: string }[]) => {
    const length = wordsIn.get(attribute) ?? wordsIn.get('*');
    return length === undefined
      ? undefined
      : texts.map(({ text }) => ({ text: snippetText(text, marker, tags, length, ellipsis) }));
  };
  const [said, noted] = [
    snippetsOf('transcript_segments.text', hit.transcript_segments),
    snippetsOf('notes.text', hit.notes),
  ];
  const candidate = {
    ...marked('candidate.name', hit.candidate?.name, (name) => ({ name })),
    ...marked('candidate.phoneNumber', hit.candidate?.phoneNumber, (phoneNumber) => ({
      phoneNumber,
    })),
  };
  return {
    ...hit,
    _highlightResult: {
      ...marked('name', hit.name, (name) => ({ name })),
      ...marked('stage', hit.stage, (stage) => ({ stage })),
      ...marked('position.display_title', hit.position?.display_title, (title) => ({
        position: { display_title: title },
      })),
      ...marked('client.name', hit.client?.name, (name) => ({ client: { name } })),
      ...('name' in candidate ? { candidate: candidate as never } : {}),
      ...(asks('interviewers.name')
        ? { interviewers: hit.interviewers.map(({ name }) => ({ name: mark(name) })) }
        : {}),
      ...(asks('transcript_segments.text')
        ? { transcript_segments: hit.transcript_segments.map(({ text }) => ({ text: mark(text) })) }
        : {}),
      ...(asks('notes.text') ? { notes: hit.notes.map(({ text }) => ({ text: mark(text) })) } : {}),
    },
    _snippetResult: {
      ...(said ? { transcript_segments: said } : {}),
      ...(noted ? { notes: noted } : {}),
    },
  };
}

/** The words of the query that candidates and interviewers say in the quotes of a hit. */
export function matchedWords(
  segments: SearchHit['transcript_segments'],
  marker: Marker,
): SearchHit['matched_words'] {
  const words = { candidate: new Set<string>(), interviewers: new Set<string>() };
  for (const { role, text } of segments) {
    const of = role === 'CANDIDATE' ? words.candidate : words.interviewers;
    if (role === 'UNKNOWN') continue;
    for (const place of termsIn(text, marker))
      for (const word of marker.terms[place]?.words ?? []) of.add(word);
  }
  return { candidate: [...words.candidate], interviewers: [...words.interviewers] };
}
