/** A picture in one size (`src`) or several (`srcSet`): a page's state holds it for each card, so no URL stands in it twice. */
export interface CardCover {
  src?: string;
  srcSet?: string;
  alt?: string;
  colour?: string;
}

/** The URL of the smallest picture. */
export const coverSrc = ({ src, srcSet = '' }: CardCover): string => src ?? srcSet.slice(0, srcSet.indexOf(' '));
