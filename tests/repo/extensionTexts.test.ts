import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  noteTypeLabel,
  noteVisibilityDescription,
  noteVisibilityLabel,
} from '#shared/domain/note.ts';
import { protectedAdvice } from '#shared/domain/protectedAdvice.ts';
import { scoreLabels } from '#shared/domain/scorecard.ts';
import type { Catalogue } from '../harness/extensionTexts.ts';
import { isTest, listSources } from './listSources.ts';

const locales = new URL('../../extension/public/_locales/', import.meta.url);
const catalogueOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}/messages.json`, locales), 'utf8')) as Catalogue;
const english = catalogueOf('en');
const manifest = readFileSync(new URL('../../wxt.config.ts', import.meta.url), 'utf8');
const sources = listSources('extension').filter(({ path }) => !isTest(path));

/** Calls back with every literal of a file and what it stands in. */
function eachLiteral(
  path: string,
  source: string,
  see: (words: string, node: ts.Node, line: number) => void,
): void {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const visit = (node: ts.Node): void => {
    const words =
      ts.isStringLiteralLike(node) || ts.isJsxText(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
          : null;
    if (words !== null)
      see(words, node, file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    if (!ts.isTypeNode(node) && !ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Attributes and properties that people see or hear. */
const visible =
  /^(aria-?(label|description|valuetext|roledescription)|alt|description|detail|error|label|nothingFound|notice|placeholder|problem|text|textContent|title)$/i;

const nameOf = (node: ts.Node): string | null =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
  !ts.isComputedPropertyName(node.name)
    ? node.name.getText().replace(/^['"]|['"]$/g, '')
    : null;

/** What the literal is for: an operand of a choice or a join is for what the choice is for. */
function purposeOf(node: ts.Node): ts.Node {
  let { parent } = node;
  while (
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText()))
  )
    parent = parent.parent;
  return ts.isJsxExpression(parent) ? parent.parent : parent;
}

const hasWords = (words: string) => /\p{L}{2,}[,.:;?!…]? [\p{L}“‘(…]/u.test(words);
const beginsSentence = (words: string) => /^[…“‘]*\p{Lu}\p{Ll}+(?=[\s.,:;?!…]|$)/u.test(words);

function isForPeople(words: string, node: ts.Node, isDrawn: boolean): boolean {
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  if (!/\p{L}/u.test(words) || isName) return false;
  if (ts.isJsxText(node)) return true;
  const purpose = purposeOf(node);
  if (ts.isJsxElement(purpose) || ts.isJsxFragment(purpose)) return true;
  const name = nameOf(purpose);
  if (name !== null && ts.isJsxAttribute(purpose)) return visible.test(name);
  // Of engineers: what went wrong inside, what the browser's API and the page's keys are called.
  if (ts.isNewExpression(purpose) && purpose.expression.getText() === 'Error') return false;
  if (ts.isBinaryExpression(purpose) || ts.isCaseClause(purpose)) return false;
  if (name !== null && visible.test(name)) return !(words in english);
  return beginsSentence(words) || (isDrawn && hasWords(words));
}

/** What only engineers and other programs read. */
const exceptions = [
  ...['Rapport', 'Bearer …', 'The server has no data about other pages.'],
  'Records the sound of the interview that the person has started.',
];

test('every text that people read stands in the catalogue', () => {
  const offending: string[] = [];
  for (const { path, text } of sources) {
    // Data of other people's pages: their selectors, and the names of their makers.
    if (path.startsWith('extension/sites/')) continue;
    eachLiteral(path, text, (words, node, line) => {
      if (exceptions.includes(words)) return;
      if (isForPeople(words, node, path.endsWith('x')))
        offending.push(`${path}:${line} ${words.trim().replace(/\s+/g, ' ').slice(0, 60)}`);
    });
  }
  expect(offending).toEqual([]);
});

test('every page of the extension leaves its texts to the catalogue', () => {
  const offending = readdirSync(new URL('../../extension/entrypoints/', import.meta.url), {
    recursive: true,
    withFileTypes: true,
  })
    .filter(({ name }) => name.endsWith('.html'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => {
      const words = readFileSync(path, 'utf8').replace(/<title>Rapport<\/title>|<[^>]*>/g, '');
      return /\p{L}/u.test(words);
    });
  expect(offending).toEqual([]);
});

test('every key of the catalogue is used, and every key that is used is there', () => {
  const used = new Set<string>();
  const named = [...manifest.matchAll(/__MSG_(\w+)__/g)].map(([, key]) => key ?? '');
  const asked: string[] = [];
  for (const { path, text } of sources)
    eachLiteral(path, text, (words, node) => {
      used.add(words);
      const { parent } = node;
      if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return;
      const callee = parent.expression.getText();
      if (callee === 'text' || callee === 'textParts') asked.push(words);
      if (callee === 'countText') asked.push(`${words}_one`, `${words}_other`);
    });
  for (const key of [...named, ...asked]) used.add(key);
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
  expect([...named, ...asked].filter((key) => !(key in english))).toEqual([]);
});

test('in English the panel and the web app call the same things by the same words', () => {
  const said = (key: string) => english[key]?.message;
  const inPanel = {
    ...{ NOTE: 'Note', FOLLOW_UP: 'FollowUp', HIGHLIGHT: 'Highlight', CUE: 'Question' },
  } as const;
  for (const [type, key] of Object.entries(inPanel))
    expect(said(`noteType${key}`)).toBe(noteTypeLabel(type as keyof typeof inPanel));
  const seenBy = { PUBLIC: 'All', CALL_OWNER: 'Owner', PRIVATE: 'Me' } as const;
  for (const [visibility, key] of Object.entries(seenBy)) {
    const known = visibility as keyof typeof seenBy;
    expect(said(`seenBy${key}`)).toBe(noteVisibilityLabel(known));
    expect(said(`seenBy${key}Hint`)).toBe(noteVisibilityDescription(known));
  }
  for (const label of scoreLabels.slice(1)) expect(said(`score${label}`)).toBe(label);
  for (const [ground, { label, why, instead }] of Object.entries(protectedAdvice)) {
    const key = `ground${ground.charAt(0)}${ground.slice(1).toLowerCase()}`;
    expect([said(key), said(`${key}Why`), said(`${key}Instead`)]).toEqual([label, why, instead]);
  }
});

test.each(readdirSync(locales))('the catalogue %s fits the English one', (language) => {
  const catalogue = catalogueOf(language);
  const faults: string[] = [];
  for (const [key, { message, placeholders = {} }] of Object.entries(catalogue)) {
    const inMessage = new Set(
      [...message.matchAll(/\$(\w+)\$/g)].map(([, name]) => (name ?? '').toLowerCase()),
    );
    const names = Object.keys(placeholders).toSorted();
    const counted = key.replace(/_(zero|one|two|few|many|other)$/, '_other');
    const source = english[key] ?? english[counted];
    if (message.trim() === '') faults.push(`${key}: empty`);
    if (!source) faults.push(`${key}: not in English`);
    if (
      names.join() !==
      Object.keys(source?.placeholders ?? {})
        .toSorted()
        .join()
    )
      faults.push(`${key}: other placeholders than in English`);
    if ([...inMessage].toSorted().join() !== names.join())
      faults.push(`${key}: the message and its placeholders differ`);
    // `text` hands the values over in the order of their names.
    names.forEach((name, at) => {
      if (placeholders[name]?.content !== `$${at + 1}`)
        faults.push(`${key}: ${name} is not $${at + 1}`);
    });
    // A single dollar sign would be taken for a placeholder.
    if (message.replace(/\$\w+\$/g, '').includes('$')) faults.push(`${key}: a lone $`);
  }
  expect(faults).toEqual([]);
});
