import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './AssistantPanel.module.css';
import { Checklist } from './Checklist.tsx';
import { checkedLabels, checklistOf, readRequirementInputs } from './checklist.ts';
import type { ChecklistItem } from './checklist.ts';
import type { CreatorSession } from './createCreatorSession.ts';
import type { CreatorTexts } from './creatorTexts.ts';
import { FormStatus } from './FormStatus.tsx';
import { offerLinesBack } from './offerLinesBack.ts';
import { requirementTopics, topicTitles } from './requirementTopics.ts';
import { useGenerating } from './useGenerating.ts';

interface RequirementsFormProps {
  session: CreatorSession;
  texts: CreatorTexts;
  onDone: () => void;
}

/** Three checklists, one after the other: the first takes the place of the list, the others follow. */
export function RequirementsForm({ session, texts, onDone }: RequirementsFormProps) {
  const fields = session.useFields();
  const [step, setStep] = useState(0);
  const { isBusy, error, run } = useGenerating();
  const topic = requirementTopics[step] ?? requirementTopics[0];
  const isLast = step === requirementTopics.length - 1;
  const inputs = readRequirementInputs(fields.requirementsSectionInputs);
  const items = inputs[topic] ?? [];

  const save = (next: ChecklistItem[]) => {
    const { requirementsSectionInputs } = session.useFields.getState();
    const all = { ...readRequirementInputs(requirementsSectionInputs), [topic]: next };
    session.change({ requirementsSectionInputs: JSON.stringify(all) });
  };
  const ask = () =>
    void run(
      () =>
        texts.requirements({
          jobTitle: fields.jobTitle,
          aboutRole: fields.aboutSectionText,
          responsibilities: [...fields.responsibilitiesSectionListItems],
          topic,
          partialRequirements: step === 0 ? [] : [...fields.requirementsSectionListItems],
        }),
      (labels) => save(checklistOf(labels)),
    );
  // Each checklist is written once, when it is first come to.
  const asked = useRef(new Set<string>());
  const isMissing = items.length === 0;
  useEffect(() => {
    if (!isMissing || asked.current.has(topic)) return;
    asked.current.add(topic);
    setTimeout(ask);
  });
  const goOn = () => {
    if (isLast) onDone();
    else setStep(step + 1);
  };
  const add = () => {
    const { requirementsSectionListItems: before } = session.useFields.getState();
    const kept = step === 0 ? [] : before;
    session.change({ requirementsSectionListItems: [...kept, ...checkedLabels(items)] });
    if (kept !== before) offerLinesBack(session, 'requirementsSectionListItems', before);
    goOn();
  };
  return (
    <>
      <h3 className={classes.title}>
        {topicTitles[topic]}{' '}
        <span className={classes.by}>
          {step + 1} of {requirementTopics.length}
        </span>
      </h3>
      <FormStatus isBusy={isBusy} error={error} onRetry={ask} />
      {!isBusy && items.length > 0 && (
        <Checklist key={topic} label={topicTitles[topic]} items={items} onChange={save} />
      )}
      <div className={classes.foot}>
        <Button disabled={isBusy || checkedLabels(items).length === 0} onClick={add}>
          {isLast ? 'Finish' : 'Next'}
        </Button>
        <Button variant="default" onClick={goOn}>
          Skip
        </Button>
      </div>
    </>
  );
}
