import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

/** Words and what they mean. */
export function TermList({
  terms,
}: {
  terms: readonly { key: string; term: ReactNode; meaning: ReactNode }[];
}) {
  return (
    <DataList orientation="vertical">
      {terms.map(({ key, term, meaning }) => (
        <DataList.Item key={key}>
          <DataList.ItemLabel c="var(--rapport-ink)" fw={600}>
            {term}
          </DataList.ItemLabel>
          <DataList.ItemValue>{meaning}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
