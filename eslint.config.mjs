import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ownEntries } from './config/eslint/ownEntries.mjs';
import { ownTextElement } from './config/eslint/ownTextElement.mjs';

/** Which part may import which stands in config/dependencies.cjs. */
const styleElementComponents = ['SimpleGrid', 'Grid', 'Flex', 'AppShell'];
const styleElementMessage = 'Writes style elements, which the content security policy forbids.';
const noStyleElements = {
  'no-restricted-imports': [
    'error',
    {
      paths: [{ name: '@mantine/core', importNames: styleElementComponents, message: styleElementMessage }],
      patterns: [
        { group: styleElementComponents.map((name) => `@mantine/core/${name}`), message: styleElementMessage },
      ],
    },
  ],
};

/** A path written out in a link: paths come from the route table. */
const pathLiteral = {
  selector: 'JSXAttribute[name.name=/^(to|href)$/] > Literal[value=/^\\u002F/]',
  message: 'Links come from the route table: use RouteLink or buildUrl.',
};
const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in config/env.ts only.',
};

export default tseslint.config(
  { ignores: ['dist/', 'data/', '.cache/', 'test-results/', 'playwright-report/', 'node_modules/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'config/*.mjs', 'scripts/*.mjs', 'tests/setup/*.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Prettier breaks code, and leaves comments as they are.
      'max-len': ['error', { code: 9999, comments: 120, ignoreUrls: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        processEnv,
        pathLiteral,
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
      'no-console': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    // What visitors read is their network's: its dictionaries are passed on (dictionariesOf).
    files: ['src/server/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '#shared/i18n/loadDictionary.ts',
              importNames: ['loadDictionary'],
              message: "These are the software's own texts: take those of the network.",
            },
          ],
        },
      ],
    },
  },
  {
    // What the server alone renders is never changed by React (docs/performance.md).
    files: ['src/client/**/*.tsx'],
    ignores: ['**/*.test.*', 'src/client/layout/frame/**'],
    plugins: { site: { rules: { 'own-text-element': ownTextElement } } },
    rules: { 'site/own-text-element': 'error' },
  },
  {
    // Where words of feeds, upstreams, visitors and operators are read.
    files: ['src/{origin,server,shared}/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['**/*.test.*'],
    plugins: { site: { rules: { 'own-entries': ownEntries } } },
    rules: { 'site/own-entries': 'error' },
  },
  { files: ['src/client/**'], rules: noStyleElements },
  { files: ['src/**'], ignores: ['**/*.test.*'], rules: { 'max-lines-per-function': ['error', 80] } },
  {
    // Where a default export or the environment is what the tool, or the rule itself, asks for.
    files: [
      'webpack.config.ts',
      'eslint.config.mjs',
      'config/**',
      'docs/**',
      'scripts/**',
      'tests/**',
      '**/*.test.*',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // The body of a tested answer is whatever came: the test says what it should be.
  { files: ['tests/**', '**/*.test.*'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  { files: ['**/*.mjs', '**/*.cjs'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
