import { interviewText } from '#shared/domain/interviewText.ts';
import { scorecardText, textParagraphs } from '#shared/domain/scorecardText.ts';
import type { FieldPurpose } from '#shared/domain/siteData.ts';
import type { AppMessage } from '#shared/messages/appMessages.ts';
import type { AtsExport } from '#shared/messages/atsExport.ts';

/** A text for one field. */
export interface ExportPart {
  /** What it answers, by which its field is found. */
  title: string;
  text: string;
  html: string;
}

/** Texts that the app exports into the page beside. */
export interface ExportWish {
  /** Of the app's message. */
  id: string;
  purpose: FieldPurpose;
  /** As people call it. */
  what: string;
  text: string;
  html: string;
  /** The same with a field for each part; empty where there is only the whole. */
  parts: readonly ExportPart[];
  answer(data: AtsExport): void;
}

/** The texts in a message of the app; null where it exports none. */
export function exportWish(
  message: AppMessage,
  answer: (data: AtsExport) => void,
): ExportWish | null {
  switch (message.type) {
    case 'exportJobDescription': {
      const { id, text, html } = message;
      const what = 'Job description';
      return { id, purpose: 'JOB_DESCRIPTION', what, text, html, parts: [], answer };
    }
    case 'exportInterview': {
      const { id, interviewName, questions } = message;
      return {
        ...{ id, purpose: 'QUESTIONS', what: `Questions of ${interviewName}`, answer },
        ...interviewText(interviewName, questions),
        parts: questions.map((question) => ({
          ...{ title: question, text: question, html: textParagraphs(question) },
        })),
      };
    }
    case 'exportScorecard': {
      const { id, interviewName, answers } = message;
      return {
        ...{ id, purpose: 'SCORECARD', what: interviewName, answer },
        ...scorecardText(interviewName, answers),
        parts: answers.map(({ title, text }) => ({ title, text, html: textParagraphs(text) })),
      };
    }
    default:
      return null;
  }
}
