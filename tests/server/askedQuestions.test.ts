import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askInterview } from '#shared/language/askInterview.ts';
import { checkEvidence } from '#shared/language/checkEvidence.ts';
import type { Interview } from '#shared/language/interview.ts';
import { readLabelled } from '../factories/buildLabelledCall.ts';
import { parseInterview } from '../factories/demo/parseInterview.ts';

interface Asked {
  /** File of a labelled or of a demo interview. */
  interview: string;
  /** `said`: words of the turn that answers it, or null where nobody speaks of it. */
  questions: { question: string; said: string | null }[];
}
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const asked = JSON.parse(read('../fixtures/asked.json')) as Asked[];

function interviewOf(file: string): Interview {
  if (file.endsWith('.json')) return readLabelled(file);
  const demo = parseInterview(read(`../factories/demo/interviews/${file}`));
  return {
    speakers: [demo.candidate, ...demo.interviewers].map((name, index) => ({
      ...{ id: name, name },
      role: index === 0 ? 'CANDIDATE' : 'INTERVIEWER',
    })),
    segments: demo.turns.map(({ speaker, text }, index) => ({
      ...{ id: `s${index + 1}`, speakerId: speaker, text },
      startMs: index * 10_000,
      endMs: (index + 1) * 10_000,
    })),
  };
}

function answerOf(interview: Interview, question: string): { said: string[]; turns: string[] } {
  const found = askInterview(interview, question);
  const answer = 'answer' in found ? found.answer : [];
  expect(checkEvidence(interview, answer)).toEqual(answer);
  const turns = answer.flatMap(({ evidence }) =>
    evidence.map(
      ({ segmentId }) => interview.segments.find(({ id }) => id === segmentId)?.text ?? '',
    ),
  );
  return { said: answer.map(({ text }) => text), turns };
}

describe('labelled questions about eleven interviews', () => {
  test('each label stands in its interview', () => {
    for (const { interview: file, questions } of asked) {
      const { segments } = interviewOf(file);
      for (const { said } of questions)
        if (said)
          expect(
            segments.filter(({ text }) => text.includes(said)),
            said,
          ).not.toEqual([]);
    }
  });

  const unspoken = asked.flatMap(({ interview: file, questions }) =>
    questions.filter(({ said }) => said === null).map(({ question }) => [question, file] as const),
  );
  test.each(unspoken)('"%s" was not spoken of in %s', (question, file) => {
    expect(answerOf(interviewOf(file), question).said).toEqual([]);
  });

  test('most of what was spoken of is answered with the turn that says it, few with another', () => {
    const spoken = asked.flatMap(({ interview: file, questions }) => {
      const interview = interviewOf(file);
      return questions.flatMap(({ question, said }) =>
        said ? [{ said, turns: answerOf(interview, question).turns }] : [],
      );
    });
    const right = spoken.filter(({ said, turns }) => turns.some((text) => text.includes(said)));
    const wrong = spoken.filter(
      ({ said, turns }) => turns.length > 0 && !turns.some((text) => text.includes(said)),
    );
    expect(right.length / spoken.length).toBeGreaterThan(0.78);
    expect(wrong.length / spoken.length).toBeLessThan(0.12);
  });
});
