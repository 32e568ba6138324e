interface MarkedPart {
  text: string;
  isMarked: boolean;
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * A highlighted text in its parts. The index escapes all but its marks, so what is between them is
 * plain text again here; nothing of it is ever given to the browser as HTML.
 */
export function markedParts(html: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let isMarked = false;
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') isMarked = true;
    else if (piece === '</mark>') isMarked = false;
    else if (piece !== '')
      parts.push({
        text: piece.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (item) => entities[item] ?? item),
        isMarked,
      });
  }
  return parts;
}
