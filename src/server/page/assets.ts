import { ChunkExtractor, ChunkExtractorManager } from '@loadable/server';
import { createElement, type ReactElement } from 'react';

/** Tags of the files that a page needs, as HTML. */
export interface AssetTags {
  styles: string;
  scripts: string;
}

export interface Assets {
  /**
   * Renders, and collects which chunks the rendering used.
   * @param chunks further ones that the page will ask for
   */
  collect: (render: (wrap: (element: ReactElement) => ReactElement) => string, chunks: readonly string[]) => { html: string; tags: AssetTags };
}

/** What is known of an extractor's chunks, and missing in its types. */
interface ChunkSet {
  addChunk: (name: string) => void;
  chunks: ReadonlySet<string>;
}

const tagsOf = (extractor: ChunkExtractor): AssetTags => ({
  // Nothing announces the scripts: the page shows without them, and style sheets, fonts and the first picture are to come before.
  styles: extractor.getStyleTags(),
  scripts: extractor.getScriptTags(),
});

/** Assets of a build, from the statistics that webpack wrote beside it. */
export function createAssets(stats: object): Assets {
  // Pages of a kind need the same few files: of those that a build has, no more sets come up than kinds of pages.
  const known = new Map<string, AssetTags>();
  return {
    collect: (render, chunks) => {
      const extractor = new ChunkExtractor({ stats, entrypoints: ['main'] });
      // The tags are asked for after rendering: before, no page chunk is known.
      const html = render((element) => extractor.collectChunks(element));
      const used = extractor as unknown as ChunkSet;
      for (const chunk of chunks) used.addChunk(chunk);
      const name = [...used.chunks].join();
      const tags = known.get(name) ?? tagsOf(extractor);
      known.set(name, tags);
      return { html, tags };
    },
  };
}

/** For tests, which render from source: no build, so no tags. */
export const noAssets: Assets = {
  collect: (render) => ({
    html: render((element) => createElement(ChunkExtractorManager, { extractor: { addChunk: () => {} } as never }, element)),
    tags: { styles: '', scripts: '' },
  }),
};
