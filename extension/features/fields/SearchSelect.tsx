import { useEffect, useState } from 'react';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import { text } from '../../platform/text.ts';

export interface Choice {
  id: string;
  label: string;
}

/** A way to make what is typed, where nothing of that name is found. */
export interface Creation<Made extends Choice> {
  /** Where it is made, of several places. */
  place: Choice | null;
  create(name: string): Promise<Made>;
}

interface SearchSelectProps<Found extends Choice> {
  label: string;
  placeholder: string;
  nothingFound: string;
  /** Asked again as one types. */
  find(query: string): Promise<Found[]>;
  /** Each is a choice of its own. */
  creations?: readonly Creation<NoInfer<Found>>[];
  value: NoInfer<Found> | null;
  onChange(choice: NoInfer<Found> | null): void;
}

const creationPrefix = 'create:';
const loadAgainMs = 5_000;

/** A choice out of what the server finds for the typed words, or of what it makes of them. */
export function SearchSelect<Found extends Choice>(props: SearchSelectProps<Found>) {
  const { find, creations = [], value, onChange, ...field } = props;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ query: string; choices: Found[] }>({
    query: '',
    choices: [],
  });
  const [problem, setProblem] = useState<string | null>(null);
  /** Why the list is not there. Nobody has done anything wrong, and it is not needed to go on. */
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      find(query).then(
        (choices) => {
          if (!isCurrent) return;
          setFound({ query, choices });
          setMissing(null);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setMissing(messageOf(error));
          again = setTimeout(() => void load(), loadAgainMs);
        },
      );
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [query, find]);
  const name = found.query.trim();
  const isNew =
    name !== '' && !found.choices.some(({ label }) => label.toLowerCase() === name.toLowerCase());
  const options = isNew
    ? creations.map(({ place }) => ({
        value: creationPrefix + (place?.id ?? ''),
        label: place
          ? text('createNamedIn', { name, place: place.label })
          : text('createNamed', { name }),
      }))
    : [];
  const choose = (id: string | null) => {
    const creation = creations.find(({ place }) => id === creationPrefix + (place?.id ?? ''));
    setProblem(null);
    if (creation)
      void creation.create(name).then(onChange, (error: unknown) => setProblem(messageOf(error)));
    else if (id === null) onChange(null);
    else onChange(found.choices.find((choice) => choice.id === id) ?? value);
  };
  return (
    <RemoteSelect
      {...field}
      description={missing}
      error={problem}
      choices={[...found.choices.map(toOption), ...options]}
      selected={value && toOption(value)}
      onSearch={setQuery}
      onChange={(option) => choose(option?.value ?? null)}
    />
  );
}

const toOption = ({ id, label }: Choice) => ({ value: id, label });

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
