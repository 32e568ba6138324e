import { notifyError } from '../../ui/notify.ts';

/** Asks the extension to take the app's frame away. */
export async function closeFrame(): Promise<void> {
  try {
    const { askExtension } = await import('#shared/messages/askExtension.ts');
    await askExtension(window, 'hideModal', {});
  } catch (error) {
    notifyError(error instanceof Error ? error.message : String(error));
  }
}
