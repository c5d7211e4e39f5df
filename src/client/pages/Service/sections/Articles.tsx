import type { PostData } from '../../../components/cms/homeBlocks.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { Service } from '../services.ts';
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
          {posts.map(({ text, lang, href, excerpt, image, srcSet, alt }) => (
            <li key={href} className={styles.tile}>
              {image && (
                <img
                  src={image}
                  srcSet={srcSet}
                  sizes={srcSet && '(min-width:900px) 400px,(min-width:640px) 45vw,92vw'}
                  width="800"
                  height="450"
                  alt={alt?.text ?? ''}
                  lang={alt?.lang}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <h3>
                <a href={href} lang={lang}>
                  {text}
                </a>
              </h3>
              {excerpt && <p lang={excerpt.lang}>{excerpt.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
