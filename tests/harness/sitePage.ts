import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a frozen page of tests/fixtures/SITE into the test's document. */
export function openSitePage(site: string, name: string): void {
  const html = readFileSync(join(process.cwd(), 'tests/fixtures', site, `${name}.html`), 'utf8');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.title = parsed.title;
  document.body.innerHTML = parsed.body.innerHTML;
}
