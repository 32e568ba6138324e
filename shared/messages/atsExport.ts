/** Why a text was not put into the page. */
export const exportRefusals = ['NO_ATS', 'NO_FIELD', 'NOT_KEPT', 'CANCELLED'] as const;
export type ExportRefusal = (typeof exportRefusals)[number];

/** What became of a text that was to go into an applicant tracking system's page. */
export interface AtsExport {
  /** The system, by its name; null where the page was none. */
  ats: string | null;
  /** Whether the text was read back from the page. */
  isInserted: boolean;
  /**
   * NO_ATS: the page is no system that is known. NO_FIELD: no text field is there to take it. NOT_KEPT:
   * the field did not hold what was put into it. CANCELLED: the person closed the preview.
   */
  reason?: ExportRefusal | undefined;
  /** Whether the extension put the text on the clipboard instead. */
  isCopied?: boolean | undefined;
}
