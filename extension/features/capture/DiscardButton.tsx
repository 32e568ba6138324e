import { Button } from '@mantine/core';
import { useState } from 'react';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';

/** Deletes an interview here and on the server; it needs a second press, because nothing brings it back. */
export function DiscardButton({ captureId }: { captureId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
        {text('discardInterview')}
      </Button>
    );
  return (
    <Button
      color="red"
      onBlur={() => setIsAsking(false)}
      onClick={() => void sendMessage('discardCapture', { captureId })}
      autoFocus
    >
      {text('deleteEverything')}
    </Button>
  );
}
