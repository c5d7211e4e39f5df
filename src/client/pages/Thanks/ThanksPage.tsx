import { useTranslation } from 'react-i18next';
import { kindsLike } from '#shared/filters/kindGroups.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { byOfferNoun } from '../../features/alerts/alertNoun.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { alertSearchTarget } from '#shared/routes/alertSearchTarget.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import type { ThanksData } from './thanks.load.ts';
import { isOfAlert, thanksKey } from './thanksKey.ts';

/** What follows a form that went through (docs/product.md#mailed-links). */
export function ThanksPage({ data, query }: PageProps<'Thanks', ThanksData>) {
  const { t } = useTranslation('rgpd');
  const key = thanksKey(query);
  const { from, offer } = query;
  return (
    <LandingNotice title={t(`${key}.title`)}>
      <p>{t(`${key}.text`, byOfferNoun(offer))}</p>
      <p>
        <WayBack query={query} listing={data.listing} />
      </p>
      {(from === 'enquiry' || from === 'visit' || from === 'enquiryKept') && offer && (
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

/** From an alert to its search or its listing; else to listings of the same kinds. */
function WayBack({ query, listing }: { query: RouteQuery<'Thanks'>; listing: ThanksData['listing'] }) {
  const { t } = useTranslation('rgpd');
  const { offer } = query;
  if (listing)
    return (
      <RouteLink className="button" {...listing}>
        {t('thanks.back_price')}
      </RouteLink>
    );
  if (offer && offer.key === undefined && isOfAlert(query))
    return (
      <RouteLink className="button" {...alertSearchTarget(offer)}>
        {t('thanks.back')}
      </RouteLink>
    );
  return (
    <RouteLink
      className="button"
      to="Search"
      params={{ type: offer?.type ?? 'buy' }}
      query={{ filters: kindsLike(offer?.filters) }}
    >
      {t('thanks.search', byNoun(offer?.filters))}
    </RouteLink>
  );
}
