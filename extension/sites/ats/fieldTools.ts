import type { FieldPurpose, KnownFact, KnownField } from '#shared/domain/siteData.ts';
import { isDeepSelector, matchesDeep } from './deepSelector.ts';
import { isRichKind, type FieldKind } from './fieldKind.ts';
import { fieldLabel } from './fieldLabel.ts';
import { fieldScore } from './fieldScore.ts';
import { comparable, fieldText } from './fieldText.ts';
import { findFields, type FoundField } from './findFields.ts';
import { readPageFacts, type PageFacts } from './readPageFacts.ts';
import { selectField } from './selectField.ts';
import { writeDirectly } from './writeDirectly.ts';

/** A field of a page as the panel learns of it. */
export interface PageField {
  fieldId: string;
  kind: FieldKind;
  isRich: boolean;
  /** What people call it; empty where nothing says. */
  label: string;
  text: string;
  /** The most characters it takes. */
  maxLength: number | null;
  score: number;
}

export interface FieldContent {
  text: string;
  html: string;
}

/** What the panel may ask of our script in a page; the script's world is closed to the page. */
export interface FieldTools {
  scan(options: { purpose: FieldPurpose; known: readonly KnownField[] }): PageField[];
  facts(options: { known: readonly KnownFact[] }): PageFacts;
  read(options: { fieldId: string }): FieldContent | null;
  /** Marks and selects a field for the page's own editor. */
  prepare(options: { fieldId: string; part: 'all' | 'end' }): Promise<void>;
  writeDirectly(
    options: FieldContent & { fieldId: string; action: 'replace' | 'append' },
  ): Promise<void>;
  /** Waits until the field holds `wanted`, or for `waitMs`; whether it does. */
  awaitText(options: { fieldId: string; wanted: string; waitMs: number }): Promise<boolean>;
  /** Waits until the field holds anything else than `before`, or for `waitMs`; whether it does. */
  awaitChange(options: { fieldId: string; before: string; waitMs: number }): Promise<boolean>;
  release(options: { fieldId: string }): void;
}

const lookAgainMs = 40;

/** The page around such a frame has searched it already. */
function isWrittenFrame({ URL: address, defaultView }: Document): boolean {
  try {
    return address.startsWith('about:') && defaultView?.frameElement != null;
  } catch {
    return false;
  }
}

export function createFieldTools({ document }: Window): FieldTools {
  const known = new Map<string, FoundField>();
  const elementOf = (fieldId: string): HTMLElement | null => known.get(fieldId)?.element ?? null;
  const waitUntil = async (isMet: () => boolean, waitMs: number): Promise<boolean> => {
    for (let waited = 0; waited < waitMs && !isMet(); waited += lookAgainMs)
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    return isMet();
  };
  const now = (fieldId: string): string => {
    const element = elementOf(fieldId);
    return element ? comparable(fieldText(element)) : '';
  };
  return {
    scan({ purpose, known: selectors }) {
      known.clear();
      if (isWrittenFrame(document)) return [];
      return findFields(document).map((found) => {
        const { element, kind, place } = found;
        const fieldId = crypto.randomUUID();
        known.set(fieldId, found);
        const label = fieldLabel(element, place);
        const confidences = selectors
          .filter((selector) => selector.purpose === purpose)
          .filter(
            ({ selector }) => isDeepSelector(selector, document) && matchesDeep(place, selector),
          )
          .map(({ confidence }) => confidence);
        const confidence = Math.max(0, ...confidences);
        const root = place.getRootNode() as Document | ShadowRoot;
        const isFocused = root.activeElement === place;
        const { maxLength = -1 } = element as Partial<HTMLTextAreaElement>;
        return {
          ...{ fieldId, kind, label, isRich: isRichKind(kind) },
          text: fieldText(element),
          maxLength: maxLength >= 0 ? maxLength : null,
          score: fieldScore(purpose, { label, isFocused, confidence }),
        };
      });
    },
    facts: ({ known: selectors }) => readPageFacts(document, selectors),
    read({ fieldId }) {
      const element = elementOf(fieldId);
      if (!element?.isConnected) return null;
      return { text: fieldText(element), html: element.innerHTML };
    },
    async prepare({ fieldId, part }) {
      const element = elementOf(fieldId);
      if (!element) return;
      await selectField(element, part);
      // Last: an editor that gets the focus may remove attributes that it does not know.
      element.setAttribute('data-rapport-field', fieldId);
    },
    async writeDirectly({ fieldId, action, text, html }) {
      const found = known.get(fieldId);
      if (found)
        await writeDirectly(found.element, action, {
          text,
          html,
          isPlain: !isRichKind(found.kind),
        });
    },
    awaitText: ({ fieldId, wanted, waitMs }) =>
      waitUntil(() => now(fieldId) === comparable(wanted), waitMs),
    awaitChange: ({ fieldId, before, waitMs }) =>
      waitUntil(() => now(fieldId) !== comparable(before), waitMs),
    release: ({ fieldId }) => elementOf(fieldId)?.removeAttribute('data-rapport-field'),
  };
}
