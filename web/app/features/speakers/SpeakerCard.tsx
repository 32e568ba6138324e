import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowMerge, IconDots, IconPencil } from '@tabler/icons-react';
import type { SpeakerBasis, SpeakerRole } from '#shared/domain/transcript.ts';
import { speakerRoleLabels } from '#shared/domain/speakerRole.ts';
import { formatDuration } from '#shared/domain/time.ts';
import { speakerColor } from '#shared/ui/speakerColor.ts';
import { initialsOf } from '#shared/domain/initials.ts';
import { useRef } from 'react';
import { useOpenDraft } from '../../lib/useDraft.ts';
import classes from './SpeakerCard.module.css';
import { SpeakerForm } from './SpeakerForm.tsx';
import type { SuggestedPerson } from './suggestSpeaker.ts';

export interface SpeakerFacts {
  id: string;
  index: number;
  name: string;
  role: SpeakerRole;
  basis: SpeakerBasis;
  talkMs: number;
  wordsPerMinute: number | null;
}

/** What a person may change of a speaker. */
export interface SpeakerChanges {
  update: (speakerId: string, changes: { name: string; role: SpeakerRole }) => void;
  merge: (speakerId: string, intoSpeakerId: string) => void;
}

interface SpeakerCardProps {
  speaker: SpeakerFacts;
  others: readonly SpeakerFacts[];
  people: readonly SuggestedPerson[];
  /** Absent where the reader may not correct it. */
  changes: SpeakerChanges | null;
}

const basisTexts = {
  CHANNEL: 'From its own channel',
  VOICE: 'Guessed by voice',
  NAMED: 'Named by a person',
  NONE: 'Speakers not separated',
} as const;

/** One voice: who it is, how that is known, and what can be set right. */
export function SpeakerCard({ speaker, others, people, changes }: SpeakerCardProps) {
  const { id, index, name, role, basis, talkMs, wordsPerMinute } = speaker;
  const draftKey = `speaker/${id}`;
  const [isEditing, setIsEditing] = useOpenDraft(draftKey);
  const pencil = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setIsEditing(false);
    // Whoever ends it by a key goes on by keys, from where they began.
    setTimeout(() => pencil.current?.focus());
  };
  if (isEditing && changes)
    return (
      <li className={classes.card}>
        <SpeakerForm
          draftKey={draftKey}
          name={name}
          role={role}
          people={people}
          onSave={(update) => {
            stopEditing();
            if (update.name !== name || update.role !== role) changes.update(id, update);
          }}
          onCancel={stopEditing}
        />
      </li>
    );
  const facts = [
    role === 'UNKNOWN' ? null : speakerRoleLabels[role],
    talkMs > 0 ? formatDuration(talkMs) : 'No talk',
    wordsPerMinute === null ? null : `${wordsPerMinute} words/min`,
  ];
  return (
    <li className={classes.card}>
      <div className={classes.speaker}>
        <span className={classes.mark} style={{ color: speakerColor(index) }} aria-hidden>
          {initialsOf(name)}
        </span>
        <div className={classes.facts}>
          <div className={classes.name}>{name}</div>
          <div className={classes.line}>{facts.filter(Boolean).join(' · ')}</div>
          <div className={classes.line}>{basisTexts[basis]}</div>
        </div>
        {changes && (
          <div className={classes.actions}>
            <ActionIcon ref={pencil} aria-label={`Name ${name}`} onClick={() => setIsEditing(true)}>
              <IconPencil size={16} stroke={1.6} />
            </ActionIcon>
            {others.length > 0 && (
              <Menu
                position="bottom-end"
                width={240}
                withinPortal={false}
                withInitialFocusPlaceholder={false}
              >
                <Menu.Target>
                  <ActionIcon aria-label={`More for ${name}`}>
                    <IconDots size={16} stroke={1.6} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown className={classes.menu}>
                  <Menu.Label>The same person as</Menu.Label>
                  {others.map((other) => (
                    <Menu.Item
                      key={other.id}
                      leftSection={<IconArrowMerge size={16} stroke={1.6} />}
                      onClick={() => changes.merge(id, other.id)}
                    >
                      Merge into {other.name}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
