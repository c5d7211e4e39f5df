import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import type { LeadEstate, LeadView } from '#shared/views/leadView.ts';
import styles from './RgpdLeadPage.module.css';

/** The listing and the agent that were asked (docs/product.md#lead-confirmation). */
export function LeadSummary({ lead: { agent, channel, reference, kind, estate } }: { lead: LeadView }) {
  const { t } = useTranslation('rgpd');
  const { t: tSearch } = useTranslation('search');
  const facts = useFacts(estate);
  const price = usePrice(estate);
  return (
    <section className={styles.summary} aria-labelledby="summary">
      {estate?.picture && <Picture picture={estate.picture} />}
      <h2 id="summary" lang={estate?.title?.lang}>
        {estate?.title?.text ?? t('lead.summary')}
      </h2>
      {reference !== undefined && !estate && !kind && <p>{t('lead.withdrawn')}</p>}
      <dl>
        <Fact name={t('lead.kind')}>{kind && tSearch(`type.${kind}`)}</Fact>
        <Fact name={t('lead.place')}>{estate?.place}</Fact>
        <Fact name={t('lead.price')}>{price}</Fact>
        <Fact name={t('lead.facts')}>{facts}</Fact>
        <Fact name={t('lead.features')}>{estate?.features.map((id) => tSearch(`feature.${id}`)).join(', ')}</Fact>
        <Fact name={t('lead.reference')}>{reference && <span translate="no">{reference}</span>}</Fact>
        <Fact name={t('lead.agent')}>
          {agent.slug ? (
            <RouteLink to="Agent" params={{ agent: agent.slug }} translate="no">
              {agent.name}
            </RouteLink>
          ) : (
            <span translate="no">{agent.name}</span>
          )}
        </Fact>
        <Fact name={t('lead.channel')}>{t(`lead.channel.${channel}`)}</Fact>
      </dl>
    </section>
  );
}

const Picture = ({ picture: { src, srcSet, alt = '' } }: { picture: NonNullable<LeadEstate['picture']> }) => (
  <img src={src} srcSet={srcSet} sizes="(min-width:42.5rem) 600px, 90vw" width="800" height="450" alt={alt} />
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The price or the rent; undefined where it is hidden. */
function usePrice(estate: LeadEstate | undefined): string | undefined {
  const { t } = useTranslation(['rgpd', 'common']);
  const { language } = useSite();
  if (estate?.isPriceOnRequest) return t('common:card.onRequest');
  if (estate?.price === undefined) return undefined;
  const price = formatEuros(estate.price, language);
  return estate.target.params.type === 'rent' ? t('lead.rent', { price }) : price;
}

/** Area, rooms and bathrooms, as far as they are known. */
function useFacts(estate: LeadEstate | undefined): string {
  const { t } = useTranslation('rgpd');
  const { language } = useSite();
  const { area, rooms, bathrooms } = estate ?? {};
  return [
    area && t('lead.area', { area: formatNumber(area, language) }),
    rooms && t('lead.rooms', { count: rooms }),
    bathrooms && t('lead.bathrooms', { count: bathrooms }),
  ]
    .filter(Boolean)
    .join(' · ');
}
