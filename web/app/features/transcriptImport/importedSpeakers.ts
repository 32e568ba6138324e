import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import type { SpeakerRole } from '#shared/domain/transcript.ts';

export interface ImportedSpeaker {
  name: string;
  role: SpeakerRole;
}

/** The speakers of a preview as they are offered to be checked: the nameless get a name to begin with. */
export const importedSpeakers = ({ speakers }: ImportPreview): ImportedSpeaker[] =>
  speakers.map(({ name, role }) => ({ name: name ?? 'Speaker', role }));

/** What is wrong with the names, by place; empty when nothing is. */
export const nameFaults = (speakers: readonly ImportedSpeaker[]): Map<number, string> =>
  new Map(
    speakers.flatMap(({ name }, index) =>
      name.trim() === '' ? [[index, 'Enter a name'] as const] : [],
    ),
  );
