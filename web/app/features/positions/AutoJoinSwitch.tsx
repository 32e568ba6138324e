import { Switch } from '@mantine/core';
import { useSave } from '../../ui/useSave.ts';
import { UpdateClientDocument, UpdatePositionDocument } from './positionDocuments.ts';

interface AutoJoinSwitchProps {
  id: string;
  isOn: boolean;
}

/** Whether people who are named as interviewers join the hiring team; for who manages the team. */
export function AutoJoinSwitch({ id, isOn }: AutoJoinSwitchProps) {
  const { save, isSaving } = useSave(UpdatePositionDocument);
  return (
    <Switch
      mt="sm"
      size="sm"
      label="Interviewers join the team"
      description="When somebody who manages this team names interviewers for an interview, they join as Interviewer. They stay when the interview is over."
      checked={isOn}
      disabled={isSaving}
      onChange={(event) =>
        void save({ id, input: { autoJoinInterview: event.currentTarget.checked } })
      }
    />
  );
}

/** What new positions of a group start with. */
export function AutoJoinNewSwitch({ id, isOn }: AutoJoinSwitchProps) {
  const { save, isSaving } = useSave(UpdateClientDocument);
  return (
    <Switch
      size="sm"
      label="Interviewers join the team of new positions"
      description="Positions that are added to this group start with it on. Those of today stay as they are."
      checked={isOn}
      disabled={isSaving}
      onChange={(event) => void save({ id, autoJoinAllNewPositions: event.currentTarget.checked })}
    />
  );
}
