import { z } from 'zod';

/** An id in a message. */
export const messageId = z.string().min(1).max(100);

/** Text of a page, without the characters that no server takes. */
export const pageText = (most: number) =>
  z.string().transform((text) => text.replaceAll('\0', '').slice(0, most));

export const captureIdSchema = z.object({ captureId: messageId });
