import { Select, TextInput } from '@mantine/core';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { plural } from '#shared/domain/plural.ts';
import { speakerRoleChoices } from '#shared/domain/speakerRole.ts';
import type { SpeakerRole } from '#shared/domain/transcript.ts';
import { nameFaults } from './importedSpeakers.ts';
import type { ImportedSpeaker } from './importedSpeakers.ts';
import classes from './SpeakerRoles.module.css';

interface SpeakerRolesProps {
  read: ImportPreview['speakers'];
  speakers: readonly ImportedSpeaker[];
  onChange: (speakers: ImportedSpeaker[]) => void;
}

/** Who speaks: the names as the file has them and a guess at the side, both to be put right. */
export function SpeakerRoles({ read, speakers, onChange }: SpeakerRolesProps) {
  const faults = nameFaults(speakers);
  const change = (index: number, over: Partial<ImportedSpeaker>) =>
    onChange(speakers.map((speaker, at) => (at === index ? { ...speaker, ...over } : speaker)));
  return (
    <ul className={classes.list}>
      {speakers.map(({ name, role }, index) => {
        const original = read[index];
        const called = original?.name ?? 'words without a name';
        return (
          <li key={called} className={classes.row}>
            <TextInput
              aria-label={`Name of ${called}`}
              value={name}
              maxLength={100}
              error={faults.get(index)}
              onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
            />
            <Select
              aria-label={`Role of ${called}`}
              data={speakerRoleChoices}
              value={role}
              allowDeselect={false}
              onChange={(value) => change(index, { role: (value ?? 'UNKNOWN') as SpeakerRole })}
            />
            <span className={classes.count}>{plural(original?.segmentCount ?? 0, 'turn')}</span>
          </li>
        );
      })}
    </ul>
  );
}
