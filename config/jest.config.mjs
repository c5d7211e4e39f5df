import './requireNode24.mjs';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// For the many processes that suites start: stripped of its types and compiled, a file is kept from one to the next.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../.cache/node');

/**
 * Folders of the installed packages, and of those within them, whose files are modules of ECMAScript. They are
 * compiled to CommonJS (jestTransform.mjs): with Node's --experimental-vm-modules, which would load them as they are,
 * the memory of every suite is kept until its worker ends.
 */
const modulePackages = () =>
  globSync(
    ['', '/node_modules/{*,@*/*}'].map((inner) => `node_modules/{*,@*/*}${inner}/package.json`),
    {
      cwd: path.join(import.meta.dirname, '..'),
    },
  )
    .filter((file) => JSON.parse(readFileSync(file, 'utf8')).type === 'module')
    .map((file) => path.dirname(file).slice('node_modules/'.length));

export default {
  rootDir: '..',
  testEnvironment: 'node',
  // A busy machine is slow, not wrong: the first page with a form loads all of Mantine. Benchmarks measure speed.
  testTimeout: 60_000,
  // And a worker that ends takes its time: what keeps one alive for longer is a leak.
  workerGracefulExitTimeout: 20_000,
  // What a suite leaves behind in its worker would make every later one slower.
  workerIdleMemoryLimit: '700MB',
  roots: ['<rootDir>/src', '<rootDir>/config', '<rootDir>/tests', '<rootDir>/scripts'],
  // Looked up in a suite's own realm, a global costs much: drawing a picture took twice as long. Only such as no test
  // replaces, and no module declares itself.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Math', 'Number', 'Object', 'String'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  globalSetup: '<rootDir>/tests/setup/startPostgres.mjs',
  globalTeardown: '<rootDir>/tests/setup/stopPostgres.mjs',
  setupFiles: ['<rootDir>/tests/setup/environment.cjs', '<rootDir>/tests/setup/withoutReactStacks.cjs'],
  setupFilesAfterEnv: ['failOnConsole.cjs', 'patientQueries.cjs'].map((file) => `<rootDir>/tests/setup/${file}`),
  transform: { '\\.(?:tsx?|m?js)$': '<rootDir>/config/jestTransform.mjs' },
  transformIgnorePatterns: [`<rootDir>/node_modules/(?!(?:${modulePackages().join('|')})/(?!node_modules/)|.*\\.mjs$)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/setup/cssModule.cjs',
    '\\.(css|woff2|svg)$': '<rootDir>/tests/setup/emptyModule.cjs',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
};
