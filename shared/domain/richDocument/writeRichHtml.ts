import { encodeEntities } from '../transcripts/entities.ts';
import type { RichLine, RichPart } from './richLine.ts';

const tags: Record<RichLine['kind'], string> = {
  title: 'h1',
  mark: 'p',
  section: 'h2',
  head: 'h3',
  words: 'p',
  bullet: 'li',
};

/** The document as HTML for the clipboard: plain tags that editors and mail programs keep. */
export function writeRichHtml(lines: readonly RichLine[]): string {
  return lines
    .map(({ kind, parts }, at) => {
      const opens = kind === 'bullet' && lines[at - 1]?.kind !== 'bullet' ? '<ul>' : '';
      const closes = kind === 'bullet' && lines[at + 1]?.kind !== 'bullet' ? '</ul>' : '';
      return `${opens}<${tags[kind]}>${parts.map(partOf).join('')}</${tags[kind]}>${closes}`;
    })
    .join('');
}

function partOf({ text, href, isStrong }: RichPart): string {
  const plain = encodeEntities(text);
  if (href) return `<a href="${encodeEntities(href).replaceAll('"', '&quot;')}">${plain}</a>`;
  return isStrong ? `<strong>${plain}</strong>` : plain;
}

/** The same for programs that take no HTML. */
export function writeRichText(lines: readonly RichLine[]): string {
  return lines
    .map(({ kind, parts }, at) => {
      const text = parts.map((part) => part.text).join('');
      const gap = at > 0 && (kind === 'section' || kind === 'head') ? '\n' : '';
      return `${gap}${kind === 'bullet' ? '- ' : ''}${text}`;
    })
    .join('\n');
}
