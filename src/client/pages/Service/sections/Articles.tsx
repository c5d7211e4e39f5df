import type { PostData } from '../../../components/cms/homeBlocks.ts';
import { PostTile } from '../../../components/cms/PostTile.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Articles.module.css';

/** Articles of the magazine for owners. */
export function Articles({ service, posts }: { service: Service; posts: readonly PostData[] }) {
  const t = useServiceTexts(service);
  const { links } = useSite();
  return (
    <section className={styles.band} aria-labelledby="articles">
      <div className="container section">
        <div className={styles.heading}>
          <h2 id="articles">{t('articles.title')}</h2>
          {links.magazine && <a href={links.magazine}>{t('articles.all')}</a>}
        </div>
        <ul className={styles.tiles}>
          {posts.map((post) => (
            <li key={post.text}>
              <PostTile post={post} oneCategory sizes="(min-width:56.25rem) 400px,(min-width:40rem) 45vw,92vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
