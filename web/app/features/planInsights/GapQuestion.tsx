import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { drafts } from '../../lib/createDrafts.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { discardDraft } from '../../ui/discardDraft.ts';
import classes from './PlanCoverage.module.css';
import {
  closestGroup,
  type CoverageEdits,
  type CoveredInterview,
  type PlanLine,
} from './planCoverage.ts';

const draftKeyOf = ({ id }: PlanLine) => `planLine/${id}`;

interface GapQuestionProps {
  line: PlanLine;
  interviews: readonly CoveredInterview[];
  edits: CoverageEdits;
}

/** Writes the question that a line of the job description lacks, into a competency of the plan. */
export function GapQuestion({ line, interviews, edits }: GapQuestionProps) {
  const suggested = closestGroup(line.text, interviews);
  const { setWritingId } = edits;
  useEffect(
    () => drafts.watch(draftKeyOf(line), () => setWritingId(line.id)),
    [line, setWritingId],
  );
  if (!suggested) return null;
  if (edits.writingId !== line.id)
    return (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`Write a question about ${line.text}`}
        onClick={() => edits.setWritingId(line.id)}
      >
        Write a question
      </Button>
    );
  return <GapForm line={line} interviews={interviews} edits={edits} suggested={suggested} />;
}

function GapForm({ line, interviews, edits, suggested }: GapQuestionProps & { suggested: string }) {
  const { text, setText, drop } = useDraft(draftKeyOf(line), '');
  const [chosen, setChosen] = useState(suggested);
  // Somebody may have deleted the competency meanwhile.
  const isThere = interviews.some(({ groups }) => groups.some(({ id }) => id === chosen));
  const groupId = isThere ? chosen : suggested;
  const giveUp = () => {
    discardDraft(draftKeyOf(line));
    edits.setWritingId(null);
  };
  const add = () => {
    if (text.trim() === '') return;
    edits.addQuestion(groupId, text.trim(), { lineId: line.id });
    drop();
    edits.setWritingId(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') giveUp();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      add();
    }
  };
  return (
    <div className={classes.edit}>
      <Textarea
        w="100%"
        aria-label={`Question about ${line.text}`}
        placeholder="Add question text"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={8}
        autoFocus
      />
      <NativeSelect
        size="xs"
        label="Competency"
        value={groupId}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={interviews
          .filter(({ groups }) => groups.length > 0)
          .map(({ name, groups }) => ({
            group: name,
            items: groups.map(({ id, competency }) => ({ value: id, label: competency })),
          }))}
      />
      <Group gap="xs">
        <Button size="compact-sm" disabled={text.trim() === ''} onClick={add}>
          Add
        </Button>
        <Button size="compact-sm" variant="default" onClick={giveUp}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
