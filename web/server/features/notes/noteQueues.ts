import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

/** Tells somebody by e-mail that a note or a reply names them. */
export const mailMentionQueue = defineQueue(
  'mailMention',
  z.object({ organizationId: z.uuid(), mentionId: z.uuid() }),
);
