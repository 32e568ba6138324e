// usage: node scripts/typeStyles.ts — writes the types of the CSS modules, so that a class that a sheet lacks is an error of types. `npm run codegen` runs it.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classesIn } from './classesIn.ts';

/** A second root of the sources, by `rootDirs` in tsconfig.json. */
const folder = '.output/styles';

rmSync(folder, { recursive: true, force: true });
for (const css of globSync('{web/app,shared/ui,extension}/**/*.module.css')) {
  const names = [...classesIn(readFileSync(css, 'utf8'))].map(
    (name) => `  readonly '${name}': string;`,
  );
  const file = join(folder, css.replace(/\.css$/, '.d.css.ts'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `declare const classes: {\n${names.join('\n')}\n};\nexport default classes;\n`,
  );
}
