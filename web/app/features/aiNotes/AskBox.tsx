import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { readFragment } from '../../lib/__generated__/index.ts';
import { EvidenceFragment } from './aiNotesDocuments.ts';
import { AskField } from './AskField.tsx';
import classes from './AskBox.module.css';
import { useCiting } from './citing.ts';
import type { AskedQuestion, AskHistory, CallAnswer } from './createAskHistory.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { useAsk } from './useAsk.ts';
import { engineText } from './WrittenBy.tsx';

/** Asks the interview itself; every answer shows the words it rests on. */
export function AskBox({ callId, history }: { callId: string; history: AskHistory }) {
  const { draft, asked, isAsking, ask, askAgain, setDraft } = useAsk(callId, history);
  const isFocusWanted = useStore(history, (state) => state.isFocusWanted);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFocusWanted) return;
    field.current?.focus();
    history.setState({ isFocusWanted: false });
  }, [isFocusWanted, history]);
  const end = useRef<HTMLDivElement>(null);
  const settled = asked.filter(({ answer, error }) => answer !== null || error !== null).length;
  const seen = useRef(asked.length + settled);
  useEffect(() => {
    if (asked.length + settled === seen.current) return;
    seen.current = asked.length + settled;
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [asked.length, settled]);
  return (
    <>
      <ol className={classes.asked} aria-live="polite" aria-label="Asked in this visit">
        {asked.map((item) => (
          <Asked key={item.id} asked={item} onRetry={() => askAgain(item)} />
        ))}
      </ol>
      <div ref={end} className={classes.end} />
      <AskField
        ref={field}
        label="Ask this interview"
        fieldLabel="Question about this interview"
        placeholder="Ask this interview"
        className={classes.form}
        text={draft}
        onText={setDraft}
        isAsking={isAsking}
        onAsk={ask}
      />
    </>
  );
}

function Asked({ asked, onRetry }: { asked: AskedQuestion; onRetry: () => void }) {
  const { question, answer, error } = asked;
  return (
    <li className={classes.one}>
      <p className={classes.question}>{question}</p>
      {answer && <Answer answer={answer} />}
      {error && (
        <div role="alert" className={classes.failure}>
          <span>{error}</span>
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {!answer && !error && <p className={classes.soft}>Reading the interview…</p>}
    </li>
  );
}

function Answer({ answer }: { answer: CallAnswer }) {
  if (answer.isNotSpokenOf && answer.nearestMoments.length > 0)
    return (
      <>
        <p className={classes.text}>
          Not sure: no plain answer was found. These moments come nearest to it.
        </p>
        <Cited sentences={answer.nearestMoments} />
      </>
    );
  if (answer.isNotSpokenOf)
    return (
      <p className={classes.text}>
        Not sure: nothing was found that answers this. It may have been said in other words, so look
        for it in the transcript.
      </p>
    );
  if (answer.isUntied)
    return (
      <p className={classes.text}>
        The engine&apos;s answer could not be tied to what was said, so it is not shown. Ask in
        other words, or look for it in the transcript.
      </p>
    );
  return (
    <>
      <Cited sentences={answer.sentences} />
      <p className={classes.soft}>Answered by {engineText(answer.engine)}.</p>
    </>
  );
}

function Cited({ sentences }: { sentences: CallAnswer['sentences'] }) {
  const { point } = useCiting();
  return sentences.map(({ text, evidence: masked }) => {
    const evidence = readFragment(EvidenceFragment, masked);
    return (
      <p
        key={text}
        className={classes.text}
        onPointerEnter={() => point(evidence)}
        onPointerLeave={() => point([])}
      >
        {text}
        <EvidenceMarks evidence={evidence} />
      </p>
    );
  });
}
