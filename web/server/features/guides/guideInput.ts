import { z } from 'zod';
import { isEmptyDocument } from '#shared/editor/editorNodes.ts';
import { htmlFromBlocks } from '#shared/editor/htmlFromBlocks.ts';
import { plainTextFromHtml } from '#shared/editor/plainTextFromHtml.ts';
import { fromRawContent } from '#shared/editor/rawContent.ts';
import {
  guideVisibilities,
  longestCompetency,
  longestCue,
  longestCueDescription,
  longestGuideName,
  mostAssignedUsers,
  mostCuesOfGuide,
  questionTypes,
} from '#shared/domain/guide.ts';
import {
  optionalText,
  requiredText,
  unlessLeftOut,
  withDefault,
} from '../../errors/inputSchema.ts';

const guideName = requiredText(longestGuideName, 'Give the guide a name.');
const visibility = z.enum(guideVisibilities);
/** Ids must be of things the caller has loaded. */
const linkedId = z.string().nullish();
const userIds = z
  .array(z.string())
  .max(mostAssignedUsers, `Assign at most ${mostAssignedUsers} people.`);

/** The client names what it adds, so that a second try adds nothing more. */
export const newRowId = z
  .uuid('This id is not a UUID.')
  .nullish()
  .transform((id) => id ?? undefined);

export const competencyName = requiredText(longestCompetency, 'Give the competency a name.');
const cueText = requiredText(longestCue, 'Write the question first.');
const description = optionalText(longestCueDescription);
/** What the editor writes: raw content as JSON. It is kept as HTML of our own making. */
const descriptionContent = z
  .string()
  .nullish()
  .transform((json) => {
    if (typeof json !== 'string') return undefined;
    const blocks = fromRawContent(json);
    return isEmptyDocument(blocks) ? '' : htmlFromBlocks(blocks);
  })
  .refine((html) => html === undefined || plainTextFromHtml(html).length <= longestCueDescription, {
    message: `Use at most ${longestCueDescription.toLocaleString('en-US')} characters.`,
  })
  .refine((html) => html === undefined || html.length <= 8 * longestCueDescription, {
    message: 'This text has too much formatting. Use less of it.',
  });

/** A question of a guide. `competency` is a name; the guide gets a competency of that name if it has none. */
export const cueInput = z.object({
  cue: cueText,
  description: withDefault(description, ''),
  descriptionContent,
  type: withDefault(z.enum(questionTypes), 'CUSTOM'),
  competency: optionalText(longestCompetency).nullish(),
  scoringEnabled: withDefault(z.boolean(), false),
});

/** Changes of a question; what is left out stays. */
export const cueChanges = z.object({
  cue: unlessLeftOut(cueText),
  description: unlessLeftOut(description),
  descriptionContent,
  type: unlessLeftOut(z.enum(questionTypes)),
  competency: optionalText(longestCompetency).nullish(),
  scoringEnabled: unlessLeftOut(z.boolean()),
});

/** The columns of a parsed description: formatted text takes the place of plain text. */
export const descriptionColumns = (input: {
  description?: string | undefined;
  descriptionContent?: string | undefined;
}): { description?: string; isHtmlType?: boolean } => {
  const { description: text, descriptionContent: html } = input;
  if (html !== undefined) return { description: html, isHtmlType: html !== '' };
  return text === undefined ? {} : { description: text, isHtmlType: false };
};

export const guideInput = z.object({
  name: guideName,
  visibility: withDefault(visibility, 'PUBLIC'),
  positionId: linkedId,
  interviewStageId: linkedId,
  assignedUserIds: withDefault(userIds, []),
  overallScoringEnabled: withDefault(z.boolean(), true),
  cues: withDefault(
    z.array(cueInput).max(mostCuesOfGuide, `A guide holds at most ${mostCuesOfGuide} questions.`),
    [],
  ),
});

/** Changes of a guide; what is left out stays. */
export const guideChanges = z.object({
  name: unlessLeftOut(guideName),
  visibility: unlessLeftOut(visibility),
  positionId: linkedId,
  interviewStageId: linkedId,
  assignedUserIds: unlessLeftOut(userIds),
  overallScoringEnabled: unlessLeftOut(z.boolean()),
});
