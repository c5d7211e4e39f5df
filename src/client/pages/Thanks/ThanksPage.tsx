import { useTranslation } from 'react-i18next';
import { kindsLike } from '#shared/filters/kindGroups.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { byOfferNoun } from '../../features/alerts/alertNoun.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { thanksKey } from './thanksKey.ts';

/** What follows a form that went through (docs/product.md#mailed-links). */
export function ThanksPage({ query }: PageProps<'Thanks', object>) {
  const { t } = useTranslation('rgpd');
  const key = thanksKey(query);
  const { from, offer } = query;
  return (
    <LandingNotice title={t(`${key}.title`)}>
      <p>{t(`${key}.text`, byOfferNoun(offer))}</p>
      <p>
        <RouteLink
          className="button"
          to="Search"
          params={{ type: offer?.type ?? 'buy' }}
          query={{ filters: kindsLike(offer?.filters) }}
        >
          {t('thanks.search', byNoun(offer?.filters))}
        </RouteLink>
      </p>
      {from === 'enquiry' && offer && (
        <p>
          <RouteLink className="button buttonOutline" to="AlertSurvey" params={{}} query={offer} rel="nofollow">
            {t('thanks.enquiry.alert', byNoun(offer.filters))}
          </RouteLink>
        </p>
      )}
      <p>
        <RouteLink to="Home" params={{}}>
          {t('thanks.home')}
        </RouteLink>
      </p>
    </LandingNotice>
  );
}
