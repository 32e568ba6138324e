import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { SentenceFragment } from './aiNotesDocuments.ts';
import { SentenceEditor } from './SentenceEditor.tsx';
import classes from './SentenceList.module.css';
import { SentenceRow } from './SentenceRow.tsx';
import { useWriting } from './writing.ts';

interface SentenceListProps {
  /** The note or section they belong to. */
  partId: string;
  sentences: readonly FragmentType<typeof SentenceFragment>[];
}

/** Sentences of a note or a section; whoever may change it can add one of their own. */
export function SentenceList({ partId, sentences }: SentenceListProps) {
  const { canEdit, notes } = useWriting();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ul className={classes.sentences}>
        {readFragment(SentenceFragment, sentences).map((sentence) => (
          <SentenceRow key={sentence.id} sentence={sentence} />
        ))}
      </ul>
      {isAdding ? (
        <SentenceEditor
          label="New sentence"
          text=""
          onSave={(text) => notes.add(partId, text)}
          onDone={() => setIsAdding(false)}
        />
      ) : (
        canEdit && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.add ?? ''}
            leftSection={<IconPlus size={14} stroke={1.6} />}
            onClick={() => setIsAdding(true)}
          >
            Add a sentence
          </Button>
        )
      )}
    </>
  );
}
