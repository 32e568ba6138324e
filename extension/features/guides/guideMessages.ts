import { z } from 'zod';
import { highestScore } from '#shared/domain/scorecard.ts';
import type { MessageRules } from '../../platform/answerMessages.ts';
import { scoredKinds } from '../../platform/captureStore.ts';
import { captureIdSchema, messageId } from '../../platform/messageParts.ts';
import { checkOwnPage } from '../../platform/senders.ts';

const scoreSchema = captureIdSchema.extend({
  kind: z.enum(scoredKinds),
  cueId: messageId.nullable(),
  /** 1 to 4; 0 takes a score back. */
  score: z.number().int().min(0).max(highestScore),
  itemText: z.string().max(10_000),
});
export type NewScore = z.infer<typeof scoreSchema>;

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    chooseGuide(data: { captureId: string; guideId: string | null }): void;
    scoreItem(data: NewScore): void;
  }
}

export const guideMessages = {
  chooseGuide: {
    from: checkOwnPage,
    data: captureIdSchema.extend({ guideId: messageId.nullable() }),
  },
  scoreItem: { from: checkOwnPage, data: scoreSchema },
} satisfies MessageRules;
