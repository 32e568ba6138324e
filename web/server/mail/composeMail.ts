/** The plain and the HTML part of an e-mail with paragraphs and one link. */
export function composeMail(
  paragraphs: readonly string[],
  link: { label: string; url: string },
): { body: string; html: string } {
  const shown = paragraphs.filter((text) => text !== '');
  const style = 'font:15px/1.5 system-ui,sans-serif;color:#1c1f1d';
  return {
    body: [...shown, `${link.label}: ${link.url}`].join('\n\n'),
    html: [
      `<div style="${style}">`,
      ...shown.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
      `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
      '</div>',
    ].join('\n'),
  };
}

const entities: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
