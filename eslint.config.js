import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The import law: what each layer may not reach. The same law stands as a test in tests/repo. */
const zones = {
  'shared/**': ['web', 'extension', 'tests', 'scripts'],
  'web/app/**': ['web/server', 'server', 'extension', 'tests', 'scripts'],
  'web/server/**': ['web/app', 'app', 'extension'],
  'extension/**': ['web', 'tests', 'scripts'],
};
const importLaw = Object.entries(zones).map(([layer, others]) => ({
  files: [`${layer}/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: others.map((other) => ({
          regex: `^(\\.\\./)+${other}/`,
          message: `${layer.replace('/**', '')} does not import ${other}: see the map in README.md.`,
        })),
      },
    ],
  },
}));
/** Where React runs. */
const hooks = {
  files: ['web/app/**', 'shared/ui/**', 'extension/**', 'scripts/**/*.tsx'],
  plugins: { 'react-hooks': reactHooks },
  rules: reactHooks.configs.recommended.rules,
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only; a default where a framework reads one.',
};

export default tseslint.config(
  { ignores: ['node_modules', '.output', '.wxt', '.data', 'web/app/lib/__generated__'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  },
  {
    files: [
      '*.config.ts',
      '*.config.js',
      'codegen.ts',
      '**/*.d.ts',
      'extension/entrypoints/**',
      'tests/harness/build*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['web/app/public/**'],
    languageOptions: {
      globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' },
    },
  },
  hooks,
  ...importLaw,
  { files: ['scripts/**', 'tests/faults/**'], rules: { 'no-console': 'off' } },
);
