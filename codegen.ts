import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of every query in the web app, out of the printed schema. `npm run codegen`. */
const config: CodegenConfig = {
  schema: 'shared/graphql/schema.graphql',
  documents: ['web/app/**/*.{ts,tsx}', '!web/app/lib/__generated__/**'],
  ignoreNoDocuments: true,
  generates: {
    'web/app/lib/__generated__/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: false,
        importExtension: '.ts',
        scalars: {
          DateTime: 'string',
          Word: '../../../../shared/domain/transcript.ts#Word',
          Lane: 'number[]',
        },
      },
    },
  },
};

export default config;
