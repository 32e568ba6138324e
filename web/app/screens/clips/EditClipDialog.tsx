import { useMutation } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Word } from '#shared/domain/transcript.ts';
import { ClipDialog } from '../../features/clips/ClipDialog.tsx';
import { UpdateClipDocument } from '../../features/clips/clipDocuments.ts';
import { fetchTranscript } from '../../features/transcript/fetchTranscript.ts';
import type { ClipRow_ClipFragment } from '../../lib/__generated__/graphql.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';

interface EditClipDialogProps {
  clip: ClipRow_ClipFragment;
  callId: string;
  onClose: () => void;
}

/** Renames a clip or moves its ends; the words of the whole interview say where they can be. */
export function EditClipDialog({ clip, callId, onClose }: EditClipDialogProps) {
  const [words, setWords] = useState<readonly Word[] | null>(null);
  useEffect(() => {
    let isOpen = true;
    const loading = fetchTranscript(callId).then(
      ({ segments }) => wordsInOrder(segments ?? []),
      // Without the words the ends move by time.
      () => [],
    );
    void loading.then((loaded) => isOpen && setWords(loaded));
    return () => {
      isOpen = false;
    };
  }, [callId]);
  const [update] = useMutation(UpdateClipDocument);
  if (!words)
    return (
      <Dialog onClose={onClose} title="Edit clip" size={520}>
        <Skeleton height={220} />
      </Dialog>
    );
  return (
    <ClipDialog
      draftKey={`clip/${clip.id}`}
      title="Edit clip"
      saveLabel="Save"
      name={clip.name}
      passage={clip}
      words={words}
      durationMs={Math.max(clip.endMs, words.at(-1)?.[2] ?? 0)}
      onSave={async ({ name, startMs, endMs }) => {
        await update({ variables: { id: clip.id, name, clipStart: startMs, clipEnd: endMs } });
        notifySuccess('The clip was saved.');
      }}
      onClose={onClose}
    />
  );
}

const wordsInOrder = (segments: readonly { words: readonly Word[] }[]): Word[] =>
  segments.flatMap(({ words }) => words).toSorted((item, other) => item[1] - other[1]);
