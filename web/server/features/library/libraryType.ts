import { libraryQuestionTypes } from '#shared/planning/library/competency.ts';
import { questionLibrary } from '#shared/planning/library/questionLibrary.ts';
import { writeOwnQuestions } from '#shared/planning/ownQuestionsCsv.ts';
import { searchLibrary, type FoundQuestion } from '#shared/planning/searchLibrary.ts';
import { builder } from '../../graphql/builder.ts';
import { PlanQuestionTypeEnum } from '../jobDescriptions/planEnums.ts';
import { libraryPolicy } from './libraryPolicy.ts';
import {
  loadOrganizationLibrary,
  loadOwnQuestions,
  type LibraryQuestionRow,
} from './organizationLibrary.ts';

export const LibraryQuestionTypeEnum = builder.enumType('LibraryQuestionType', {
  values: libraryQuestionTypes,
});

const LibraryQuestion = builder.objectRef<FoundQuestion>('LibraryQuestion').implement({
  description: 'A reviewed question that is asked as it stands.',
  fields: (t) => ({
    id: t.exposeID('id'),
    competency: t.exposeString('competency'),
    question: t.exposeString('question'),
    type: t.expose('type', { type: PlanQuestionTypeEnum }),
    good: t.stringList({ resolve: ({ good }) => [...good] }),
    weak: t.exposeString('weak'),
  }),
});

export const OwnLibraryQuestion = builder
  .objectRef<LibraryQuestionRow>('OwnLibraryQuestion')
  .implement({
    description: 'A question that the organization added to the library.',
    fields: (t) => ({
      id: t.exposeID('id'),
      competency: t.exposeString('competency'),
      cues: t.exposeString('cues', {
        description: 'Words of postings that show the competency, parted by commas.',
      }),
      question: t.exposeString('question'),
      type: t.expose('type', { type: LibraryQuestionTypeEnum }),
      good: t.exposeStringList('good'),
      weak: t.exposeString('weak'),
    }),
  });

interface OrganizationLibrary {
  questions: LibraryQuestionRow[];
  canEdit: boolean;
}

const OrganizationLibraryType = builder
  .objectRef<OrganizationLibrary>('OrganizationLibrary')
  .implement({
    fields: (t) => ({
      questions: t.field({ type: [OwnLibraryQuestion], resolve: ({ questions }) => questions }),
      csv: t.string({
        description: 'The questions as a CSV file that can be imported again.',
        resolve: ({ questions }) => writeOwnQuestions(questions),
      }),
      competencies: t.stringList({
        description: 'Names of the competencies there are, ours and their own.',
        resolve: ({ questions }) =>
          [
            ...new Set([
              ...questions.map(({ competency }) => competency),
              ...questionLibrary.map(({ name }) => name),
            ]),
          ].sort((a, b) => a.localeCompare(b, 'en')),
      }),
      canEdit: t.exposeBoolean('canEdit'),
    }),
  });

builder.queryFields((t) => ({
  libraryQuestions: t.field({
    type: [LibraryQuestion],
    description: 'Those of a competency, or with a search those with all its words.',
    args: {
      competency: t.arg.string({ required: true }),
      search: t.arg.string({ required: true }),
    },
    resolve: async (_root, { competency, search }, context) => {
      const { actor, db } = context.signedIn();
      libraryPolicy.authorize(actor, 'read', actor);
      const library = await loadOrganizationLibrary(db, actor.organizationId);
      return searchLibrary(library, { competency, search: search.slice(0, 200) });
    },
  }),
  organizationLibrary: t.field({
    type: OrganizationLibraryType,
    description: 'The questions that the organization added to the library.',
    resolve: async (_root, _args, context) => {
      const { actor, db } = context.signedIn();
      libraryPolicy.authorize(actor, 'read', actor);
      return {
        questions: await loadOwnQuestions(db, actor.organizationId),
        canEdit: libraryPolicy.can(actor, 'edit', actor),
      };
    },
  }),
}));
