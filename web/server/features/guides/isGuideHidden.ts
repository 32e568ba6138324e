import type { Loaders } from '../../graphql/loaders.ts';

/** Whether an interview follows a guide that is not shared with the viewer. */
export const isGuideHidden = async (
  { guideById }: Pick<Loaders, 'guideById'>,
  { guideId }: { guideId: string | null },
): Promise<boolean> => guideId !== null && (await guideById.load(guideId)) === null;
