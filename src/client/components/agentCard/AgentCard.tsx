import { useTranslation } from 'react-i18next';
import { formatNumber, formatPhone } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { mailLink, phoneLink } from '../contact/contactLinks.ts';
import { SocialLinks } from '../contact/SocialLinks.tsx';
import { useSpokenLanguages } from '../contact/useSpokenLanguages.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import icons from '../ui/icons/pageIcons.module.css';
import styles from './AgentCard.module.css';
import { Brand } from './Brand.tsx';
import { Portrait, type CardColour } from './Portrait.tsx';
import { Star } from './Star.tsx';
import type { AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';

interface AgentCardProps {
  agent: AgentCardData;
  /** One level below what the cards stand under. */
  heading: 'h2' | 'h3';
  /** A bird on the portrait, in this colour; none without. */
  bird?: CardColour | undefined;
  /** The name's colour; the text's own without. */
  colour?: CardColour | undefined;
  /** With a button to the agent's page, besides the name that leads there. */
  meet?: boolean | undefined;
  /** Its portrait is fetched at once, before other pictures. */
  eager?: boolean | undefined;
}

/**
 * An agent in a list (docs/product.md#agent-card). The name's link is stretched over the card; brand, phone, mail and
 * networks lie above it.
 */
export function AgentCard({
  agent: { slug, name, photo, place, zones, languages, brand, phone, email, social, rating, estates },
  heading: Heading,
  bird,
  colour,
  meet = false,
  eager,
}: AgentCardProps) {
  const { t } = useTranslation('agentCard');
  const { language } = useSite();
  const spoken = useSpokenLanguages(languages);
  return (
    <article className={styles.card}>
      <Portrait photo={photo} sizes="6.5rem" bird={bird} eager={eager} className={styles.face} />
      <div className={styles.words}>
        <Heading className={styles.name} data-colour={colour} translate="no">
          {slug ? (
            <RouteLink to="Agent" params={{ agent: slug }}>
              {name}
            </RouteLink>
          ) : (
            name
          )}
        </Heading>
        {brand && (
          <p className={styles.brand} translate="no">
            <Brand link={brand} />
          </p>
        )}
        {place && (
          <p className={styles.place}>
            <b>{place}</b>
          </p>
        )}
        {zones.length > 0 && <p>{zones.join(', ')}</p>}
        {(rating ?? estates) && (
          <p className={styles.figures}>
            {rating && <Rating {...rating} />}
            {estates && <span>{t('estates', { count: estates, total: formatNumber(estates, language) })}</span>}
          </p>
        )}
        {spoken !== '' && <p className={styles.languages}>{t('languages', { languages: spoken })}</p>}
      </div>
      {(phone ?? email ?? social[0]) && (
        <div className={styles.ways}>
          {phone && (
            <a href={phoneLink(phone)}>
              <Icon icon={icons.phone} />
              <span translate="no">{formatPhone(phone)}</span>
            </a>
          )}
          {email && (
            <a href={mailLink(email)} aria-label={t('writeTo', { name })}>
              <Icon icon={icons.mail} />
              {t('write')}
            </a>
          )}
          <SocialLinks links={social} name={name} className={styles.social} />
        </div>
      )}
      {meet && slug && (
        <RouteLink
          className={`button buttonOutline ${styles.meet}`}
          to="Agent"
          params={{ agent: slug }}
          aria-label={t('meetName', { name })}
        >
          {t('meet')}
        </RouteLink>
      )}
    </article>
  );
}

/** `★ 4,8 (23)`, in words for screen readers. */
function Rating({ average, count }: NonNullable<AgentCardData['rating']>) {
  const { t } = useTranslation('agentCard');
  const { language } = useSite();
  const shown = formatNumber(average, language);
  return (
    <>
      <Star />
      <span aria-hidden="true">{`${shown} (${formatNumber(count, language)})`}</span>
      <span className="visuallyHidden">{t('rating', { average: shown, count })}</span>{' '}
    </>
  );
}
