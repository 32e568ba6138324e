import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bundled = ['prosemirror', 'draft', 'lexical', 'slate', 'ckeditor5', 'reactTextarea'];
const outDir = join(root, '.cache/editors');

/** Editors whose packages bring a file for pages: what makes one of them, and reads its model. */
const made: Record<string, { files: string[]; html: string; script: string }> = {
  quill1: {
    files: ['quill1/dist/quill.core.css', 'quill1/dist/quill.js'],
    html: '<div id="editor"></div>',
    script: `const quill = new Quill(root.querySelector('#editor'));
      window.fixture = { text: () => quill.getText(), html: () => quill.root.innerHTML, fill: (text) => quill.setText(text) };`,
  },
  quill2: {
    files: ['quill/dist/quill.core.css', 'quill/dist/quill.js'],
    html: '<div id="editor"></div>',
    script: `const quill = new Quill(root.querySelector('#editor'));
      window.fixture = { text: () => quill.getText(), html: () => quill.getSemanticHTML(), fill: (text) => quill.setText(text) };`,
  },
  ckeditor4: {
    files: ['ckeditor4/ckeditor.js'],
    html: '<textarea id="editor" name="description"></textarea>',
    script: `CKEDITOR.replace(root.querySelector('#editor'), { versionCheck: false, allowedContent: true, customConfig: '' });
      const plain = () => { const holder = document.createElement('div'); holder.innerHTML = CKEDITOR.instances.editor.getData(); return holder.textContent; };
      CKEDITOR.on('instanceReady', ({ editor }) => {
        window.fixture = { text: plain, html: () => root.querySelector('#editor').value, fill: (text) => editor.setData('<p>' + text + '</p>') };
      });`,
  },
  tinymce: {
    files: ['tinymce/tinymce.js'],
    html: '<textarea id="editor"></textarea>',
    script: `tinymce.init({ target: root.querySelector('#editor'), license_key: 'gpl', plugins: 'lists', setup: (editor) => editor.on('SkinLoaded', () => {
        window.fixture = { text: () => editor.getContent({ format: 'text' }), html: () => root.querySelector('#editor').value, fill: (text) => { editor.setContent('<p>' + text + '</p>'); editor.undoManager.add(); } };
      }) });`,
  },
  trix: {
    files: ['trix/dist/trix.css', 'trix/dist/trix.umd.js'],
    html: '<input id="source" type="hidden" /><trix-editor id="editor" input="source"></trix-editor>',
    script: `const element = root.querySelector('trix-editor');
      const ready = () => {
        const { editor } = element;
        window.fixture = { text: () => editor.getDocument().toString(), html: () => root.querySelector('#source').value, fill: (text) => editor.loadHTML(text) };
      };
      if (element.editor) ready(); else element.addEventListener('trix-initialize', ready);`,
  },
  textarea: {
    files: [],
    html: '<label>Job description <textarea id="editor" maxlength="120" rows="6"></textarea></label>',
    script: `const field = root.querySelector('textarea');
      window.fixture = { text: () => field.value, html: () => '', fill: (text) => { field.value = text; } };`,
  },
  contenteditable: {
    files: [],
    html: '<div id="editor" contenteditable="true" style="min-height: 60px"></div>',
    script: `const field = root.querySelector('#editor');
      window.fixture = { text: () => field.innerText, html: () => field.innerHTML, fill: (text) => { field.textContent = text; } };`,
  },
  scorecard: {
    files: [],
    html: `<div id="interview_kit_header"><span class="step">Onsite</span></div>
      <h3 class="name"><span>Leo Marsh</span></h3><p class="hiring-plan">Nurse</p>
      <form>${['Key take-aways', 'Planning', 'Care']
        .map(
          (name) =>
            `<section><h4>${name}</h4><div class="scorecard-attribute-note"><textarea rows="3"></textarea></div></section>`,
        )
        .join('')}<button>Submit scorecard</button></form>`,
    script: `const fields = [...document.querySelectorAll('textarea')];
      let submits = 0;
      document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); submits += 1; });
      window.fixture = { text: () => JSON.stringify(fields.map(({ value }) => value)), html: () => String(submits), fill: (text) => { fields[2].value = text; } };`,
  },
  refusing: {
    files: [],
    html: '<label>Job description <textarea rows="6"></textarea></label>',
    script: `const field = document.querySelector('textarea');
      field.addEventListener('input', () => { field.value = 'No.'; });
      window.fixture = { text: () => field.value, html: () => '', fill: () => {} };`,
  },
};

/** Where the script of a page looks for the editor: in the page, or in a shadow root that takes its elements. */
const rootOf = (isShadow: boolean): string =>
  isShadow
    ? `const root = document.querySelector('#host').attachShadow({ mode: 'open' });
      root.append(...document.querySelectorAll('#host > *'));\n`
    : 'const root = document;\n';

const ownScripts = "default-src 'self'; style-src 'self' 'unsafe-inline'";
const policies: Record<string, string> = {
  scripts: ownScripts,
  types: `${ownScripts}; require-trusted-types-for 'script'`,
};
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Pages of one applicant tracking system with a real editor each: /EDITOR, /EDITOR?shadow, ?frame, ?csp=scripts and ?csp=types. */
export async function editorPages(): Promise<RequestListener> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    define: { global: 'globalThis' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      cssCodeSplit: true,
      rolldownOptions: {
        input: Object.fromEntries(bundled.map((name) => [name, fixtureFile(name)])),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'https://app.greenhouse.io');
    const [, kind = '', ...rest] = url.pathname.split('/');
    const file =
      kind === 'built'
        ? join(outDir, ...rest)
        : kind === 'modules'
          ? join(root, 'node_modules', ...rest)
          : null;
    if (file === null) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const policy = policies[url.searchParams.get('csp') ?? ''];
      if (policy) response.setHeader('content-security-policy', policy);
      if (kind === 'made') response.setHeader('content-type', 'text/javascript');
      response.end(
        kind === 'made'
          ? rootOf(url.searchParams.has('shadow')) + (made[rest[0] ?? '']?.script ?? '')
          : pageOf(kind, url.searchParams),
      );
      return;
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    readFile(file).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  };
}

const fixtureFile = (name: string): string => {
  const extension = ['draft', 'slate', 'reactTextarea'].includes(name) ? 'tsx' : 'ts';
  return join(root, 'tests/fixtures/editors', `${name}.${extension}`);
};

function pageOf(name: string, options: URLSearchParams): string {
  if (options.has('frame'))
    return page(`<h3>Posting</h3><iframe src="/${name}" width="600" height="300"></iframe>`);
  const { files, html } = made[name] ?? { files: [], html: '' };
  if (made[name]) {
    const links = files.map((file) => tagOf(`/modules/${file}`)).join('');
    const isShadow = options.has('shadow');
    const script = tagOf(`/made/${name}${isShadow ? '?shadow' : ''}`);
    const place = isShadow ? `<div id="host">${html}</div>` : html;
    return page(`<h3>Job description</h3>${place}${links}${script}`);
  }
  const place = `<div id="editor" ${options.has('shadow') ? 'data-shadow' : ''}></div>`;
  return page(
    `<h3>Job description</h3>${place}<script type="module" src="/built/${name}.js"></script>`,
  );
}

const tagOf = (path: string): string =>
  path.endsWith('.css')
    ? `<link rel="stylesheet" href="${path}" />`
    : `<script src="${path}"></script>`;

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Job</title></head><body>${body}</body></html>`;
