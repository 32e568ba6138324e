import { readSettings } from '#shared/domain/readSettings.ts';
import { userSettings, type UserSettings } from '#shared/domain/userSettings.ts';
import { reportBrokenSetting } from '../organizations/reportBrokenSetting.ts';
import type { UserRow } from './userLoaders.ts';

/** A person's settings out of their row; the default replaces an empty or broken value. */
export function readUserSettings(
  row: Pick<UserRow, 'id' | 'timezoneName' | 'timeFormat' | 'defaultCallVisibility'>,
): UserSettings {
  const stored = {
    timezoneName: row.timezoneName,
    timeFormat: row.timeFormat,
    defaultCallVisibility: row.defaultCallVisibility ?? undefined,
  };
  return readSettings(userSettings, stored, (key) => reportBrokenSetting(`user ${row.id}`, key));
}
