import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AboutForm } from './AboutForm.tsx';
import classes from './AssistantPanel.module.css';
import type { CreatorSession, ToneSettings } from './createCreatorSession.ts';
import type { AssistedStage, CreatorStage } from './creatorStage.ts';
import { isAssisted } from './creatorStage.ts';
import type { CreatorTexts } from './creatorTexts.ts';
import { RequirementsForm } from './RequirementsForm.tsx';
import { ResponsibilitiesForm } from './ResponsibilitiesForm.tsx';

const texts: Readonly<Record<AssistedStage, { title: string; hint: string }>> = {
  about: {
    title: 'About the role',
    hint: 'Answer two questions; you can edit the draft.',
  },
  responsibilities: {
    title: 'Responsibilities',
    hint: 'Choose the areas first, then what is done in each.',
  },
  requirements: {
    title: 'Requirements and skills',
    hint: 'Tick only true must-haves: each line keeps someone from applying.',
  },
};

interface CreatorAssistantProps {
  stage: CreatorStage;
  session: CreatorSession;
  texts: CreatorTexts;
  tones: ToneSettings;
  onDone: (stage: AssistedStage) => void;
  onClose: () => void;
}

/** The form of the section the assistant is at, or a word on what to do next. */
export function CreatorAssistant(props: CreatorAssistantProps) {
  const { stage, session, tones, onDone, onClose } = props;
  if (!isAssisted(stage))
    return (
      <p className={classes.hint}>
        {stage === 'title'
          ? 'Begin with the job title.'
          : stage === 'location'
            ? 'Say where the work is done.'
            : 'The assistant helps with About the role, Responsibilities and Requirements.'}
      </p>
    );
  const done = () => onDone(stage);
  const form = { session, texts: props.texts, onDone: done };
  return (
    <AssistantPanel key={stage} {...texts[stage]} onClose={onClose}>
      {stage === 'about' && <AboutForm {...form} tones={tones} />}
      {stage === 'responsibilities' && <ResponsibilitiesForm {...form} />}
      {stage === 'requirements' && <RequirementsForm {...form} />}
    </AssistantPanel>
  );
}

interface AssistantPanelProps {
  title: string;
  hint: string;
  onClose: () => void;
  children: ReactNode;
}

/** The assistant beside the section it helps with. */
function AssistantPanel({ title, hint, onClose, children }: AssistantPanelProps) {
  return (
    <section className={classes.panel} aria-label={`Assistant: ${title}`}>
      <div className={classes.top}>
        <h2 className={classes.title}>{title}</h2>
        <CloseButton aria-label="Close the assistant" onClick={onClose} />
      </div>
      <p className={classes.hint}>{hint}</p>
      {children}
    </section>
  );
}
