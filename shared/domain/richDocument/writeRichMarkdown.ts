import { writeMarkdownLine } from '../transcripts/markdownText.ts';
import type { RichLine, RichPart } from './richLine.ts';

const openings: Record<RichLine['kind'], string> = {
  title: '# ',
  mark: '',
  section: '## ',
  head: '### ',
  words: '',
  bullet: '- ',
};

/** The document as Markdown. What people wrote is escaped: it forms no heading, link or tag. */
export function writeRichMarkdown(lines: readonly RichLine[]): string {
  const texts = lines.map(({ kind, parts }, at) => {
    const isListed = kind === 'bullet' && lines[at + 1]?.kind === 'bullet';
    return `${openings[kind]}${parts.map(partOf).join('')}${isListed ? '\n' : '\n\n'}`;
  });
  return `${texts.join('').trimEnd()}\n`;
}

function partOf({ text, href, isStrong }: RichPart): string {
  const plain = writeMarkdownLine(text.replace(/\s+/g, ' '));
  if (href) return `[${plain}](${href})`;
  return isStrong ? `**${plain}**` : plain;
}
