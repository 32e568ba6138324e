import { z } from 'zod';
import { simplifyText, type SimplifiedText } from '#shared/planning/simplifySentence.ts';
import type { LanguageTask } from '../../language/languageEngine.ts';
import { dataPrompt, longText, postingRules } from '../../language/tasks/postingPrompt.ts';

/** A sentence or passage in easier words; `isComplex` says that nothing better was found. */
export const generateSimplifiedText: LanguageTask<
  { text: string; jobDescriptionText: string },
  SimplifiedText
> = {
  name: 'generateSimplifiedText',
  version: '1',
  input: z.object({ text: z.string().max(4000), jobDescriptionText: longText }),
  output: z.object({ simplifiedText: z.string().max(6000), isComplex: z.boolean() }),
  instructions: `${postingRules}
Rewrite the text so that it is easier to read: plain words, short sentences, the same meaning and facts, nothing added, nothing left out. The whole job description is there for context only. When you cannot make it easier, give it back unchanged with isComplex true.`,
  prompt: ({ text, jobDescriptionText }) =>
    dataPrompt({ jobDescription: jobDescriptionText, text }),
  builtIn: ({ text }) => simplifyText(text),
};
