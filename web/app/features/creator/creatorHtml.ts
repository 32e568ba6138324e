import type { LocationType } from '#shared/domain/plan.ts';
import { blocksFromPlainText } from '#shared/editor/blocksFromPlainText.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { htmlFromBlocks } from '#shared/editor/htmlFromBlocks.ts';
import type { CreatorFields } from './creatorStage.ts';

export const locationLabels: Readonly<Record<LocationType, string>> = {
  'in-office': 'In-office',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

/** The job description as the analyzer takes it: a heading for each section with something in it. */
export function creatorHtml(fields: CreatorFields): string {
  const place = fields.locationName.trim();
  const location = fields.locationType
    ? [locationLabels[fields.locationType], place].filter(Boolean).join(': ')
    : place;
  return htmlFromBlocks([
    ...section(fields.locationTitle, lines(location)),
    ...section(fields.aboutSectionTitle, blocksFromPlainText(fields.aboutSectionText)),
    ...section(fields.responsibilitiesSectionTitle, items(fields.responsibilitiesSectionListItems)),
    ...section(fields.requirementsSectionTitle, items(fields.requirementsSectionListItems)),
    ...section(fields.eeocStatementTitle, blocksFromPlainText(fields.eeocStatement)),
  ]);
}

const heading = (text: string): EditorBlock[] =>
  text.trim() === '' ? [] : [{ type: 'header-two', children: [{ text: text.trim() }] }];

const section = (title: string, blocks: EditorBlock[]): EditorBlock[] =>
  blocks.length === 0 ? [] : [...heading(title), ...blocks];

const lines = (text: string): EditorBlock[] =>
  text === '' ? [] : [{ type: 'paragraph', children: [{ text }] }];

const items = (all: readonly string[]): EditorBlock[] =>
  all.flatMap((text): EditorBlock[] =>
    text.trim() === '' ? [] : [{ type: 'unordered-list-item', children: [{ text: text.trim() }] }],
  );
