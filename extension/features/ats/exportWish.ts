import { interviewText } from '#shared/domain/interviewText.ts';
import { scorecardText, textParagraphs } from '#shared/domain/scorecardText.ts';
import type { FieldPurpose } from '#shared/domain/siteData.ts';
import type { AppMessage } from '#shared/messages/appMessages.ts';
import type { AtsExport } from '#shared/messages/atsExport.ts';
import { text } from '../../platform/text.ts';

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
  /** Names it, and the system that takes it. */
  titleFor(site: string): string;
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
      const { id, text: plain, html } = message;
      return {
        ...{ id, purpose: 'JOB_DESCRIPTION', text: plain, html, parts: [], answer },
        titleFor: (site) => text('exportJobDescription', { site }),
      };
    }
    case 'exportInterview': {
      const { id, interviewName, questions } = message;
      return {
        ...{ id, purpose: 'QUESTIONS', answer },
        titleFor: (site) => text('exportQuestions', { interview: interviewName, site }),
        ...interviewText(interviewName, questions),
        parts: questions.map((question) => ({
          ...{ title: question, text: question, html: textParagraphs(question) },
        })),
      };
    }
    case 'exportScorecard': {
      const { id, interviewName, answers } = message;
      return {
        ...{ id, purpose: 'SCORECARD', answer },
        titleFor: (site) => text('exportScorecard', { interview: interviewName, site }),
        ...scorecardText(interviewName, answers),
        parts: answers.map((given) => ({ ...given, html: textParagraphs(given.text) })),
      };
    }
    default:
      return null;
  }
}
