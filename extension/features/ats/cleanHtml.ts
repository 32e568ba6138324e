const kept = new Set('p h1 h2 h3 h4 h5 h6 ul ol li b strong i em u a br blockquote'.split(' '));

/** HTML with nothing but text, headings, lists, emphasis and links to other pages. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of [...body.querySelectorAll('script, style, template, iframe, object')])
    element.remove();
  for (const element of [...body.querySelectorAll('*')]) {
    if (!kept.has(element.localName)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    const href = element.localName === 'a' ? element.getAttribute('href') : null;
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    if (href && /^(https?:|mailto:)/i.test(href)) element.setAttribute('href', href);
  }
  return body.innerHTML;
}

/** The text of HTML, its blocks beneath each other. */
export function htmlLines(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(p|h[1-6]|li|ul|ol|blockquote|br)\b/gi, '\n<$1'),
    'text/html',
  );
  return (body.textContent ?? '').replace(/\n\s*\n+/g, '\n').trim();
}
