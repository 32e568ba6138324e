import { Button, Group } from '@mantine/core';
import { useState } from 'react';
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
      <div role="status">
        <p className={classes.text}>
          We weren&apos;t able to come with anything better. Why not give it a try yourself?
        </p>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
      </div>
    );
  if (stage.name === 'answer')
    return (
      <div role="status">
        <p className={classes.answer}>{stage.text}</p>
        <Group gap="xs">
          <Button onClick={() => onAccept(stage.text)} data-autofocus>
            Accept
          </Button>
          <Button variant="default" onClick={onClose}>
            Keep current
          </Button>
        </Group>
      </div>
    );
  return (
    <>
      {stage.name === 'failed' && (
        <p className={classes.failed} role="alert">
          An error occurred while simplifying the sentence. Please try again later.
        </p>
      )}
      <Button onClick={() => void ask()} loading={stage.name === 'asking'} data-autofocus>
        Simplify
      </Button>
    </>
  );
}
