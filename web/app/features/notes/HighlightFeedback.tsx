import { useMutation } from '@apollo/client/react';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { HighlightResponse } from '#shared/domain/note.ts';
import { AddCallNoteHighlightFeedbackDocument } from './replyDocuments.ts';
import type { Note } from './useNotes.ts';
import { notifyFailure } from '../../ui/notify.ts';

interface HighlightFeedbackProps {
  noteId: string;
  feedback: NonNullable<Note['highlightFeedback']>;
}

/** What readers think of a highlighted passage; pressing one's own answer again takes it back. */
export function HighlightFeedback({ noteId, feedback }: HighlightFeedbackProps) {
  const [respond, { loading }] = useMutation(AddCallNoteHighlightFeedbackDocument, {
    onError: (error) => notifyFailure(error),
  });
  const { mine, helpfulCount, notHelpfulCount } = feedback;
  const choose = (response: HighlightResponse) => {
    if (loading) return;
    void respond({ variables: { id: noteId, response: mine === response ? null : response } });
  };
  const button = (response: HighlightResponse, label: string, count: number) => (
    <Button
      variant={mine === response ? 'light' : 'subtle'}
      color="gray"
      size="compact-sm"
      aria-pressed={mine === response}
      title={label}
      leftSection={
        response === 'HELPFUL' ? (
          <IconThumbUp size={16} stroke={1.6} aria-hidden />
        ) : (
          <IconThumbDown size={16} stroke={1.6} aria-hidden />
        )
      }
      onClick={() => choose(response)}
    >
      <VisuallyHidden>{label}, </VisuallyHidden>
      {count}
    </Button>
  );
  return (
    <Group gap={4} mt={4} role="group" aria-label="Feedback on the highlight">
      {button('HELPFUL', 'Helpful highlight', helpfulCount)}
      {button('NOT_HELPFUL', 'Not a helpful highlight', notHelpfulCount)}
    </Group>
  );
}
