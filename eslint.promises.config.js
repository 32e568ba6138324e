import tseslint from 'typescript-eslint';

/**
 * A promise that nobody awaits loses its errors. These rules need the types of the whole project, which takes
 * gigabytes, so they run apart from the others: `npm run check`.
 */
export default tseslint.config(
  { ignores: ['node_modules', '.cache', '.output', '.wxt', '.data', 'web/app/lib/__generated__'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        // React passes events on and ignores what a handler returns.
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
);
