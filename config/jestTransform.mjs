import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import babel from '@babel/core';
import swc from '@swc/core';
import babelJest from 'babel-jest';
import { babelOptions } from './babel.ts';

const importMeta = path.join(import.meta.dirname, 'importMeta.cjs');
const ownOptions = babelOptions({ targets: { node: 'current' } });
const compileOwn = babelJest.createTransformer({ ...ownOptions, plugins: [...ownOptions.plugins, importMeta] });

/** Modules as they are published become CommonJS, and nothing else. */
const packageOptions = {
  configFile: false,
  swcrc: false,
  sourceMaps: false,
  module: { type: 'commonjs' },
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2024' },
};

/** What a module asks about itself, swc leaves as it is. */
const isForSwc = (source, file) => /[\\/]node_modules[\\/]/.test(file) && !source.includes('import.meta');

/** All that decides what a file becomes. Babel would put its configuration together for each file, to tell it. */
const settings = [
  ...[process.version, babel.version, swc.version],
  ...[JSON.stringify(ownOptions), JSON.stringify(packageOptions)],
  ...[importMeta, import.meta.filename, path.join(import.meta.dirname, '../package-lock.json')].map((file) =>
    readFileSync(file),
  ),
];
const hashOf = (parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'));
const keyOfSettings = hashOf(settings).digest('hex');

/**
 * Own code is compiled by Babel, as for the bundles, so that what is tested is what is shipped. Packages, which webpack
 * takes as they are, by swc: of 43 of their files Babel took 4.4 seconds of a processor, swc 0.15.
 */
const transformer = {
  canInstrument: true,
  getCacheKey: (source, file, { instrument }) =>
    hashOf([keyOfSettings, String(instrument), file, source]).digest('hex'),
  process: (source, file, context) =>
    isForSwc(source, file)
      ? swc.transformSync(source, { ...packageOptions, filename: file })
      : compileOwn.process(source, file, context),
};

export default transformer;
