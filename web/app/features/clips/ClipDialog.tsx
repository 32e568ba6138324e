import { Button, Stack, TextInput } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { longestClipName, shortestClipMs } from '#shared/domain/clip.ts';
import { inShort } from '#shared/domain/inShort.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import classes from './ClipDialog.module.css';
import { EdgeControl } from './EdgeControl.tsx';
import { moveEdge, passageWords, snapPassage } from './passageEdges.ts';
import type { Passage } from './passageEdges.ts';

interface ClipDialogProps {
  /** Under which a name that was typed waits until it is saved or given up. */
  draftKey: string;
  title: string;
  saveLabel: string;
  name: string;
  passage: Passage;
  /** Of the whole interview, in order of time; empty without a transcript. */
  words: readonly Word[];
  durationMs: number;
  /** Plays the passage; absent where nothing plays. */
  onPlay?: ((passage: Passage) => void) | undefined;
  /** @throws the server's refusal, which the dialog shows. */
  onSave: (clip: Passage & { name: string }) => Promise<void>;
  onClose: () => void;
}

/** Names a passage and moves its ends from word to word. */
export function ClipDialog(props: ClipDialogProps) {
  const { title, saveLabel, words, durationMs, onPlay, onSave, onClose } = props;
  const [passage, setPassage] = useState(() => snapPassage(words, props.passage));
  const text = passageWords(words, passage);
  const [firstName] = useState(() => props.name || inShort(text, 80));
  const { text: name, setText: setName, drop } = useDraft(props.draftKey, firstName);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isTooShort = passage.endMs - passage.startMs < shortestClipMs;
  const move = (edge: keyof Passage) => (direction: 1 | -1) =>
    setPassage(moveEdge(words, passage, edge, direction, durationMs));

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Give the clip a name.');
    setIsSaving(true);
    setError(null);
    try {
      await onSave({ ...passage, name });
      drop();
      onClose();
    } catch (refusal) {
      setError(errorMessage(refusal));
      setIsSaving(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={title} size={520} closeOnClickOutside={false}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Name"
            maxLength={longestClipName}
            value={name}
            error={error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div className={classes.edges}>
            <EdgeControl label="Start" timeMs={passage.startMs} onMove={move('startMs')} />
            <EdgeControl label="End" timeMs={passage.endMs} onMove={move('endMs')} />
            <span className={classes.length}>
              {formatTimecode(passage.endMs - passage.startMs)}
            </span>
          </div>
          {text && (
            <blockquote className={classes.text} aria-label="Words of the clip" aria-live="polite">
              {text}
            </blockquote>
          )}
          <FormFooter
            submitLabel={saveLabel}
            isBusy={isSaving}
            isDisabled={isTooShort}
            onCancel={() => {
              drop();
              onClose();
            }}
          >
            {onPlay && (
              <Button
                variant="default"
                leftSection={<IconPlayerPlay size={16} stroke={1.6} aria-hidden />}
                onClick={() => onPlay(passage)}
              >
                Play passage
              </Button>
            )}
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
