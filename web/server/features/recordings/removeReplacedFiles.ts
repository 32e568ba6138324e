import { z } from 'zod';
import type { StepTools } from './recordingStage.ts';

const replacedSchema = z.object({ replaced: z.array(z.string()) });

/**
 * Deletes stored files that hold redacted passages, as a step's result names them; a key that ends with a
 * slash stands for all below it. Safe to run again.
 */
export async function removeReplacedFiles(
  { storage }: Pick<StepTools, 'storage'>,
  result: Record<string, unknown> | null | undefined,
): Promise<void> {
  for (const key of replacedSchema.safeParse(result).data?.replaced ?? [])
    await (key.endsWith('/') ? storage.deletePrefix(key) : storage.delete(key));
}
