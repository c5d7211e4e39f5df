import { ChunkExtractor, ChunkExtractorManager } from '@loadable/server';
import { createElement, type ReactElement } from 'react';

/** Tags of the files that a page needs, as HTML. */
export interface AssetTags {
  preloads: string;
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

/** Assets of a build, from the statistics that webpack wrote beside it. */
export function createAssets(stats: object): Assets {
  return {
    collect: (render, chunks) => {
      const extractor = new ChunkExtractor({ stats, entrypoints: ['main'] });
      // The tags are asked for after rendering: before, no page chunk is known.
      const html = render((element) => extractor.collectChunks(element));
      // Missing in its types, but the way its own chunk collector tells it of a chunk.
      for (const chunk of chunks) (extractor as unknown as { addChunk: (name: string) => void }).addChunk(chunk);
      return {
        html,
        tags: {
          // Of the announcements only the scripts': stylesheets stand in the same head.
          preloads: extractor.getLinkTags().split('\n').filter((tag) => tag.includes('as="script"')).join(''),
          styles: extractor.getStyleTags(),
          scripts: extractor.getScriptTags(),
        },
      };
    },
  };
}

/** For tests, which render from source: no build, so no tags. */
export const noAssets: Assets = {
  collect: (render) => ({
    html: render((element) => createElement(ChunkExtractorManager, { extractor: { addChunk: () => {} } as never }, element)),
    tags: { preloads: '', styles: '', scripts: '' },
  }),
};
