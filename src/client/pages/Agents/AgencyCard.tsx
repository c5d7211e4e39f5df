import { useTranslation } from 'react-i18next';
import { formatList, formatNumber, formatPhone } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { AgencyCardData } from '#shared/views/directory/toAgencyCard.ts';
import card from '../../components/agentCard/AgentCard.module.css';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { mailLink, phoneLink } from '../../components/contact/contactLinks.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import styles from './AgencyCard.module.css';

/** The agency's own page, or the agent's who works alone. */
function NameLink({ page: { to, slug }, name }: Pick<AgencyCardData, 'page' | 'name'>) {
  return to === 'agent' ? (
    <RouteLink to="Agent" params={{ agent: slug }}>
      {name}
    </RouteLink>
  ) : (
    <RouteLink to="Agency" params={{ agency: slug }}>
      {name}
    </RouteLink>
  );
}

/** An agency in the directory, built as an agent's card is: the name's link is stretched over it. */
export function AgencyCard({
  agency: { page, name, logo, place, people, size, phone, email },
  language,
}: {
  agency: AgencyCardData;
  language: Language;
}) {
  const { t } = useTranslation(['agents', 'agentCard']);
  const more = size - people.length;
  const names = formatList(
    more > 0 ? [...people, t('card.more', { count: more, total: formatNumber(more, language) })] : people,
    language,
  );
  return (
    <article className={card.card}>
      <span className={styles.logo}>
        {logo ? (
          <img
            src={logo.src}
            srcSet={logo.srcSet}
            sizes={logo.srcSet && '6.5rem'}
            width="104"
            height="52"
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Bird />
        )}
      </span>
      <div className={card.words}>
        <h2 className={card.name} translate="no">
          <NameLink page={page} name={name} />
        </h2>
        {place && (
          <p className={card.place}>
            <b>{place}</b>
          </p>
        )}
        {people.length > 0 && <p>{names}</p>}
      </div>
      {(phone ?? email) && (
        <div className={card.ways}>
          {phone && (
            <a href={phoneLink(phone)}>
              <Icon icon={icons.phone} />
              <span translate="no">{formatPhone(phone)}</span>
            </a>
          )}
          {email && (
            <a href={mailLink(email)} aria-label={t('agentCard:writeTo', { name })}>
              <Icon icon={icons.mail} />
              {t('agentCard:write')}
            </a>
          )}
        </div>
      )}
    </article>
  );
}
