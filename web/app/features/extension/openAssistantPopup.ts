const popupWidth = 500;

/** As high as the screen, within what a window can be. */
export const popupHeight = (): number =>
  Math.min(Math.max(window.screen.availHeight || 800, 200), 10_000);

/** Opens the assistant in a window of its own, or brings it to the front; false where popups are blocked. */
export function openAssistantPopup(callId: string): boolean {
  const opened = window.open(
    `/interview-assistant/${callId}`,
    'call',
    `popup,width=${popupWidth},height=${popupHeight()}`,
  );
  opened?.focus();
  return opened !== null;
}
