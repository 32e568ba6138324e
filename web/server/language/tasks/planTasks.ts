import { z } from 'zod';
import { planGroupSources, planQuestionTypes } from '#shared/domain/plan.ts';
import {
  buildPlan,
  outlineOf,
  planLines,
  planMeaningTexts,
  questionsOfJob,
} from '#shared/planning/buildPlan.ts';
import { questionLibrary } from '#shared/planning/library/questionLibrary.ts';
import type {
  InterviewOutline,
  PlannedCompetency,
  PlannedQuestion,
} from '#shared/planning/plan.ts';
import { competencyNamed } from '#shared/planning/standingQuestions.ts';
import { libraryQuestionTypes } from '#shared/planning/library/competency.ts';
import { ownQuestionLimits, withOwnQuestions } from '#shared/planning/ownQuestions.ts';
import type { LanguageTask } from '../languageEngine.ts';
import { dataPrompt, lineOut, longText, postingRules, shortText } from './postingPrompt.ts';

const ownQuestionSchema = z.object({
  ...{ id: z.string(), competency: z.string(), cues: z.string(), question: z.string() },
  ...{ type: z.enum(libraryQuestionTypes), good: z.array(z.string()), weak: z.string() },
});

export const planRequestSchema = z.object({
  text: longText,
  title: shortText,
  numberOfInterviews: z.int().min(1).max(8),
  includeRecruiterScreen: z.boolean(),
  additionalAreas: z.array(shortText).max(50),
  /** The organization's own questions, which join ours. */
  ownQuestions: z.array(ownQuestionSchema).max(ownQuestionLimits.questions).default([]),
});
export type PlanInput = z.infer<typeof planRequestSchema>;

/** A request as our rules read it: with the organization's library. */
export const withLibrary = <Input extends { ownQuestions: PlanInput['ownQuestions'] }>(
  input: Input,
) => ({ ...input, library: withOwnQuestions(questionLibrary, input.ownQuestions) });
const meaningTexts = (input: PlanInput): string[] => planMeaningTexts(withLibrary(input));
/** A model reads the library where it needs it. */
const promptOf = ({ ownQuestions: _own, ...input }: PlanInput): string => dataPrompt(input);

const competencySchema: z.ZodType<PlannedCompetency> = z.object({
  competency: lineOut,
  source: z.enum(planGroupSources),
  referenceText: z.string().max(4000),
});
const questionSchema = z.object({
  question: z.string().trim().min(1).max(1000),
  type: z.enum(planQuestionTypes),
  good: z.array(z.string().trim().min(1).max(300)).max(6).default([]),
  weak: z.string().trim().max(300).default(''),
  line: z.string().max(4000).optional(),
  moreLines: z.array(z.string().max(4000)).max(50).optional(),
});

/** First step of a plan: what its interviews are called. */
export const generatePlanInterviews: LanguageTask<PlanInput, { interviews: string[] }> = {
  name: 'generatePlanInterviews',
  version: '3',
  input: planRequestSchema,
  output: z.object({ interviews: z.array(z.string().trim().min(1).max(80)).max(20) }),
  instructions: `${postingRules}
Name the interviews of a structured hiring process for this job, numberOfInterviews in all, in their order, each by what it looks at ("Technical skills", "Working with people"), 2 to 5 words, none like another. With includeRecruiterScreen the first is called "Recruiter screen" and counts.`,
  prompt: promptOf,
  meaningTexts,
  builtIn: (input, meaning) => ({
    interviews: buildPlan(withLibrary(input), meaning).interviews.map(({ name }) => name),
  }),
};

/** Second step: which competencies each interview looks at, with the words of the posting they rest on. */
export const generatePlanCompetencies: LanguageTask<
  PlanInput & { interviews: string[] },
  { interviews: InterviewOutline[] }
> = {
  name: 'generatePlanCompetencies',
  version: '3',
  input: planRequestSchema.extend({ interviews: z.array(shortText).max(8) }),
  output: z.object({
    interviews: z
      .array(z.object({ name: shortText, competencies: z.array(competencySchema).max(12) }))
      .max(20),
  }),
  instructions: `${postingRules}
For each interview named, by the same names and in the same order, choose 2 to 4 competencies of this job, none twice in the plan. Each has source "JobDescription" and a referenceText: one passage copied from the text letter by letter, a sentence or list item. A competency without such a passage is thrown away. Nothing from parts about pay, benefits, applying or equal opportunity. The recruiter screen gets only what the job asks for in schooling, papers and years; other standing topics and the additional areas are added by us.`,
  prompt: promptOf,
  meaningTexts,
  builtIn: ({ interviews, ...request }, meaning) => ({
    interviews: outlineOf(buildPlan(withLibrary(request), meaning)).map((outline, index) => ({
      ...outline,
      name: interviews[index] ?? outline.name,
    })),
  }),
};

export interface QuestionGroupRequest extends PlannedCompetency {
  key: string;
  /** Of the interview it belongs to. */
  interview: string;
  /** Whether its questions are wanted now; the others are there so that nothing is asked twice. */
  isWanted: boolean;
}
export interface GroupQuestions {
  key: string;
  questions: PlannedQuestion[];
}

/** Third step: the questions of competencies. */
export const generatePlanQuestions: LanguageTask<
  PlanInput & { groups: QuestionGroupRequest[]; asked: string[] },
  { groups: GroupQuestions[] }
> = {
  name: 'generatePlanQuestions',
  version: '4',
  input: planRequestSchema.extend({
    groups: z
      .array(
        z.object({
          competency: shortText,
          source: z.enum(planGroupSources),
          referenceText: z.string().max(4000),
          key: shortText,
          interview: shortText,
          isWanted: z.boolean(),
        }),
      )
      .max(100),
    asked: z.array(shortText).max(500),
  }),
  output: z.object({
    groups: z
      .array(z.object({ key: shortText, questions: z.array(questionSchema).max(12) }))
      .max(100),
  }),
  instructions: `${postingRules}
Write 3 questions for each competency with isWanted, under its key: different types, each about the work the referenceText names, open, one thing at a time, at most 45 words, the same for every candidate. Types: Behavioral (past work), Situational (what would you do), Performance (results), Technical (knowledge, method), CaseStudy (a small case), Screening (recruiter screen), Other. For each give "good", 2 to 4 short points that a good answer holds, and "weak", one line on what a weak answer sounds like. "jobQuestions" has reviewed questions of this job by area, and "library" those of the competency: take one as it stands where it fits. A question made from one of "lines" carries that line, letter by letter, as "line". No question like another or like one already asked; nothing about health, body, age, family, origin, religion or earlier pay.`,
  prompt: ({ groups, ownQuestions, ...rest }) =>
    dataPrompt({
      ...rest,
      lines: planLines(rest.text)
        .filter(({ reason }) => reason === null)
        .map(({ text }) => text),
      jobQuestions: questionsOfJob(rest),
      groups: groups.map((group) => ({
        ...group,
        library: group.isWanted
          ? competencyNamed(
              group.competency,
              withOwnQuestions(questionLibrary, ownQuestions),
            )?.questions.map(({ question }) => question)
          : undefined,
      })),
    }),
  meaningTexts,
  builtIn: ({ groups, ...request }, meaning) => {
    const planned = buildPlan(withLibrary(request), meaning).interviews.flatMap(
      (interview) => interview.groups,
    );
    return {
      groups: groups.flatMap(({ key, competency, isWanted }) => {
        const group = planned.find((item) => item.competency === competency);
        return isWanted && group ? [{ key, questions: group.questions }] : [];
      }),
    };
  },
};

/** Competencies of a job description with their questions, without a plan. */
export const generateQuestions: LanguageTask<
  { text: string; title: string; ownQuestions: PlanInput['ownQuestions'] },
  { groups: (Omit<PlannedCompetency, 'source'> & { questions: PlannedQuestion[] })[] }
> = {
  name: 'generateQuestions',
  version: '3',
  input: planRequestSchema.pick({ text: true, title: true, ownQuestions: true }),
  output: z.object({
    groups: z
      .array(
        z.object({
          competency: lineOut,
          referenceText: z.string().max(4000),
          questions: z.array(questionSchema).max(12),
        }),
      )
      .max(30),
  }),
  instructions: `${postingRules}
Choose 4 to 8 competencies that this job asks for. Each has a referenceText: one passage copied from the text letter by letter, a sentence or list item; a competency without such a passage is thrown away. Nothing from parts about pay, benefits, applying or equal opportunity. Write 3 open questions for each, about the work the passage names, at most 45 words, different types, none like another.`,
  prompt: ({ text, title }) => dataPrompt({ text, title }),
  meaningTexts: (input) => planMeaningTexts(withLibrary(input)),
  builtIn(input, meaning) {
    const { interviews } = buildPlan(
      {
        ...withLibrary(input),
        ...{ numberOfInterviews: 3, includeRecruiterScreen: false, additionalAreas: [] },
      },
      meaning,
    );
    return { groups: interviews.flatMap(({ groups }) => groups) };
  },
};
