import { useEffect, useState } from 'react';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';

export interface Choice {
  id: string;
  label: string;
}

interface SearchSelectProps<Found extends Choice> {
  label: string;
  placeholder: string;
  nothingFound: string;
  /** Asked again as one types. */
  find(query: string): Promise<Found[]>;
  value: NoInfer<Found> | null;
  onChange(choice: NoInfer<Found> | null): void;
}

/** A choice out of what the server finds for the typed words. */
export function SearchSelect<Found extends Choice>(props: SearchSelectProps<Found>) {
  const { find, value, onChange, ...field } = props;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    find(query).then(
      (choices) => {
        if (!isCurrent) return;
        setFound(choices);
        setProblem(null);
      },
      (error: unknown) => {
        if (isCurrent) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, find]);
  return (
    <RemoteSelect
      {...field}
      error={problem}
      choices={found.map(toOption)}
      selected={value && toOption(value)}
      onSearch={setQuery}
      onChange={(option) =>
        onChange(found.find(({ id }) => id === option?.value) ?? (option ? value : null))
      }
    />
  );
}

const toOption = ({ id, label }: Choice) => ({ value: id, label });
