import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Sentence_SentenceFragment } from '../../lib/__generated__/graphql.ts';
import { useOpenDraft } from '../../lib/useDraft.ts';
import { SentenceEditor } from './SentenceEditor.tsx';
import classes from './SentenceList.module.css';
import { SentenceRow } from './SentenceRow.tsx';
import { useWriting } from './writingState.ts';

interface SentenceListProps {
  /** The note or section they belong to. */
  partId: string;
  sentences: readonly Sentence_SentenceFragment[];
}

/** Sentences of a note or a section; whoever may change it can add one of their own. */
export function SentenceList({ partId, sentences }: SentenceListProps) {
  const { canEdit, notes } = useWriting();
  const draftKey = `sentence/in/${partId}`;
  const [isAdding, setIsAdding] = useOpenDraft(draftKey);
  return (
    <>
      <ul className={classes.sentences}>
        {sentences.map((sentence) => (
          <SentenceRow key={sentence.id} sentence={sentence} />
        ))}
      </ul>
      {isAdding && canEdit ? (
        <SentenceEditor
          draftKey={draftKey}
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
            className={classes.add}
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
