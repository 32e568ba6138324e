import js from '@eslint/js';
import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The import law: what each layer may not reach. The same law stands as a test in tests/repo. */
const zones = {
  'shared/**': ['web', 'extension', 'tests', 'scripts'],
  'web/app/**': ['web/server', 'server', 'extension', 'tests', 'scripts'],
  'web/server/**': ['web/app', 'app', 'extension'],
  'extension/**': ['web', 'tests', 'scripts'],
};
const nodeModules = { regex: '^node:', message: 'This code runs in browsers, where Node is not.' };
const farShared = { regex: '^(\\.\\./)+shared/', message: 'Import it as #shared/….' };
const importLaw = Object.entries(zones).map(([layer, others]) => ({
  files: [`${layer}/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...(layer === 'web/server/**' ? [] : [nodeModules]),
          ...(layer === 'shared/**' ? [] : [farShared]),
          ...others.map((other) => ({
            regex: `^(\\.\\./)+${other}/`,
            message: `${layer.replace('/**', '')} does not import ${other}: see the map in README.md.`,
          })),
        ],
      },
    ],
  },
}));
/**
 * What each surface does not have when it runs. tsconfig.browser.json holds this too for the web app; the
 * types of what the server and the extension import bring in both worlds.
 */
const globals = [
  {
    files: ['web/app/**', 'shared/**', 'extension/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'global', 'require', '__dirname', 'setImmediate'],
      ],
    },
  },
  {
    files: ['web/server/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'location', 'localStorage', 'sessionStorage', 'indexedDB'],
      ],
    },
  },
];
/** Where React runs. */
const hooks = {
  files: ['**/*.tsx', 'web/app/**/*.ts', 'shared/ui/**/*.ts', 'extension/**/*.ts'],
  plugins: { 'react-hooks': reactHooks },
  rules: reactHooks.configs.recommended.rules,
};
/** What keyboards and screen readers need of the markup; axe checks the pages themselves. */
const accessibility = [
  {
    ...jsxA11y.configs.recommended,
    files: ['web/app/**/*.tsx', 'shared/ui/**/*.tsx', 'extension/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // A field that the user has just opened takes the focus; pages do not.
      'jsx-a11y-x/no-autofocus': 'off',
      // What scrolls must be reachable by keys (axe: scrollable-region-focusable).
      'jsx-a11y-x/no-noninteractive-tabindex': 'off',
      // Forms end at Escape and submit at Ctrl Enter.
      'jsx-a11y-x/no-noninteractive-element-interactions': 'off',
      // The transcript stands beside the player.
      'jsx-a11y-x/media-has-caption': 'off',
      // It does not know aria-description (ARIA 1.3) yet; axe does.
      'jsx-a11y-x/role-supports-aria-props': 'off',
    },
  },
  {
    // The combobox keeps the focus for its options, and the transcript has keys of its own for its words.
    files: [
      'web/app/features/search/SpotlightHit.tsx',
      'web/app/features/transcript/TranscriptView.tsx',
    ],
    rules: {
      'jsx-a11y-x/click-events-have-key-events': 'off',
      'jsx-a11y-x/interactive-supports-focus': 'off',
      'jsx-a11y-x/no-static-element-interactions': 'off',
    },
  },
];
const surfaces = ['web/app', 'extension'];
/** The operations of the app and of the extension, against the printed schema. */
const operations = [
  {
    files: surfaces.map((surface) => `${surface}/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', '**/__generated__/**'],
    processor: graphqlPlugin.processor,
  },
  {
    files: surfaces.map((surface) => `${surface}/**/*.graphql`),
    languageOptions: {
      parser: graphqlPlugin.parser,
      parserOptions: {
        // A project for each, because both may have an operation of the same name.
        graphQLConfig: {
          projects: Object.fromEntries(
            surfaces.map((surface) => [
              surface,
              {
                schema: 'shared/graphql/schema.graphql',
                documents: `${surface}/{features,screens,lib}/**/!(*.test).{ts,tsx}`,
              },
            ]),
          ),
        },
      },
    },
    plugins: { '@graphql-eslint': graphqlPlugin },
    rules: {
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
    },
  },
];
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only; a default where a framework reads one.',
};

export default tseslint.config(
  { ignores: ['node_modules', '.cache', '.output', '.wxt', '.data', 'web/app/lib/__generated__'] },
  {
    // Not the operations that the GraphQL processor takes out of them.
    files: ['**/*.{js,ts,tsx}'],
    extends: [js.configs.recommended, ...tseslint.configs.recommended],
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
  ...accessibility,
  ...operations,
  ...importLaw,
  ...globals,
  { files: ['scripts/**', 'tests/faults/**'], rules: { 'no-console': 'off' } },
);
