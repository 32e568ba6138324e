import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The import law: what each layer may not reach. The same law stands as a test in tests/repo. */
const zones = [
  { target: './shared', from: ['./web', './extension', './tests', './scripts'] },
  { target: './web/app', from: ['./web/server', './extension', './tests', './scripts'] },
  { target: './web/server', from: ['./web/app', './extension'] },
  { target: './extension', from: ['./web', './tests', './scripts'] },
];

export default tseslint.config(
  { ignores: ['node_modules', '.output', '.wxt', '.data', 'web/app/lib/__generated__'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'import-x/no-restricted-paths': [
        'error',
        { zones: zones.flatMap(({ target, from }) => from.map((f) => ({ target, from: f }))) },
      ],
      'import-x/no-default-export': 'error',
    },
  },
  {
    files: ['*.config.ts', '*.config.js', 'extension/entrypoints/**', 'tests/harness/build*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
