import { isLink, markNames } from './editorNodes.ts';
import type { EditorBlock, EditorLink, EditorText, MarkName } from './editorNodes.ts';

/** A stretch of text of one look: the form every serialiser reads and writes. */
export interface Run {
  text: string;
  marks: readonly MarkName[];
  url: string | null;
}

/** The stretches of a block, without empty ones. */
export function runsOf(block: EditorBlock): Run[] {
  const run = (leaf: EditorText, url: string | null): Run => ({
    text: leaf.text,
    marks: markNames.filter((mark) => leaf[mark]),
    url,
  });
  return block.children
    .flatMap((node) =>
      isLink(node) ? node.children.map((leaf) => run(leaf, node.url)) : [run(node, null)],
    )
    .filter(({ text }) => text !== '');
}

/** The children of a block as Slate wants them: equal neighbours joined, a text on each side of a link. */
export function childrenOf(runs: readonly Run[]): EditorBlock['children'] {
  const children: EditorBlock['children'] = [];
  let link = null as EditorLink | null;
  for (const { text, marks, url } of runs) {
    if (text === '') continue;
    const leaf: EditorText = { text };
    for (const mark of marks) leaf[mark] = true;
    if (url === null) {
      link = null;
      append(children, leaf);
    } else if (link?.url === url) append(link.children, leaf);
    else {
      if (!endsInText(children)) children.push({ text: '' });
      link = { type: 'link', url, children: [leaf] };
      children.push(link);
    }
  }
  if (!endsInText(children)) children.push({ text: '' });
  return children;
}

function endsInText(children: EditorBlock['children']): boolean {
  const last = children.at(-1);
  return last !== undefined && !isLink(last);
}

function append(nodes: (EditorText | EditorLink)[], leaf: EditorText): void {
  const last = nodes.at(-1);
  const isSameLook =
    last !== undefined && !isLink(last) && markNames.every((mark) => last[mark] === leaf[mark]);
  if (isSameLook) last.text += leaf.text;
  else nodes.push(leaf);
}
