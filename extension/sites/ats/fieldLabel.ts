const levels = 6;
const named =
  'label, legend, h1, h2, h3, h4, h5, h6, [class*="label" i], [data-automation-id="formLabel"]';
/** What editors call every field of theirs. */
const meaningless = /^(rich[- ]text|editor|editing area|text ?area)/i;

/** What people call a field: its label, or the last heading before it. */
export function fieldLabel(field: HTMLElement, place: Element): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const referenced = (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => (id ? (root.querySelector(`#${CSS.escape(id)}`)?.textContent ?? []) : []));
  const { labels } = field as Partial<HTMLTextAreaElement>;
  const candidates = [
    referenced.join(' '),
    ...[...(labels ?? [])].map(({ textContent }) => textContent),
    field.getAttribute('aria-label'),
    headingBefore(place),
    field.getAttribute('placeholder') ?? field.dataset['placeholder'],
    field.getAttribute('name'),
  ];
  for (const candidate of candidates) {
    const label = (candidate ?? '').replace(/\s+/g, ' ').trim();
    if (label !== '' && !meaningless.test(label)) return label.slice(0, 120);
  }
  return '';
}

function headingBefore(place: Element): string | null {
  let from: Element = place;
  for (let level = 0; level < levels; level += 1) {
    const root = from.getRootNode();
    const around = from.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    if (!around) return null;
    const before = [...around.querySelectorAll(named)].filter(
      (element) =>
        (element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !element.contains(from) &&
        (element.textContent ?? '').trim() !== '',
    );
    const last = before.at(-1);
    if (last) return last.textContent;
    from = around;
  }
  return null;
}
