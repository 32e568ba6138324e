interface Choice {
  value: string;
  label: string;
}

export interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Several may be chosen; the menu then stays open. */
  isMultiple?: boolean;
  isSearchable?: boolean;
  /** Sorting always has a value: it cannot be dropped. */
  isDroppable?: boolean;
  onOpen?: () => void;
  /** Where the server searches: told what is typed, after a pause; `choices` are then its answer. */
  onSearch?: (text: string) => void;
  emptyText?: string;
}

/** The chosen in words: the first by its name, more by their number; null when there is none. */
export function choiceValueOf(
  choices: readonly Choice[],
  selected: readonly string[],
): string | null {
  if (selected.length === 0) return null;
  const first = choices.find(({ value }) => value === selected[0])?.label;
  if (first === undefined) return `${selected.length} chosen`;
  return selected.length === 1 ? first : `${first} +${selected.length - 1}`;
}
