// The built-in notes of a one-hour interview, beside a search library that only finds the passages.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { answerGuide } from '#shared/language/answerGuide.ts';
import type { GuideCue, Interview, Segment, Speaker } from '#shared/language/interview.ts';
import { summarize } from '#shared/language/summarize.ts';
import type { Bench } from './bench.ts';
import { median } from './quantiles.ts';

const folder = fileURLToPath(new URL('../../tests/fixtures/labelled/', import.meta.url));
const hourMs = 3_600_000;

export const notesBench: Bench = {
  name: 'notes',
  about:
    'guide answers and summary of a one-hour interview by the built-in engine, beside MiniSearch',
  run({ rounds }) {
    const { interview, guide } = anHour();
    const words = interview.segments.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const times = { guide: [] as number[], summary: [] as number[], search: [] as number[] };
    const timed = (into: number[], work: () => unknown) => {
      const start = performance.now();
      work();
      into.push(performance.now() - start);
    };
    for (let round = 0; round <= rounds; round += 1) {
      timed(times.guide, () => answerGuide(interview, guide));
      timed(times.summary, () => summarize(interview));
      timed(times.search, () => findPassages(interview, guide));
    }
    // The first round warms the compiler.
    const [guideMs, summaryMs, searchMs] = [times.guide, times.summary, times.search].map((all) =>
      median(all.slice(1)),
    ) as [number, number, number];
    const ours = guideMs + summaryMs;
    return Promise.resolve({
      rows: [
        {
          measure: `notes of a one-hour interview (${interview.segments.length} turns, ${words} words, ${guide.length} questions)`,
          ours: `${ours.toFixed(0)} ms: guide ${guideMs.toFixed(0)}, summary ${summaryMs.toFixed(0)}`,
          peer: `MiniSearch, passages alone ${searchMs.toFixed(0)} ms`,
          ratio: (ours / searchMs).toFixed(2),
          target: '',
          isMet: null,
        },
      ],
      details: [],
      raw: times,
    });
  },
};

function findPassages(interview: Interview, guide: readonly GuideCue[]): number {
  const index = new MiniSearch<Segment>({ fields: ['text'], storeFields: [] });
  index.addAll(interview.segments);
  return guide.reduce((sum, { cue }) => sum + index.search(cue).length, 0);
}

/** The labelled interviews, one after the other, until an hour is full; one guide asks all their questions. */
function anHour(): { interview: Interview; guide: GuideCue[] } {
  const speakers: Speaker[] = [
    { id: 'interviewer', name: 'Interviewer', role: 'INTERVIEWER' },
    { id: 'candidate', name: 'Candidate', role: 'CANDIDATE' },
  ];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const segments: Segment[] = [];
  const guide: GuideCue[] = [];
  let fromMs = 0;
  for (let nr = 0; fromMs < hourMs; nr += 1) {
    const read = JSON.parse(
      readFileSync(folder + (files[nr % files.length] ?? ''), 'utf8'),
    ) as Interview & { guide: GuideCue[] };
    const roles = new Map(read.speakers.map(({ id, role }) => [id, role]));
    for (const segment of read.segments)
      segments.push({
        ...segment,
        id: `${nr}-${segment.id}`,
        speakerId: roles.get(segment.speakerId) === 'CANDIDATE' ? 'candidate' : 'interviewer',
        startMs: fromMs + segment.startMs,
        endMs: fromMs + segment.endMs,
      });
    // A guide of a real hour has a dozen questions.
    if (guide.length < 12)
      guide.push(...read.guide.map((cue) => ({ ...cue, cueId: `${nr}-${cue.cueId}` })));
    fromMs = (segments.at(-1)?.endMs ?? hourMs) + 2000;
  }
  return { interview: { speakers, segments }, guide };
}
