import type { CsvFault } from '#shared/planning/ownQuestionsCsv.ts';
import { builder } from '../../graphql/builder.ts';
import { UserError } from '../../errors/userError.ts';
import {
  addLibraryQuestion,
  deleteLibraryQuestion,
  importLibraryQuestions,
  updateLibraryQuestion,
} from './editLibrary.ts';
import { libraryPolicy } from './libraryPolicy.ts';
import { LibraryQuestionTypeEnum, OwnLibraryQuestion } from './libraryType.ts';

/** About 2,000 questions. */
const longestFile = 2_000_000;

const LibraryQuestionInput = builder.inputType('LibraryQuestionInput', {
  fields: (t) => ({
    competency: t.string({ required: true }),
    cues: t.string({ required: true }),
    type: t.field({ type: LibraryQuestionTypeEnum, required: true }),
    question: t.string({ required: true }),
    good: t.stringList({ required: true }),
    weak: t.string({ required: true }),
  }),
});

const ImportFault = builder.objectRef<CsvFault>('LibraryImportFault').implement({
  fields: (t) => ({ line: t.exposeInt('line'), message: t.exposeString('message') }),
});

const LibraryImport = builder
  .objectRef<{ added: number; repeated: number; faults: CsvFault[] }>('LibraryImport')
  .implement({
    fields: (t) => ({
      added: t.exposeInt('added'),
      repeated: t.exposeInt('repeated', { description: 'Rows that the library has already.' }),
      faults: t.field({ type: [ImportFault], resolve: ({ faults }) => faults }),
    }),
  });

builder.mutationFields((t) => ({
  addLibraryQuestion: t.field({
    type: OwnLibraryQuestion,
    args: { input: t.arg({ type: LibraryQuestionInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { actor, db } = context.signedIn();
      libraryPolicy.authorize(actor, 'edit', actor);
      return addLibraryQuestion({ db, actor, fields: input });
    },
  }),
  updateLibraryQuestion: t.field({
    type: OwnLibraryQuestion,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: LibraryQuestionInput, required: true }),
    },
    resolve: (_root, { id, input }, context) => {
      const { actor, db } = context.signedIn();
      libraryPolicy.authorize(actor, 'edit', actor);
      return updateLibraryQuestion({ db, actor, id, fields: input });
    },
  }),
  deleteLibraryQuestion: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { actor, db } = context.signedIn();
      libraryPolicy.authorize(actor, 'edit', actor);
      await deleteLibraryQuestion({ db, actor, id });
      return id;
    },
  }),
  importLibraryQuestions: t.field({
    type: LibraryImport,
    description: 'Adds the questions of a CSV file; rows with a fault are named and left out.',
    args: { csv: t.arg.string({ required: true }) },
    resolve: (_root, { csv }, context) => {
      const { actor, db } = context.signedIn();
      libraryPolicy.authorize(actor, 'edit', actor);
      if (csv.length > longestFile)
        throw new UserError('BAD_INPUT', 'The file is too large. Import it in parts.');
      return importLibraryQuestions({ db, actor, csv });
    },
  }),
}));
