import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import classes from './FilterColumn.module.css';
import { FoldSection } from './FoldSection.tsx';
import { facetLabels, facetValueLabel } from './searchFilters.ts';
import type { FacetKey } from './searchFilters.ts';
import { mostValues } from './searchRequests.ts';

interface FacetValue {
  value: string;
  count: number;
}

interface FacetSectionProps {
  facet: FacetKey;
  counts: Readonly<Record<string, number>>;
  selected: readonly string[];
  onChange: (values: string[]) => void;
  /** Asks the index for values, where there are more than it told. */
  onSearch: (words: string) => Promise<FacetValue[]>;
}

const shownFirst = 6;
const pauseMs = 200;
const openFirst: readonly FacetKey[] = ['interviewer', 'position', 'stage'];

/** One filter by value: tick what is wanted; many values can be searched in. */
export function FacetSection({ facet, counts, selected, onChange, onSearch }: FacetSectionProps) {
  const [words, setWords] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const all = facetValues(counts, selected);
  const isMore = Object.keys(counts).length >= mostValues;
  const found = useFoundValues(words, isMore ? onSearch : null);
  if (all.length === 0) return null;

  const label = facetLabels[facet];
  const wanted = words.trim().toLowerCase();
  const matching =
    wanted === ''
      ? all
      : (found ??
        all.filter(({ value }) => facetValueLabel(facet, value).toLowerCase().includes(wanted)));
  const shown = isWhole || wanted !== '' ? matching : matching.slice(0, shownFirst);
  const toggle = (value: string) =>
    onChange(
      selected.includes(value) ? selected.filter((item) => item !== value) : [...selected, value],
    );
  return (
    <FoldSection label={label} setCount={selected.length} isOpenFirst={openFirst.includes(facet)}>
      {all.length > shownFirst && (
        <TextInput
          size="xs"
          type="search"
          aria-label={`Find in ${label.toLowerCase()}`}
          placeholder="Find"
          value={words}
          maxLength={100}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <ul className={classes.values} aria-label={label}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <label className={classes.value}>
              <input
                type="checkbox"
                checked={selected.includes(value)}
                onChange={() => toggle(value)}
              />
              <span className={classes.name} title={facetValueLabel(facet, value)}>
                {facetValueLabel(facet, value)}
              </span>
              <span className={classes.count}>{count.toLocaleString('en-US')}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <span className={classes.soft}>No results found.</span>}
      {wanted === '' && all.length > shownFirst && (
        <Button
          variant="subtle"
          size="compact-xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${isMore ? 'of these' : all.length}`}
        </Button>
      )}
    </FoldSection>
  );
}

/** The index's answer to the words, or null while there is none (then what is known is searched). */
function useFoundValues(words: string, onSearch: FacetSectionProps['onSearch'] | null) {
  const [asked] = useDebouncedValue(words.trim(), pauseMs);
  const [found, setFound] = useState<{ words: string; values: FacetValue[] } | null>(null);
  const isSearchable = onSearch !== null;
  const search = useEffectEvent((text: string) => onSearch?.(text) ?? Promise.resolve([]));
  useEffect(() => {
    if (!isSearchable || asked === '') return;
    let isOver = false;
    search(asked).then(
      (values) => {
        if (!isOver) setFound({ words: asked, values });
      },
      // What is known already is searched then.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [asked, isSearchable]);
  return onSearch && found?.words === words.trim() ? found.values : null;
}

/** Chosen values first, even those that nothing holds any more, then the most frequent. */
export function facetValues(
  counts: Readonly<Record<string, number>>,
  selected: readonly string[],
): FacetValue[] {
  const chosen = selected.map((value) => ({ value, count: counts[value] ?? 0 }));
  const others = Object.entries(counts)
    .filter(([value]) => !selected.includes(value))
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return [...chosen, ...others];
}
