import type { Actor } from '../../auth/actor.ts';
import type { Loaders } from '../../graphql/loaders.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { readUserSettings } from '../users/readUserSettings.ts';

export interface ExportNames {
  /** "Zoë Quist: First call", or the interview's name without a candidate. */
  title: string;
  /** "2026-05-01", in the reader's zone. */
  day: string;
  /** Of the file, without its ending. */
  fileName: string;
}

/** What an exported interview is called: by its candidate and the day in the reader's zone. */
export async function nameExport(
  { actor, loaders }: { actor: Actor; loaders: Loaders },
  call: LoadedCall,
): Promise<ExportNames> {
  const [candidate, reader] = await Promise.all([
    loaders.candidateById.loadIfSet(call.candidateId),
    loaders.memberById.load(actor.userId),
  ]);
  const name = candidate ? `${candidate.firstName} ${candidate.lastName}`.trim() : call.name;
  const timeZone = reader ? readUserSettings(reader).timezoneName : 'UTC';
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    call.startTime,
  );
  return {
    title: candidate ? `${name}: ${call.name}` : call.name,
    ...{ day, fileName: `${name} ${day}` },
  };
}
