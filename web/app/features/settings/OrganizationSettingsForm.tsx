import { useApolloClient } from '@apollo/client/react';
import { Select, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import {
  auditRetentionChoicesDays,
  externalShareDurationsDays,
  organizationSettingGroups,
  retentionChoicesDays,
  toneLabels,
} from '#shared/domain/organizationSettings.ts';
import { jobDescriptionTones } from '#shared/domain/plan.ts';
import { plural } from '#shared/domain/plural.ts';
import { shareDurationText } from '#shared/domain/share.ts';
import type {
  OrganizationSettingsInput,
  OrganizationSettingsQuery,
} from '../../lib/__generated__/graphql.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import { DisclaimerField } from './DisclaimerField.tsx';
import { RetentionNow } from './RetentionNow.tsx';
import { UpdateOrganizationSettingsDocument } from './settingsDocuments.ts';

type Organization = NonNullable<OrganizationSettingsQuery['currentUser']>['organization'];
type Settings = NonNullable<Organization['settings']>;

interface OrganizationSettingsFormProps {
  settings: Settings;
  planEnabled: boolean;
}

/** The settings of the organization. Switches and choices are saved as soon as they change. */
export function OrganizationSettingsForm(props: OrganizationSettingsFormProps) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const { save } = useSave(UpdateOrganizationSettingsDocument);
  const [settings, setSettings] = useState(props.settings);
  const [savedDays, setSavedDays] = useState(props.settings.retentionDaysSinceInterview);
  const change = async (input: OrganizationSettingsInput) => {
    const before = settings;
    setSettings({ ...settings, ...input } as Settings);
    const saved = await save({ input });
    // Only what this change set goes back: another one may have been saved meanwhile.
    if (!saved) {
      const keys = Object.keys(input) as (keyof Settings)[];
      const restored = Object.fromEntries(keys.map((key) => [key, before[key]]));
      setSettings((now) => ({ ...now, ...restored }));
      return;
    }
    await client.refetchQueries({ include: ['CurrentUser'] });
  };
  const changeRetention = async (days: number) => {
    const isConfirmed =
      days === 0 ||
      (await confirm({
        title: `Delete interviews after ${days} days?`,
        body: `Every interview that is older than ${days} days is deleted within the hour, except those that somebody keeps. This cannot be undone.`,
        confirmLabel: 'Delete old interviews',
        isDangerous: true,
      }));
    if (!isConfirmed) return;
    await change({ retentionDaysSinceInterview: days });
    setSavedDays(days);
  };
  const changeAuditRetention = async (days: number) => {
    const isConfirmed =
      days === 0 ||
      (await confirm({
        title: `Remove entries of the audit log after ${auditRetentionText(days)}?`,
        body: 'Older entries are removed within the hour. This cannot be undone. The chain of the entries that stay can still be verified.',
        confirmLabel: 'Remove old entries',
        isDangerous: true,
      }));
    if (isConfirmed) await change({ auditRetentionDays: days });
  };
  const groups = organizationSettingGroups.filter(
    ({ product }) => product !== 'plan' || props.planEnabled,
  );
  return groups.map(({ label, product, switches }) => (
    <PageSection key={label} title={label}>
      <Stack gap="md">
        {switches.map(({ key, label: text, description }) => (
          <Switch
            key={key}
            label={text}
            description={description}
            checked={settings[key]}
            onChange={(event) => void change({ [key]: event.currentTarget.checked })}
          />
        ))}
        {label === 'Interviews' && (
          <Select
            label="Delete interviews"
            description="Recordings, transcripts, notes and clips are deleted for everybody. People with the right to do so can keep single interviews."
            maw={560}
            styles={narrowInput}
            allowDeselect={false}
            data={retentionChoicesDays.map((days) => ({
              value: String(days),
              label: days === 0 ? 'Never' : `${days} days after the interview`,
            }))}
            value={String(settings.retentionDaysSinceInterview)}
            onChange={(days) => void changeRetention(Number(days))}
          />
        )}
        {label === 'Interviews' && (
          // Counted anew when another age has been saved.
          <RetentionNow key={savedDays} days={savedDays} />
        )}
        {label === 'Interviews' && (
          <DisclaimerField
            saved={settings.captureDisclaimer}
            onSaved={(captureDisclaimer) => setSettings((now) => ({ ...now, captureDisclaimer }))}
          />
        )}
        {label === 'Interviews' && (
          <Select
            label="Remove entries of the audit log"
            description="In many places the law asks you to keep logs for a year or more."
            maw={560}
            styles={narrowInput}
            allowDeselect={false}
            data={auditRetentionChoicesDays.map((days) => ({
              value: String(days),
              label: days === 0 ? 'Never' : `After ${auditRetentionText(days)}`,
            }))}
            value={String(settings.auditRetentionDays)}
            onChange={(days) => void changeAuditRetention(Number(days))}
          />
        )}
        {label === 'Sharing' && (
          <Select
            label="Default duration of a share outside"
            description="The sharing dialog starts with it. People can choose another."
            maw={560}
            styles={narrowInput}
            allowDeselect={false}
            data={externalShareDurationsDays.map((days) => ({
              value: String(days),
              label: shareDurationText(days),
            }))}
            value={String(settings.externalShareDefaultDurationDays)}
            onChange={(days) => void change({ externalShareDefaultDurationDays: Number(days) })}
          />
        )}
        {product === 'plan' && (
          <Select
            label="Default tone of job descriptions"
            description="Generated texts start with it."
            maw={560}
            styles={narrowInput}
            allowDeselect={false}
            data={jobDescriptionTones.map((value) => ({ value, label: toneLabels[value] }))}
            value={settings.defaultPlanJobDescriptionTone}
            onChange={(tone) =>
              tone &&
              void change({
                defaultPlanJobDescriptionTone: tone as Settings['defaultPlanJobDescriptionTone'],
              })
            }
          />
        )}
      </Stack>
    </PageSection>
  ));
}

/** A description may be wider than its field. */
const narrowInput = { wrapper: { maxWidth: 280 } };

const auditRetentionText = (days: number): string => plural(days / 365, 'year');
