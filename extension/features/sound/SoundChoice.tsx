import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { canRecordTabs, hasSoundAccess, requestSoundAccess } from '../../platform/tabSound.ts';
import { text } from '../../platform/text.ts';

interface SoundChoiceProps {
  isWanted: boolean;
  onChange(isWanted: boolean): void;
}

const key = 'withSound';

/** Whether the next interview is recorded: as chosen last. */
export const rememberedSound = (): boolean => localStorage.getItem(key) === 'true';

/** Whether the sound is recorded too. The browser asks the person at the first time. */
export function SoundChoice({ isWanted, onChange }: SoundChoiceProps) {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    // The permission may have been taken back since it was chosen.
    if (isWanted) void hasSoundAccess().then((isAllowed) => isAllowed || onChange(false));
  }, [isWanted, onChange]);
  const choose = async (checked: boolean) => {
    const isOn = checked && (await requestSoundAccess().catch(() => false));
    setIsRefused(checked && !isOn);
    localStorage.setItem(key, String(isOn));
    onChange(isOn);
  };
  return (
    <Switch
      label={text('recordSound')}
      description={canRecordTabs() ? text('recordsBoth') : text('recordsMicrophone')}
      error={isRefused && text('soundNotAllowed')}
      checked={isWanted}
      onChange={({ currentTarget: { checked } }) => void choose(checked)}
    />
  );
}
