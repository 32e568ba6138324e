import { Text } from '@mantine/core';
import { SpeakerCard } from './SpeakerCard.tsx';
import type { SpeakerChanges, SpeakerFacts } from './SpeakerCard.tsx';
import classes from './SpeakersPanel.module.css';
import type { SuggestedPerson } from './suggestSpeaker.ts';

interface SpeakersPanelProps {
  speakers: readonly SpeakerFacts[];
  people: readonly SuggestedPerson[];
  changes: SpeakerChanges | null;
}

/** Everybody heard in the recording. Named once, a speaker is named everywhere. */
export function SpeakersPanel({ speakers, people, changes }: SpeakersPanelProps) {
  const isOneVoice = speakers.length === 1 && speakers[0]?.basis === 'NONE';
  return (
    <>
      <ul className={classes.speakers}>
        {speakers.map((speaker) => (
          <SpeakerCard
            key={speaker.id}
            speaker={speaker}
            others={speakers.filter(({ id }) => id !== speaker.id)}
            people={people}
            changes={changes}
          />
        ))}
      </ul>
      {isOneVoice && (
        <Text size="sm" c="dimmed">
          Everyone is on one audio track, so we could not separate the voices. Select turns in the
          transcript and choose “Change speaker” to say who speaks.
        </Text>
      )}
      {speakers.some(({ basis }) => basis === 'VOICE') && (
        <Text size="sm" c="dimmed">
          Speakers guessed by voice can be mixed up. Check them before you rely on who said what.
        </Text>
      )}
    </>
  );
}
