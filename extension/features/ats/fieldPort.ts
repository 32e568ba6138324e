import { askFieldTools, putFieldTools, runInPage } from '../../platform/atsTabs.ts';
import type { FieldPurpose, KnownField } from '#shared/domain/siteData.ts';
import type { FieldContent, PageField } from '../../sites/ats/fieldTools.ts';
import { pageWrite, type PageWrite } from '../../sites/ats/pageWrite.ts';

export interface TabField extends PageField {
  frameId: number;
  /** Its place among the fields of the tab. */
  order: number;
}

/** The fields of a tab that fit a purpose, the best first. */
export async function scanFields(
  tabId: number,
  purpose: FieldPurpose,
  known: readonly KnownField[],
): Promise<TabField[]> {
  await putFieldTools(tabId);
  const frames = await askFieldTools<PageField[]>({ tabId }, 'scan', { purpose, known });
  return frames
    .flatMap(({ frameId, answer }) => answer.map((field) => ({ ...field, frameId })))
    .map((field, order) => ({ ...field, order }))
    .toSorted((item, other) => other.score - item.score);
}

/** What can be done with one field of a page. */
export interface FieldPort {
  read(): Promise<FieldContent | null>;
  prepare(part: 'all' | 'end'): Promise<void>;
  writeThroughEditor(write: Omit<PageWrite, 'fieldId' | 'kind'>): Promise<void>;
  writeDirectly(action: 'replace' | 'append', content: FieldContent): Promise<void>;
  awaitText(wanted: string, waitMs: number): Promise<boolean>;
  awaitChange(before: string, waitMs: number): Promise<boolean>;
  release(): Promise<void>;
}

/** The way to a field of a tab; everything fails softly once the page has left. */
export function fieldPort(tabId: number, { frameId, fieldId, kind }: TabField): FieldPort {
  const ask = async <Answer>(name: string, options: object = {}): Promise<Answer | null> => {
    const answers = await askFieldTools<Answer>({ tabId, frameId }, name, { fieldId, ...options });
    return answers[0]?.answer ?? null;
  };
  return {
    read: () => ask<FieldContent>('read'),
    prepare: async (part) => void (await ask('prepare', { part })),
    writeThroughEditor: (write) =>
      runInPage({ tabId, frameId }, pageWrite, { ...write, fieldId, kind }),
    writeDirectly: async (action, content) =>
      void (await ask('writeDirectly', { action, ...content })),
    awaitText: async (wanted, waitMs) =>
      (await ask<boolean>('awaitText', { wanted, waitMs })) === true,
    awaitChange: async (before, waitMs) =>
      (await ask<boolean>('awaitChange', { before, waitMs })) === true,
    release: async () => void (await ask('release')),
  };
}
