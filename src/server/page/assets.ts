import { ChunkExtractor, ChunkExtractorManager } from '@loadable/server';
import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { entriesAtMost } from '#shared/entriesAtMost.ts';
import { dictionaryUrl } from '#shared/i18n/dictionaries/dictionaryUrl.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { rulesChunk, type Namespace } from '#shared/i18n/loadDictionary.ts';

/** Tags of the files that a page needs, as HTML. */
export interface AssetTags {
  styles: string;
  /** The script that stands before the styles (client/app/scheme.ts). */
  scheme: string;
  scripts: string;
}

/** The texts that a page is hydrated with. */
interface Texts {
  language: Language;
  namespaces: readonly Namespace[];
}

export interface Assets {
  /** Renders, and collects which chunks the rendering used. */
  collect: (
    render: (wrap: (element: ReactElement) => ReactElement) => string,
    texts: Texts,
  ) => { html: string; tags: AssetTags };
}

/** Members of an extractor that its types lack. */
interface ChunkSet {
  addChunk: (name: string) => void;
  chunks: ReadonlySet<string>;
}

const urlsOf = (extractor: ChunkExtractor): string[] => extractor.getMainAssets('script').map(({ url }) => url);

/**
 * Chunks of deferred parts (client/app/deferred): their styles are in the document, their scripts are fetched on
 * interaction.
 */
const isDeferred = (chunk: string): boolean => chunk.startsWith('deferred-');

/** Those inside a closed disclosure: their styles come with their scripts, or at once where no scripts run. */
const isFolded = (chunk: string): boolean => chunk.startsWith('deferred-folded');

/** The styles of a page: those of folded parts only where no scripts run. */
function styleTagsOf(used: ReadonlySet<string>, extractorOf: (chunks: readonly string[]) => ChunkExtractor): string {
  const shown = extractorOf([...used].filter((chunk) => !isFolded(chunk)));
  const urls = (extractor: ChunkExtractor) => extractor.getMainAssets('style').map(({ url }) => url);
  const later = urls(extractorOf([...used])).filter((url) => !urls(shown).includes(url));
  const links = later.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  // Without what only Loadable's own debugging reads: a list's document has little room.
  return shown.getStyleTags().replaceAll(/ data-chunk="[^"]*"|\n/g, '') + (links && `<noscript>${links}</noscript>`);
}

/**
 * The scripts of one page.
 * @param extractor has the chunks whose scripts the page starts with
 * @param texts URLs of the page's texts
 * @param bootstrap URL of the script that loads the others once the page is shown (client/bootstrap.ts); undefined:
 * the document names every script, and they ask for the texts
 */
function scriptTagsOf(extractor: ChunkExtractor, texts: readonly string[], bootstrap: string | undefined): string {
  const scripts = extractor.getScriptTags();
  const inlineData = scripts
    .split('\n')
    .filter((tag) => !tag.startsWith('<script async'))
    .join('');
  return bootstrap === undefined
    ? scripts
    : `${inlineData}<script async src="${bootstrap}" data-files="${[...urlsOf(extractor), ...texts].join(' ')}"></script>`;
}

/** Assets of a build, from the statistics that webpack wrote beside it. */
export function createAssets(stats: object): Assets {
  const entryOf = (name: string): string | undefined =>
    name in (stats as { namedChunkGroups: object }).namedChunkGroups
      ? urlsOf(new ChunkExtractor({ stats, entrypoints: [name] }))[0]
      : undefined;
  // A development build has no bootstrap entry.
  const bootstrap = entryOf('bootstrap');
  const schemeUrl = entryOf('scheme');
  const scheme = schemeUrl === undefined ? '' : `<script src="${schemeUrl}"></script>`;
  // Pages of one kind need the same files, so there are few different sets.
  const known = new LRUCache<string, AssetTags>(entriesAtMost(500));
  const extractorOf = (chunks: readonly string[]): ChunkExtractor => {
    const extractor = new ChunkExtractor({ stats, entrypoints: ['main'] });
    for (const chunk of chunks) (extractor as unknown as ChunkSet).addChunk(chunk);
    return extractor;
  };
  const makeTags = (used: ReadonlySet<string>, { language, namespaces }: Texts): AssetTags => ({
    styles: styleTagsOf(used, extractorOf),
    scripts: scriptTagsOf(
      extractorOf([...used].filter((chunk) => !isDeferred(chunk))),
      namespaces.map((namespace) => dictionaryUrl(language, namespace)),
      bootstrap,
    ),
    scheme,
  });
  return {
    collect: (render, texts) => {
      const extractor = new ChunkExtractor({ stats, entrypoints: ['main'] });
      // The tags are read after rendering, which collects the chunks of the page.
      const html = render((element) => extractor.collectChunks(element));
      const used = extractor as unknown as ChunkSet;
      used.addChunk(rulesChunk(texts.language));
      const name = [...used.chunks, ...texts.namespaces].join();
      const tags = known.get(name) ?? makeTags(used.chunks, texts);
      known.set(name, tags);
      return { html, tags };
    },
  };
}

/** For tests, which render from source: no build, so no tags. */
export const noAssets: Assets = {
  collect: (render) => ({
    html: render((element) =>
      createElement(ChunkExtractorManager, { extractor: { addChunk: () => {} } as never }, element),
    ),
    tags: { styles: '', scheme: '', scripts: '' },
  }),
};
