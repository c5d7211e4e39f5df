import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Brand } from '../../components/agentCard/Brand.tsx';
import { Portrait } from '../../components/agentCard/Portrait.tsx';
import { Star } from '../../components/agentCard/Star.tsx';
import { useSpokenLanguages } from '../../components/contact/useSpokenLanguages.ts';
import styles from './ProfileHeader.module.css';
import type { ProfileView } from '#shared/views/profile/profileView.ts';

/** An agency's logo; nothing where it has none. */
function Logo({ picture }: { picture: NonNullable<ProfileView['picture']> }) {
  return (
    <span className={styles.logo}>
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet && '16rem'}
        width="420"
        height="210"
        alt=""
        fetchPriority="high"
      />
    </span>
  );
}

/** Stars of 5 to one decimal, as the cards of a directory show them. */
const averageOf = (reviews: ProfileView['reviews']): number =>
  Math.round((10 * reviews.reduce((sum, { rating }) => sum + rating, 0)) / reviews.length) / 10;

/** Portrait, name, place, rating and figures. */
export function ProfileHeader({
  profile: { kind, name, picture, brand, where, languages, reviews, sales, rents, founded },
}: {
  profile: ProfileView;
}) {
  const { t } = useTranslation(['profile', 'agentCard']);
  const { language } = useSite();
  const spoken = useSpokenLanguages(languages);
  const figures = (
    [
      ['sales', sales],
      ['rents', rents],
    ] as const
  ).flatMap(([label, count]) => (count ? [{ label, value: formatNumber(count, language) }] : []));
  return (
    <header className={styles.header}>
      {kind === 'agent' ? (
        <Portrait photo={picture} sizes="13rem" bird={picture && 'primary'} eager className={styles.portrait} />
      ) : (
        picture && <Logo picture={picture} />
      )}
      <div className={styles.words}>
        <p className="eyebrow">{t(where === undefined ? `role.${kind}.anywhere` : `role.${kind}.place`, { where })}</p>
        <h1 translate="no">{name}</h1>
        {brand && (
          <p className={styles.brand} translate="no">
            <Brand link={brand} />
          </p>
        )}
        {reviews.length > 0 && (
          <p className={styles.rating}>
            <Star />
            <a href="#reviews">
              {t('agentCard:rating', { average: formatNumber(averageOf(reviews), language), count: reviews.length })}
            </a>
          </p>
        )}
        {spoken !== '' && <p className={styles.languages}>{t(`speaks.${kind}`, { languages: spoken })}</p>}
        {(figures.length > 0 || founded !== undefined) && (
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{t(`figures.${label}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {founded !== undefined && (
              <div>
                <dt>{t('figures.founded')}</dt>
                <dd>{founded}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </header>
  );
}
