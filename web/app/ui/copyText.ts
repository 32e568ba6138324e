import { notifyError, notifySuccess } from './notify.ts';

/** Puts `text` on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess('Successfully copied!');
    return true;
  } catch {
    notifyError('Failed to copy, please try again');
    return false;
  }
}
