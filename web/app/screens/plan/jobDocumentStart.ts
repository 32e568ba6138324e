import { blocksFromPlainText } from '../../../../shared/editor/blocksFromPlainText.ts';
import { documentText } from '../../../../shared/editor/analysisBlocks.ts';
import { emptyDocument, isEmptyDocument } from '../../../../shared/editor/editorNodes.ts';
import type { EditorBlock } from '../../../../shared/editor/editorNodes.ts';
import { fromRawContent } from '../../../../shared/editor/rawContent.ts';
import type { CreatedContent } from '../../features/analyzer/createdContent.ts';
import { hashText } from '../../features/analyzer/hashText.ts';
import { readDraft } from '../../features/analyzer/unsavedDraft.ts';
import type { UnsavedDraft } from '../../features/analyzer/unsavedDraft.ts';
import { blocksFromPage } from '../../features/editor/withPaste.ts';

export interface KeptJobDescription {
  id: string;
  title: string;
  editorContent: string;
  text: string;
  whitelistedWords: readonly string[];
}

/** What the editor comes up with. */
export interface JobDocumentStart {
  id: string;
  title: string;
  blocks: EditorBlock[];
  whitelistedWords: readonly string[];
  /** Hash of the text the server has. */
  serverHash: string;
  /** The server does not have it yet: the creator's text, or what was left unsaved here. */
  isUnsaved: boolean;
  /** Unsaved changes of this browser on a text that has changed since: somebody must choose. */
  conflict: UnsavedDraft | null;
}

/** The document as it is kept, or as it was left unsaved, or as the creator hands it over. */
export function jobDocumentStart(
  kept: KeptJobDescription,
  userId: string,
  created: CreatedContent | null,
): JobDocumentStart {
  const { id, title, whitelistedWords } = kept;
  const blocks = keptBlocks(kept);
  const serverHash = hashText(documentText(blocks));
  const common = { id, title, whitelistedWords, serverHash, conflict: null };
  if (created) {
    const made = blocksFromPage(created.html);
    return { ...common, blocks: made.length > 0 ? made : emptyDocument(), isUnsaved: true };
  }
  const draft = readDraft(userId, id);
  if (!draft) return { ...common, blocks, isUnsaved: false };
  if (draft.basedOn !== serverHash) return { ...common, blocks, isUnsaved: false, conflict: draft };
  return {
    ...common,
    blocks: fromRawContent(draft.editorContent),
    whitelistedWords: draft.whitelistedWords,
    isUnsaved: true,
  };
}

/** Editor content where there is some; else the plain text read as blocks. */
export function keptBlocks({ editorContent, text }: KeptJobDescription): EditorBlock[] {
  const blocks = fromRawContent(editorContent);
  if (!isEmptyDocument(blocks) || text.trim() === '') return blocks;
  return blocksFromPlainText(text);
}
