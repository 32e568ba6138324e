import { readdirSync, readFileSync } from 'node:fs';
import { spreadWords } from '#shared/domain/transcripts/spreadWords.ts';
import type { QuestionType } from '#shared/domain/guide.ts';
import type { GuideCue, Interview } from '#shared/language/interview.ts';
import type { Tx } from '../../web/server/db/database.ts';
import { cue, guide } from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript } from './buildCall.ts';
import { firstRow } from './firstRow.ts';

const folder = new URL('../fixtures/labelled/', import.meta.url);

export interface LabelledInterview extends Interview {
  guide: GuideCue[];
}

export const labelledNames = (): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.json'));

/** An interview of tests/fixtures/labelled, by the name of its file. */
export const readLabelled = (name: string): LabelledInterview =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as LabelledInterview;

/** A labelled interview as a call with its guide and transcript; nothing has been written of it yet. */
export async function buildLabelledCall(
  db: Tx,
  input: Parameters<typeof buildCall>[1],
  name = '01-ward-nurse.json',
) {
  const interview = readLabelled(name);
  const { organizationId, ownerId } = input;
  const made = firstRow(
    await db
      .insert(guide)
      .values({ organizationId, name: `Guide of ${name}`, creatorId: ownerId })
      .returning(),
  );
  const cues = await db
    .insert(cue)
    .values(
      interview.guide.map((item, index) => ({
        ...{ organizationId, guideId: made.id, index },
        ...{ cue: item.cue, description: item.description, type: item.type as QuestionType },
      })),
    )
    .returning();
  const call = await buildCall(db, { ...input, guideId: made.id });
  const nameOf = new Map(interview.speakers.map((speaker) => [speaker.id, speaker.name]));
  const { segments, speakers } = await buildTranscript(db, call, {
    speakers: interview.speakers.map((speaker) => ({ name: speaker.name, role: speaker.role })),
    turns: interview.segments.map(({ speakerId, text, startMs, endMs }) => ({
      speaker: nameOf.get(speakerId) ?? '',
      words: spreadWords(text, startMs, endMs),
    })),
  });
  return { call, cues, segments, speakers, interview };
}
