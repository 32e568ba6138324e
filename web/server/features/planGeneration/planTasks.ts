import { z } from 'zod';
import { planGroupSources, planQuestionTypes } from '../../../../shared/domain/plan.ts';
import type { PlannedCompetency, PlannedQuestion } from '../../../../shared/planning/plan.ts';
import {
  spreadCompetencies,
  type InterviewOutline,
} from '../../../../shared/planning/spreadCompetencies.ts';
import { writeQuestions } from '../../../../shared/planning/writeQuestions.ts';
import type { LanguageTask } from '../../language/languageEngine.ts';
import { dataPrompt, lineOut, longText, postingRules, shortText } from './postingPrompt.ts';

export const planRequestSchema = z.object({
  text: longText,
  title: shortText,
  numberOfInterviews: z.int().min(1).max(8),
  includeRecruiterScreen: z.boolean(),
  additionalAreas: z.array(shortText).max(50),
});
export type PlanInput = z.infer<typeof planRequestSchema>;

const competencySchema: z.ZodType<PlannedCompetency> = z.object({
  competency: lineOut,
  source: z.enum(planGroupSources),
  referenceText: z.string().max(4000),
});
const questionSchema: z.ZodType<PlannedQuestion> = z.object({
  question: z.string().trim().min(1).max(1000),
  type: z.enum(planQuestionTypes),
});

/** First step of a plan: what its interviews are called. */
export const generatePlanInterviews: LanguageTask<PlanInput, { interviews: string[] }> = {
  name: 'generatePlanInterviews',
  version: '1',
  input: planRequestSchema,
  output: z.object({ interviews: z.array(z.string().trim().min(1).max(80)).max(20) }),
  instructions: `${postingRules}
Name the interviews of a structured hiring process for this job, numberOfInterviews in all, in their order, each by what it looks at ("Technical skills", "Working with people"), 2 to 5 words, none like another. With includeRecruiterScreen the first is called "Recruiter screen" and counts.`,
  prompt: (input) => dataPrompt({ ...input }),
  builtIn: (input) => ({ interviews: spreadCompetencies(input).map(({ name }) => name) }),
};

/** Second step: which competencies each interview looks at, with the words of the posting they rest on. */
export const generatePlanCompetencies: LanguageTask<
  PlanInput & { interviews: string[] },
  { interviews: InterviewOutline[] }
> = {
  name: 'generatePlanCompetencies',
  version: '1',
  input: planRequestSchema.extend({ interviews: z.array(shortText).max(8) }),
  output: z.object({
    interviews: z
      .array(z.object({ name: shortText, competencies: z.array(competencySchema).max(12) }))
      .max(20),
  }),
  instructions: `${postingRules}
For each interview named, by the same names and in the same order, choose 2 to 4 competencies of this job, none twice in the plan. Each has source "JobDescription" and a referenceText: one passage copied from the text letter by letter, a sentence or list item. A competency without such a passage is thrown away. Nothing from parts about pay, benefits, applying or equal opportunity. The recruiter screen gets only what the job asks for in schooling, papers and years; other standing topics and the additional areas are added by us.`,
  prompt: (input) => dataPrompt({ ...input }),
  builtIn: ({ interviews, ...request }) => ({
    interviews: spreadCompetencies(request).map((outline, index) => ({
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
  { text: string; title: string; groups: QuestionGroupRequest[]; asked: string[] },
  { groups: GroupQuestions[] }
> = {
  name: 'generatePlanQuestions',
  version: '1',
  input: z.object({
    text: longText,
    title: shortText,
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
Write 3 questions for each competency with isWanted, under its key: different types, each about the work the referenceText names, open, one thing at a time, at most 45 words, the same for every candidate. Types: Behavioral (past work), Situational (what would you do), Performance (results), Technical (knowledge, method), CaseStudy (a small case), Screening (recruiter screen), Other. No question like another or like one already asked.`,
  prompt: ({ groups, ...rest }) => dataPrompt({ ...rest, groups }),
  builtIn: ({ text, title, groups }) => {
    const written = writeQuestions({ text, title, groups });
    return {
      groups: groups.flatMap(({ key, isWanted }, index) =>
        isWanted ? [{ key, questions: written[index] ?? [] }] : [],
      ),
    };
  },
};

/** Competencies of a job description with their questions, without a plan. */
export const generateQuestions: LanguageTask<
  { text: string; title: string },
  { groups: (Omit<PlannedCompetency, 'source'> & { questions: PlannedQuestion[] })[] }
> = {
  name: 'generateQuestions',
  version: '1',
  input: z.object({ text: longText, title: shortText }),
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
  prompt: (input) => dataPrompt({ ...input }),
  builtIn(input) {
    const outline = spreadCompetencies({
      ...input,
      numberOfInterviews: 3,
      includeRecruiterScreen: false,
      additionalAreas: [],
    });
    const groups = outline.flatMap(({ competencies }) => competencies);
    const questions = writeQuestions({ ...input, groups });
    return {
      groups: groups.map(({ competency, referenceText }, index) => ({
        competency,
        referenceText,
        questions: questions[index] ?? [],
      })),
    };
  },
};
