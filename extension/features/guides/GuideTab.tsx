import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import { openTab } from '../../platform/browserParts.ts';
import {
  scoreKey,
  type CaptureRecord,
  type NoteRecord,
  type ScoredItem,
} from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import { useNow } from '../capture/useNow.ts';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { findGuides, rememberGuide, type Guide, type GuideCue } from './guideOperations.ts';
import classes from './GuideTab.module.css';
import { QuestionRow } from './QuestionRow.tsx';
import { ScoredHeading } from './ScoredHeading.tsx';
import { sectionTimes } from './sectionTimes.ts';

interface GuideTabProps {
  capture: CaptureRecord;
  guide: Guide | null;
  notes: NoteRecord[];
  /** Milliseconds since the start. */
  now(): number;
  /** Takes over what was changed in the guide meanwhile. */
  onReload(guide: Guide): Promise<void>;
}

/** The guide's questions by competency; one opens for its description, a score and a note. */
export function GuideTab({ capture, guide, notes, now, onReload }: GuideTabProps) {
  const { captureId, serverUrl } = capture;
  const [isChoosing, setIsChoosing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (chosen: Guide | null) => {
    if (chosen) rememberGuide(chosen);
    try {
      await sendMessage('chooseGuide', { captureId, guideId: chosen?.id ?? null });
      setProblem(null);
      setIsChoosing(false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const reload = (known: Guide) =>
    onReload(known).then(
      () => setProblem(null),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  const ticks = useMemo(() => ticksByCue(notes), [notes]);
  const written = useMemo(() => notesByCue(notes), [notes]);
  const asked = (guide?.cues ?? []).flatMap(({ id, competency }) => {
    const tick = ticks.get(id);
    return tick ? [{ competency, timeMs: tick.timeMs }] : [];
  });
  const next = guide?.cues.find(({ id }) => !ticks.has(id));
  const scored = (of: Omit<ScoredItem, 'cueId'>) => {
    const item = { ...of, cueId: null };
    const score = capture.scores[scoreKey(item)]?.score ?? 0;
    return { captureId, item, title: item.itemText, score };
  };
  return (
    <div className={classes.tab}>
      {guide && !isChoosing ? (
        <div className={classes.head}>
          <p className={classes.count}>
            {guide.cues.length === 0
              ? guide.label
              : text('askedCount', {
                  asked: guide.cues.length - leftIn(guide, ticks),
                  count: guide.cues.length,
                })}
          </p>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => setIsChoosing(true)}
          >
            {text('changeGuide')}
          </Button>
        </div>
      ) : (
        <SearchSelect
          label={text('guide')}
          placeholder={text('chooseGuide')}
          nothingFound={text('noGuides')}
          find={findGuides}
          value={guide}
          onChange={(chosen) => void choose(chosen)}
        />
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {!guide && <p className={classes.count}>{text('chooseGuideHint')}</p>}
      {guide?.cues.length === 0 && (
        <>
          <p className={classes.count}>{text('guideEmpty')}</p>
          <Button variant="default" onClick={() => void openTab(`${serverUrl}/guide/${guide.id}`)}>
            {text('writeQuestions')}
          </Button>
          <Button variant="default" onClick={() => void reload(guide)}>
            {text('loadQuestions')}
          </Button>
        </>
      )}
      {guide &&
        groups(guide).map(({ competency, cues }) => (
          <section key={competency ?? ''} aria-label={competency ?? text('questions')}>
            {competency && (
              <ScoredHeading {...scored({ kind: 'COMPETENCY', itemText: competency })}>
                <SectionTime {...{ asked, competency, now }} />
              </ScoredHeading>
            )}
            <ul className={classes.list}>
              {cues.map((cue) => (
                <QuestionRow
                  key={cue.id}
                  captureId={captureId}
                  cue={cue}
                  tick={ticks.get(cue.id) ?? null}
                  isNext={cue === next}
                  score={capture.scores[cue.id]?.score ?? 0}
                  notes={written.get(cue.id) ?? noNotes}
                  now={now}
                />
              ))}
            </ul>
          </section>
        ))}
      {guide?.overallScoringEnabled && (
        <section aria-label={text('overall')}>
          <ScoredHeading {...scored({ kind: 'OVERALL', itemText: '' })} title={text('overall')} />
        </section>
      )}
    </div>
  );
}

interface SectionTimeProps {
  asked: Parameters<typeof sectionTimes>[0];
  competency: string;
  now(): number;
}

/** Runs on alone, so that the questions need not be drawn every second. */
function SectionTime({ asked, competency, now }: SectionTimeProps) {
  useNow(1_000);
  const timeMs = sectionTimes(asked, now()).get(competency) ?? 0;
  if (timeMs === 0) return null;
  return (
    <time className={classes.sectionTime} aria-label={text('sectionTime')}>
      {formatTimecode(timeMs)}
    </time>
  );
}

const ticksByCue = (notes: readonly NoteRecord[]): Map<string | null, NoteRecord> =>
  new Map(
    notes
      .filter(({ isTick, state, cueId }) => isTick && state !== 'leaving' && cueId)
      .map((note) => [note.cueId, note]),
  );

const noNotes: NoteRecord[] = [];

const notesByCue = (notes: readonly NoteRecord[]): Map<string | null, NoteRecord[]> =>
  Map.groupBy(
    notes.filter(({ isTick }) => !isTick),
    ({ cueId }) => cueId,
  );

const leftIn = ({ cues }: Guide, ticks: ReadonlyMap<string | null, unknown>): number =>
  cues.filter(({ id }) => !ticks.has(id)).length;

/** Questions under one competency, in the order in which the competencies first come. */
function groups({ cues }: Guide): { competency: string | null; cues: GuideCue[] }[] {
  const all: { competency: string | null; cues: GuideCue[] }[] = [];
  for (const cue of cues) {
    const group = all.find(({ competency }) => competency === cue.competency);
    if (group) group.cues.push(cue);
    else all.push({ competency: cue.competency, cues: [cue] });
  }
  return all;
}
