import type { NoteSentence } from '#shared/domain/aiNote.ts';
import type { CitedSentence } from '#shared/language/interview.ts';
import { quoteTimes } from '#shared/language/quoteTimes.ts';
import { shownSentences, type ShownSentence } from '#shared/language/shownSentences.ts';
import { tellingness, tellingScore } from '#shared/language/tellingness.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { EngineRecordRow } from '../transcripts/transcriptLoaders.ts';
import { User } from '../users/userType.ts';
import type { CitedSegment } from './aiNoteLoaders.ts';

export interface EvidenceShape {
  segment: CitedSegment;
  quote: string;
}
export const AiEvidence = builder.objectRef<EvidenceShape>('AiEvidence').implement({
  description:
    'Words of the interview, as they stand in its transcript, and when they were spoken.',
  fields: (t) => ({
    segmentId: t.id({ resolve: ({ segment }) => segment.id }),
    speakerId: t.id({ resolve: ({ segment }) => segment.speakerId }),
    startMs: t.int({
      resolve: async (source, _args, context) => (await timesOf(source, context)).startMs,
    }),
    endMs: t.int({
      resolve: async (source, _args, context) => (await timesOf(source, context)).endMs,
    }),
    quote: t.exposeString('quote'),
  }),
});

async function timesOf({ segment, quote }: EvidenceShape, context: GraphqlContext) {
  const turns = await context.signedIn().loaders.turnsByCallId.load(segment.callId);
  const words = turns.find(({ id }) => id === segment.id)?.words ?? [];
  return quoteTimes({ ...segment, words }, quote);
}

export interface CitedShape {
  text: string;
  evidence: EvidenceShape[];
}
export const AiCitedText = builder.objectRef<CitedShape>('AiCitedText').implement({
  description: 'Something an engine said, with the words it rests on.',
  fields: (t) => ({
    text: t.exposeString('text'),
    evidence: t.field({ type: [AiEvidence], resolve: (source) => source.evidence }),
  }),
});

export interface SentenceShape extends Omit<ShownSentence, 'evidence'> {
  callId: string;
  isKey: boolean;
  evidence: EvidenceShape[];
}
export const AiSentence = builder.objectRef<SentenceShape>('AiSentence').implement({
  description:
    'A sentence of the notes. Either it rests on words of the interview, or a person stands for it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.string({ resolve: (source) => source.shownText }),
    originalText: t.string({
      nullable: true,
      description: 'What the engine wrote, where a person changed it.',
      resolve: (source) => (source.editedText === null ? null : source.text),
    }),
    isEdited: t.boolean({ resolve: (source) => source.editedText !== null }),
    editedBy: t.field({
      type: User,
      nullable: true,
      resolve: (source, _args, context) =>
        context.signedIn().loaders.userById.loadIfSet(source.editedById),
    }),
    writtenBy: t.field({
      type: User,
      nullable: true,
      description: 'Whoever wrote it, when no engine did; it then has no evidence.',
      resolve: (source, _args, context) =>
        context.signedIn().loaders.userById.loadIfSet(source.writtenById),
    }),
    isReportedByMe: t.boolean({
      resolve: async (source, _args, context) => {
        const reports = await context.signedIn().loaders.ownReportsByCallId.load(source.callId);
        return reports.some(({ sentenceId }) => sentenceId === source.id);
      },
    }),
    isKey: t.boolean({
      description:
        'Whether it is among the two of its note that tell most; a brief page has no others.',
      resolve: (source) => source.isKey,
    }),
    evidence: t.field({ type: [AiEvidence], resolve: (source) => source.evidence }),
  }),
});

export const AiEngineKindEnum = builder.enumType('AiEngineKind', {
  values: { BUILT_IN: { value: 'built-in' }, MODEL: { value: 'model' } } as const,
});

export const AiEngine = builder
  .objectRef<Pick<EngineRecordRow, 'engine' | 'engineName' | 'engineVersion' | 'createdAt'>>(
    'AiEngine',
  )
  .implement({
    description: 'Which engine wrote it.',
    fields: (t) => ({
      kind: t.field({
        type: AiEngineKindEnum,
        resolve: (source) => (source.engine === 'model' ? 'model' : 'built-in'),
      }),
      name: t.string({ resolve: (source) => source.engineName }),
      version: t.string({ resolve: (source) => source.engineVersion }),
      finishedAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });

type Segments = ReadonlyMap<string, CitedSegment>;

/** The sentences of a note as people may see them now. */
export function sentenceShapes(
  callId: string,
  sentences: readonly NoteSentence[],
  segmentById: Segments,
): SentenceShape[] {
  const cited = sentences.flatMap((sentence) => evidenceShapes(sentence, segmentById));
  const segments = new Set(cited.map(({ segment }) => segment));
  const shown = shownSentences([...segments], sentences);
  const keys = keySentences(shown);
  return shown.map((sentence) => ({
    ...{ ...sentence, callId, isKey: keys.has(sentence.id) },
    evidence: evidenceShapes(sentence, segmentById),
  }));
}

const mostKey = 2;

/** The ids of the sentences that tell most, and of those that people stand for. */
function keySentences(sentences: readonly ShownSentence[]): Set<string> {
  const isPersons = (sentence: ShownSentence) =>
    sentence.editedText !== null || sentence.writtenById !== null;
  const told = sentences
    .filter((sentence) => !isPersons(sentence))
    .map(({ id, text }) => ({ id, score: tellingScore(tellingness(text)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostKey);
  return new Set([...sentences.filter(isPersons), ...told].map(({ id }) => id));
}

/** A sentence's quotes with the turns they stand in. */
export const evidenceShapes = (
  { evidence }: Pick<CitedSentence, 'evidence'>,
  segmentById: Segments,
): EvidenceShape[] =>
  evidence.flatMap(({ segmentId, quote }) => {
    const segment = segmentById.get(segmentId);
    return segment ? [{ segment, quote }] : [];
  });
