import { isOwnName } from '#shared/domain/captionSpeakers.ts';

/** Meetings call whoever captures "You"; to everybody else that is the owner of the call. */
export const nameOwner = <Row extends { speaker: string | null }>(row: Row, name: string): Row =>
  row.speaker !== null && isOwnName(row.speaker) ? { ...row, speaker: name } : row;
