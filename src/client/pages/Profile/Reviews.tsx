import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatList } from '#shared/i18n/formats.ts';
import { languageNameIn } from '#shared/i18n/languageNameIn.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { Prose } from '../../components/ui/prose/Prose.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { byGender, type ProfileView, type ReviewView } from '#shared/views/profile/profileView.ts';
import styles from './Reviews.module.css';

/** Shown before the visitor opens the rest. */
const atFirst = 4;

/** One review: stars, text, and where it was published. */
function Review({
  review: { text, lang, author, rating, translatedFrom, source, url, date, agent },
}: {
  review: ReviewView;
}) {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const origin = source && t('reviews.source', { source });
  return (
    <li className={styles.review}>
      <figure>
        <span
          className={styles.stars}
          style={{ '--rating': rating } as CSSProperties}
          role="img"
          aria-label={t('reviews.rating', { rating })}
        />
        <blockquote lang={lang}>
          <Prose text={text} />
        </blockquote>
        <figcaption>
          <b>{author}</b>
          {agent && (
            <>
              {' '}
              ·{' '}
              <RouteLink to="Agent" params={{ agent: agent.slug }}>
                {t('reviews.about', { name: agent.name })}
              </RouteLink>
            </>
          )}
          <span className={styles.facts}>
            {date && <time dateTime={date}>{formatDate(date, language)}</time>}
            {origin &&
              (url ? (
                <a href={url} rel="noopener nofollow external">
                  {origin}
                </a>
              ) : (
                <span>{origin}</span>
              ))}
            {translatedFrom && (
              <span>
                {t('reviews.translated', {
                  language: [translatedFrom, ...(lang ? [lang] : [])]
                    .map((code) => languageNameIn(code, language))
                    .join(' → '),
                })}
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** The reviews of clients, and their source (docs/product.md#profile, docs/product.md#compliance). */
export function Reviews({ profile: { reviews, gender, kind } }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const [first, rest] = [reviews.slice(0, atFirst), reviews.slice(atFirst)];
  const sources = [...new Set(reviews.flatMap(({ source }) => source ?? []))];
  const list = (shown: readonly ReviewView[]) => (
    <ul className={styles.list}>
      {shown.map((review) => (
        <Review key={`${review.author}${review.text}`} review={review} />
      ))}
    </ul>
  );
  return (
    <section className={styles.band} aria-labelledby="reviews">
      <div className="container section">
        <h2 id="reviews">{t('reviews.title', byGender(gender))}</h2>
        {reviews.length === 0 && <p className={styles.note}>{t(`reviews.none.${kind}`)}</p>}
        {reviews.length > 0 && (
          <>
            <p className={styles.note}>
              {sources.length > 0
                ? t('reviews.note', { sources: formatList(sources, language) })
                : t('reviews.noteUnknown')}
            </p>
            {list(first)}
          </>
        )}
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>{t('reviews.more', { count: rest.length })}</summary>
            {list(rest)}
          </details>
        )}
      </div>
    </section>
  );
}
