import type { PictureMaking } from '#shared/domain/pictureMaking.ts';

/**
 * A picture in one size (`src`) or several (`srcSet`): a page's state holds it for each card, so no URL stands in it
 * twice.
 */
export interface CardCover {
  src?: string;
  srcSet?: string;
  alt?: string;
  colour?: string;
  /** How it was made, where somebody said that no camera alone did. */
  made?: PictureMaking;
}

/** Widths of the grid's columns (EstateGrid.module.css). */
export const coverSizes = '(min-width:82.5rem) 397px,(min-width:62.5rem) 30vw,(min-width:30rem) 45vw,92vw';

/** The URL of the smallest picture. */
export const coverSrc = ({ src, srcSet = '' }: CardCover): string => src ?? srcSet.slice(0, srcSet.indexOf(' '));
