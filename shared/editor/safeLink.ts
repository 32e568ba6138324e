/**
 * The address a link may have, or null: `https:` and `mailto:` only, so that no pasted text can bring a
 * script. A bare "example.com/jobs" and an `http:` address become `https:`, "ana@example.com" `mailto:`.
 */
export function safeLink(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > 2000 || /\s/.test(text)) return null;
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`;
  const isBare = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([:/?#]|$)/u.test(text);
  const address = isBare ? `https://${text}` : text.replace(/^http:/i, 'https:');
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, href } = new URL(address);
  if (protocol === 'mailto:') return pathname.includes('@') ? href : null;
  return protocol === 'https:' && hostname !== '' ? href : null;
}
