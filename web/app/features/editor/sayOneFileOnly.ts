import { notifyError } from '../../ui/notify.ts';

/** Says which of several dropped files is inserted and what to do with those that are not. */
export function sayOneFileOnly(inserted: File, others: readonly File[]): void {
  const rest =
    others.length === 1
      ? `Drop ${others[0]?.name} after it.`
      : `Drop the other ${others.length} after it, one by one.`;
  notifyError(`Only ${inserted.name} is inserted. ${rest}`, 'One file at a time');
}
