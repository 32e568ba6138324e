import { z } from 'zod';
import { appSource, type extensionSource } from './appMessageSource.ts';
import type { ScorecardAnswer } from '../domain/scorecardText.ts';
import type { AtsExport } from './atsExport.ts';
import type { ExtensionEvent } from './extensionEvent.ts';

/** What the web app asks of the browser extension. */
export interface AppMessages {
  /** Which extension is installed. */
  getVersion(data: Record<string, never>): { version: string };
  /** Opens the interview assistant, beside the page or as a window of its own. */
  openIA(data: { url?: string | undefined; windowHeight?: number | undefined }): {
    isOpen: boolean;
  };
  /** Closes the interview assistant. */
  hideModal(data: Record<string, never>): { isOpen: boolean };
  /** In which applicant tracking system's page the app stands; null where texts cannot be put into it. */
  getAtsContext(data: Record<string, never>): { ats: string | null };
  /** Puts a job description into that page. */
  exportJobDescription(data: { text: string; html: string }): AtsExport;
  /** Puts the questions of an interview into that page. */
  exportInterview(data: { interviewName: string; questions: readonly string[] }): AtsExport;
  /** Puts the answers of a scorecard into the form of that page, which the person submits there. */
  exportScorecard(data: { interviewName: string; answers: readonly ScorecardAnswer[] }): AtsExport;
}
export type AppMessageType = keyof AppMessages;

const base = { source: z.literal(appSource), id: z.string().min(1).max(100) };

/** A message of the web app as it comes over the page's window, where anybody may have written it. */
export const appMessageSchema = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('getVersion') }),
  z.object({
    ...base,
    type: z.literal('openIA'),
    url: z.string().max(2000).optional(),
    windowHeight: z.number().min(200).max(10_000).optional(),
  }),
  z.object({ ...base, type: z.literal('hideModal') }),
  z.object({ ...base, type: z.literal('getAtsContext') }),
  z.object({
    ...base,
    type: z.literal('exportJobDescription'),
    text: z.string().min(1).max(200_000),
    html: z.string().max(1_000_000),
  }),
  z.object({
    ...base,
    type: z.literal('exportInterview'),
    interviewName: z.string().max(500),
    questions: z.array(z.string().min(1).max(10_000)).min(1).max(1_000),
  }),
  z.object({
    ...base,
    type: z.literal('exportScorecard'),
    interviewName: z.string().max(500),
    answers: z
      .array(z.object({ title: z.string().max(10_000), text: z.string().min(1).max(20_000) }))
      .min(1)
      .max(500),
  }),
  z.object({
    source: z.literal(appSource),
    type: z.literal('connect'),
    code: z.string().min(1).max(200),
    state: z.string().min(8).max(200),
  }),
]);
export type AppMessage = z.infer<typeof appMessageSchema>;

/** What the extension answers; `id` and `state` tie it to the question. */
export type ExtensionAnswer =
  | { source: typeof extensionSource; type: 'answer'; id: string; data: unknown }
  // The person is looking at it: the answer may take as long as that.
  | { source: typeof extensionSource; type: 'pending'; id: string }
  | { source: typeof extensionSource; type: 'connected' | 'refused'; state: string }
  | ExtensionEvent;
