import { blocksFromPlainText } from '#shared/editor/blocksFromPlainText.ts';
import { emptyDocument, isEmptyDocument } from '#shared/editor/editorNodes.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { fromRawContent } from '#shared/editor/rawContent.ts';
import type { CreatedContent } from '../analyzer/createdContent.ts';
import { newDraftKey, readDraft } from '../analyzer/unsavedDraft.ts';
import type { FoundDraft } from '../analyzer/unsavedDraft.ts';
import { blocksFromPage } from '../../lib/blocksFromPage.ts';

export interface KeptJobDescription {
  id: string;
  title: string;
  editorContent: string;
  text: string;
  whitelistedWords: readonly string[];
  contentRevision: string;
}

/** What the editor comes up with. */
export interface JobDescriptionStart {
  id: string;
  title: string;
  blocks: EditorBlock[];
  whitelistedWords: readonly string[];
  /** Names the state the server has. */
  contentRevision: string;
  /** Where this browser keeps what is not saved yet. */
  draftKey: string;
  /** The server does not have it yet: the creator's text, or what was left unsaved here. */
  isUnsaved: boolean;
  /** Unsaved changes of this browser on a text that has changed since: somebody must choose. */
  conflict: FoundDraft | null;
}

/** The document as it is kept, or as it was left unsaved, or as the creator hands it over. */
export function jobDescriptionStart(
  kept: KeptJobDescription,
  userId: string,
  created: CreatedContent | null,
): JobDescriptionStart {
  const { id, title, whitelistedWords, contentRevision } = kept;
  const blocks = keptBlocks(kept);
  const common = {
    id,
    title,
    whitelistedWords,
    contentRevision,
    conflict: null,
    draftKey: newDraftKey(userId, id),
  };
  if (created) {
    const made = blocksFromPage(created.html);
    return { ...common, blocks: made.length > 0 ? made : emptyDocument(), isUnsaved: true };
  }
  const draft = readDraft(userId, id);
  if (!draft) return { ...common, blocks, isUnsaved: false };
  // One that reads as the server's text does is only cleared away by being saved once more.
  const isSame = draft.editorContent === kept.editorContent;
  if (!isSame && !draft.basedOn.includes(contentRevision))
    return { ...common, blocks, isUnsaved: false, conflict: draft };
  return {
    ...common,
    draftKey: draft.key,
    blocks: fromRawContent(draft.editorContent),
    whitelistedWords: isSame ? whitelistedWords : draft.whitelistedWords,
    isUnsaved: true,
  };
}

/** Editor content where there is some; else the plain text read as blocks. */
export function keptBlocks({
  editorContent,
  text,
}: Pick<KeptJobDescription, 'editorContent' | 'text'>): EditorBlock[] {
  const blocks = fromRawContent(editorContent);
  if (!isEmptyDocument(blocks) || text.trim() === '') return blocks;
  return blocksFromPlainText(text);
}
