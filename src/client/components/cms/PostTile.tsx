import { useSite } from '../../app/session/SiteContext.ts';
import { leads, type PostData } from './homeBlocks.ts';
import styles from '#shared/theme/sheets/PostTile.module.css';

/** A post's title, and the way there. */
export function PostTitle({ post }: { post: PostData }) {
  const { links } = useSite();
  const { text, lang, href } = post;
  return leads(post, links.magazine !== undefined) ? (
    <a href={href} lang={lang}>
      {text}
    </a>
  ) : (
    <span lang={lang}>{text}</span>
  );
}

export function PostCategory({ post: { category, colour } }: { post: PostData }) {
  if (!category) return null;
  return (
    <p className={styles.category} lang={category.lang} style={colour ? { borderColor: colour } : undefined}>
      {category.text}
    </p>
  );
}

interface PostTileProps {
  post: PostData;
  /** Of its picture, as the attribute has them. */
  sizes: string;
  /** Whether all tiles beside it are of one category, which then goes without saying. */
  oneCategory?: boolean;
  className?: string | undefined;
}

/** A post of the magazine with its picture and opening: the whole tile leads where its title does. */
export function PostTile({ post, sizes, oneCategory = false, className = '' }: PostTileProps) {
  const { image, srcSet, alt, excerpt } = post;
  return (
    <article className={`${styles.tile} ${className}`}>
      {image && (
        <img
          src={image}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          width="800"
          height="450"
          alt={alt?.text ?? ''}
          lang={alt?.lang}
          loading="lazy"
          decoding="async"
        />
      )}
      {!oneCategory && <PostCategory post={post} />}
      <h3>
        <PostTitle post={post} />
      </h3>
      {excerpt && (
        <p className={styles.excerpt} lang={excerpt.lang}>
          {excerpt.text}
        </p>
      )}
    </article>
  );
}
