import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { languages } from '#shared/i18n/languages.ts';
import { namespaces, serverNamespaces } from '#shared/i18n/namespaces.ts';

const folder = path.resolve(import.meta.dirname, '../src/shared/i18n/languages');

/** The dictionaries that browsers load, each without spaces, by its name below their folder. */
const readTexts = (): [name: string, json: string][] =>
  languages.flatMap((language) =>
    namespaces
      .filter((namespace) => !serverNamespaces.includes(namespace))
      .map((namespace): [string, string] => {
        const name = `${language}/${namespace}.json`;
        return [name, JSON.stringify(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))];
      }),
  );

/** Of all texts: any that changes gives all of them other addresses, which caches keep for good. */
const digestOf = (texts: readonly [string, string][]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);

const currentDigest = (): string => digestOf(readTexts());

/** Gives both bundles the part of the texts' addresses that changes (src/shared/i18n/dictionaries/dictionaryUrl.ts). */
export const textsDigest = new webpack.DefinePlugin({
  TEXTS_DIGEST: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(currentDigest()), {
    contextDependencies: [folder],
    version: currentDigest,
  }),
});

/** Writes the texts beside the browser's bundle. */
export const textFiles: WebpackPluginInstance = {
  apply: ({ hooks }) => {
    hooks.thisCompilation.tap('texts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'texts', stage }, () => {
        const texts = readTexts();
        const digest = digestOf(texts);
        for (const [name, json] of texts)
          compilation.emitAsset(`texts/${digest}/${name}`, new webpack.sources.RawSource(json));
      });
    });
  },
};
