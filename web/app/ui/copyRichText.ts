import { notifyError, notifySuccess } from './notify.ts';

/** Puts a text on the clipboard in both its forms, and says whether that worked. */
export async function copyRichText(html: string, text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ]);
    notifySuccess(done);
    return true;
  } catch {
    notifyError('Failed to copy, please try again');
    return false;
  }
}
