import { browser } from 'wxt/browser';
import { z } from 'zod';
import { panelWidths } from './panelWidths.ts';

export const panelPlaceSchema = z.object({
  /** When false, only a handle at the edge of the page is shown. */
  isOpen: z.boolean(),
  width: z.number().int().min(panelWidths.least).max(panelWidths.greatest),
  side: z.enum(['left', 'right']),
});
/** Where the panel stands in meeting pages. */
export type PanelPlace = z.infer<typeof panelPlaceSchema>;

const usual: PanelPlace = { isOpen: false, width: 360, side: 'right' };

export async function readPanelPlace(): Promise<PanelPlace> {
  const { panelPlace } = await browser.storage.local.get('panelPlace');
  return panelPlaceSchema.safeParse(panelPlace).data ?? usual;
}

export async function writePanelPlace(panelPlace: PanelPlace): Promise<void> {
  await browser.storage.local.set({ panelPlace });
}

const keyOf = (tabId: number) => `frameTicket:${tabId}`;

/**
 * A secret in the address of the panel's frame, which the page around it cannot read. A frame that the page
 * creates lacks it, and shows no panel.
 */
export async function issueTicket(tabId: number): Promise<string> {
  const key = keyOf(tabId);
  const { [key]: known } = await browser.storage.session.get(key);
  if (typeof known === 'string') return known;
  const ticket = crypto.randomUUID();
  await browser.storage.session.set({ [key]: ticket });
  return ticket;
}

export async function isTicket(tabId: number, ticket: string): Promise<boolean> {
  const { [keyOf(tabId)]: known } = await browser.storage.session.get(keyOf(tabId));
  return known === ticket;
}

export async function dropTicket(tabId: number): Promise<void> {
  await browser.storage.session.remove(keyOf(tabId));
}
