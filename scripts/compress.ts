// usage: node scripts/compress.ts [FOLDER] — writes .br and .gz beside every text file of the built web app.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? new URL('../.output/web', import.meta.url).pathname;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
  const path = `${entry.parentPath}/${entry.name}`;
  const content = readFileSync(path);
  if (content.length < 1024) continue;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
