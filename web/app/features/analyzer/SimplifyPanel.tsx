import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './SimplifyPanel.module.css';

export interface Simplified {
  simplifiedText: string;
  /** Nothing simpler was found. */
  isComplex: boolean;
}

interface SimplifyPanelProps {
  sentence: string;
  simplify: (sentence: string) => Promise<Simplified>;
  onAccept: (text: string) => void;
  onClose: () => void;
}

type Stage = { name: 'offer' | 'asking' | 'failed' | 'complex' } | { name: 'answer'; text: string };

/** Has a sentence written more simply; nothing changes in the text before it is accepted. */
export function SimplifyPanel({ sentence, simplify, onAccept, onClose }: SimplifyPanelProps) {
  const [stage, setStage] = useState<Stage>({ name: 'offer' });
  const panel = useRef<HTMLDivElement>(null);
  // An answer makes the popover taller: on a small screen its buttons would lie below the edge.
  useEffect(() => {
    if (stage.name !== 'offer')
      panel.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'nearest' });
  }, [stage.name]);
  const ask = async () => {
    setStage({ name: 'asking' });
    try {
      const { simplifiedText, isComplex } = await simplify(sentence);
      const text = simplifiedText.trim();
      const isBetter = !isComplex && text !== '' && text !== sentence.trim();
      setStage(isBetter ? { name: 'answer', text } : { name: 'complex' });
    } catch {
      setStage({ name: 'failed' });
    }
  };
  if (stage.name === 'complex')
    return (
      <div role="status" ref={panel}>
        <p className={classes.text}>
          We weren&apos;t able to come with anything better. Why not give it a try yourself?
        </p>
        <Button variant="default" onClick={onClose} autoFocus>
          Close
        </Button>
      </div>
    );
  if (stage.name === 'answer')
    return (
      <div role="status" ref={panel}>
        <p className={classes.answer}>{stage.text}</p>
        <Group gap="xs">
          <Button onClick={() => onAccept(stage.text)} autoFocus>
            Accept
          </Button>
          <Button variant="default" onClick={onClose}>
            Keep current
          </Button>
        </Group>
      </div>
    );
  return (
    <div ref={panel}>
      {stage.name === 'failed' && (
        <p className={classes.failed} role="alert">
          An error occurred while simplifying the sentence. Please try again later.
        </p>
      )}
      {/* While it asks it is off and loses the focus; after a failure a new one takes it again. */}
      <Button
        key={stage.name === 'failed' ? 'again' : 'first'}
        onClick={() => void ask()}
        loading={stage.name === 'asking'}
        autoFocus={stage.name === 'failed'}
        data-autofocus
      >
        Simplify
      </Button>
    </div>
  );
}
