import { useTranslation } from 'react-i18next';
import { newsletterId } from '../../features/newsletter/newsletterId.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Magazine.module.css';
import type { PostData } from '../../components/cms/homeBlocks.ts';
import { PostCategory, PostTile, PostTitle } from '../../components/cms/PostTile.tsx';

/**
 * The magazine's posts in their places (docs/product.md#home): the first large, two beside it, three more, and the
 * stories most read.
 */
export function Magazine({ posts }: { posts: readonly PostData[] }) {
  const { t } = useTranslation('homeRest');
  const { links } = useSite();
  const [main, ...secondary] = posts.slice(0, 3);
  return (
    <section className={styles.band} aria-labelledby="magazine">
      <div className="container section">
        <div className={styles.heading}>
          <h2 id="magazine">{t('magazine.title')}</h2>
          {links.magazine && <a href={links.magazine}>{t('magazine.all')}</a>}
          <a href={`#${newsletterId}`} data-newsletter>
            {t('magazine.newsletter')}
          </a>
        </div>
        <div className={styles.tiles}>
          {main && <PostTile post={main} className={styles.main} sizes="(min-width:62.5rem) 600px,92vw" />}
          {secondary.map((post) => (
            <PostTile key={post.text} post={post} sizes="(min-width:62.5rem) 290px,(min-width:40rem) 45vw,6rem" />
          ))}
        </div>
        <div className={styles.lists}>
          <Stories title={t('magazine.more')} posts={posts.slice(3, 6)} />
          <Stories title={t('magazine.top')} posts={posts.slice(6, 10)} />
        </div>
      </div>
    </section>
  );
}

function Stories({ title, posts }: { title: string; posts: readonly PostData[] }) {
  if (posts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.stories}>
        {posts.map((post) => (
          <li key={post.text}>
            <PostCategory post={post} />
            <PostTitle post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
