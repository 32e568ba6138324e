const code = 'window.__xss=1';

/** What runs a script where a page writes text as HTML, as a link or as a template. */
const vectors = [
  `<script>${code}</script>`,
  `<img src=x onerror="${code}">`,
  `<svg onload="${code}"></svg>`,
  `<svg><animate onbegin="${code}" attributeName=x dur=1s></svg>`,
  `<svg><script>${code}</script></svg>`,
  `<math><mtext><style><img src=x onerror="${code}"></style></mtext></math>`,
  `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  `<iframe src="javascript:${code}"></iframe>`,
  `<a href="javascript:${code}">open</a>`,
  `<a href="data:text/html,<script>${code}</script>">open</a>`,
  `<details open ontoggle="${code}">x</details>`,
  `<video><source onerror="${code}"></video>`,
  `<audio src=x onerror="${code}"></audio>`,
  `<input autofocus onfocus="${code}">`,
  `<select autofocus onfocus="${code}"></select>`,
  `<form action="javascript:${code}"><button>go</button></form>`,
  `<button formaction="javascript:${code}">go</button>`,
  `<object data="javascript:${code}"></object>`,
  `<embed src="javascript:${code}">`,
  `<link rel=stylesheet href="data:text/css,*{}" onload="${code}">`,
  `<style onload="${code}"></style>`,
  `<div style="background:url(javascript:${code})" onmouseover="${code}">x</div>`,
  `[open](javascript:${code})`,
  `{{constructor.constructor('${code}')()}}\${${code}}`,
  `javascript:${code}`,
];

/** Ways out of the place where the text stands, and past a filter. */
const wrappers: ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `">${vector}`,
  (vector) => `'>${vector}`,
  (vector) => `\`>${vector}`,
  (vector) => `</textarea>${vector}`,
  (vector) => `</title>${vector}`,
  (vector) => `</script>${vector}`,
  (vector) => `</style>-->${vector}`,
  (vector) => `<!--${vector}-->${vector}`,
  (vector) => `]]>${vector}`,
  (vector) => `<b>${vector}</b>`,
  (vector) => `<noscript><p title="</noscript>${vector}">`,
  (vector) => vector.replaceAll('<', '<<'),
  (vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (vector) => vector.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (vector) => encodeURIComponent(vector),
  (vector) => vector.replace(/script|onerror|onload|javascript/, (name) => name.toUpperCase()),
  (vector) => vector.replaceAll('="', '\n=\t"').replace('javascript:', 'java\tscript:'),
  (vector) => `=HYPERLINK("javascript:1")${vector}`,
  (vector) => `@SUM(1+1)*cmd|' /C calc'!A0 ${vector}`,
];

/** Texts that must stay text wherever they are shown: each vector in each wrapper. */
export const scriptPayloads: readonly string[] = wrappers.flatMap((wrap, row) =>
  vectors.map((vector, at) => wrap(vector.replaceAll(code, `window.__xss=${row * 100 + at}`))),
);
