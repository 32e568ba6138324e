import { z } from 'zod';
import { spreadWords } from './spreadWords.ts';
import type { RecognizedWord } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';

/** Seconds; services differ in what they call a word's probability, and some leave it out. */
const wordSchema = z.object({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  probability: z.number().nullish(),
  confidence: z.number().nullish(),
});
const segmentSchema = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  avg_logprob: z.number().nullish(),
  words: z.array(wordSchema).nullish(),
});
const replySchema = z.object({
  text: z.string().nullish(),
  words: z.array(wordSchema).nullish(),
  segments: z.array(segmentSchema).nullish(),
});

/**
 * Words from a `verbose_json` transcription: its words, else those inside its segments, else the
 * segments' or the whole text spread over its time. Times are held inside `durationMs` and in
 * order. Throws SpeechError `BAD_REPLY`.
 */
export function readVerboseJson(body: string, durationMs: number): RecognizedWord[] {
  const reply = parse(body);
  const words = (reply.words ?? []).map(toWord);
  if (words.length > 0) return keepOrder(words, durationMs);
  const fromSegments = (reply.segments ?? []).flatMap((segment) => {
    if (segment.words?.length) return segment.words.map(toWord);
    const confidence = segment.avg_logprob == null ? null : Math.exp(segment.avg_logprob);
    return spreadWords(segment.text, segment.start * 1000, segment.end * 1000, confidence);
  });
  if (fromSegments.length > 0) return keepOrder(fromSegments, durationMs);
  return keepOrder(spreadWords(reply.text ?? '', 0, durationMs, null), durationMs);
}

function parse(body: string): z.infer<typeof replySchema> {
  try {
    return replySchema.parse(JSON.parse(body));
  } catch (cause) {
    throw new SpeechError(
      'BAD_REPLY',
      'The speech service answered in a form that is not a transcription. Check that SPEECH_URL is an OpenAI-compatible service.',
      { cause },
    );
  }
}

function toWord({ word, start, end, probability, confidence }: z.infer<typeof wordSchema>) {
  return {
    text: word.trim(),
    startMs: start * 1000,
    endMs: end * 1000,
    confidence: probability ?? confidence ?? null,
  };
}

function keepOrder(words: RecognizedWord[], durationMs: number): RecognizedWord[] {
  let earliest = 0;
  return words
    .filter(({ text }) => text !== '')
    .map(({ text, startMs, endMs, confidence }) => {
      const start = Math.min(durationMs, Math.max(earliest, Math.round(startMs)));
      const end = Math.min(durationMs, Math.max(start, Math.round(endMs)));
      earliest = start;
      return {
        text,
        startMs: start,
        endMs: end,
        confidence: confidence === null ? null : Math.min(1, Math.max(0, confidence)),
      };
    });
}
