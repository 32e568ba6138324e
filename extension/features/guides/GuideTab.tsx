import { useState } from 'react';
import type { CaptureRecord, NoteRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { findGuides, rememberGuide, rememberedGuide, type Guide } from './guideOperations.ts';
import classes from './GuideTab.module.css';
import { QuestionRow } from './QuestionRow.tsx';

interface GuideTabProps {
  capture: CaptureRecord;
  notes: NoteRecord[];
  /** Milliseconds since the start. */
  now(): number;
}

/** The guide's questions by competency, each with a tick and room for a note. */
export function GuideTab({ capture, notes, now }: GuideTabProps) {
  const { captureId, guideId } = capture;
  const [problem, setProblem] = useState<string | null>(null);
  const guide = guideId ? rememberedGuide(guideId) : null;
  const choose = async (chosen: Guide | null) => {
    if (chosen) rememberGuide(chosen);
    try {
      await sendMessage('chooseGuide', { captureId, guideId: chosen?.id ?? null });
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const ticks = new Map(
    notes
      .filter(({ isTick, state, cueId }) => isTick && state !== 'leaving' && cueId)
      .map((note) => [note.cueId, note]),
  );
  const asked = guide?.cues.filter(({ id }) => ticks.has(id)).length ?? 0;
  return (
    <div className={classes.tab}>
      <SearchSelect
        key={guideId}
        label="Guide"
        placeholder="Choose a guide"
        nothingFound="No guides found."
        find={findGuides}
        value={guide}
        onChange={(chosen) => void choose(chosen)}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {guide ? (
        <>
          <p className={classes.count}>
            {asked} of {guide.cues.length} asked
          </p>
          {groups(guide).map(({ competency, cues }) => (
            <section key={competency ?? ''} aria-label={competency ?? 'Questions'}>
              {competency && <h2 className={classes.competency}>{competency}</h2>}
              <ul className={classes.list}>
                {cues.map((cue) => (
                  <QuestionRow
                    key={cue.id}
                    captureId={captureId}
                    cue={cue}
                    tick={ticks.get(cue.id) ?? null}
                    notes={notes.filter((note) => !note.isTick && note.cueId === cue.id)}
                    now={now}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : (
        <p className={classes.count}>Choose a guide to have its questions here.</p>
      )}
    </div>
  );
}

/** Questions that follow each other under one competency. */
function groups({ cues }: Guide): { competency: string | null; cues: Guide['cues'] }[] {
  const all: { competency: string | null; cues: Guide['cues'] }[] = [];
  for (const cue of cues) {
    const group = all.find(({ competency }) => competency === cue.competency);
    if (group) group.cues.push(cue);
    else all.push({ competency: cue.competency, cues: [cue] });
  }
  return all;
}
