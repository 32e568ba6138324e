import { notifyError, notifySuccess } from './notify.ts';
import { writeClipboard } from '#shared/ui/writeClipboard.ts';

/** Puts a text on the clipboard in both its forms, and says whether that worked. */
export async function copyRichText(html: string, text: string, done: string): Promise<boolean> {
  const isCopied = await writeClipboard(html, text);
  if (isCopied) notifySuccess(done);
  else notifyError('Failed to copy, please try again');
  return isCopied;
}
