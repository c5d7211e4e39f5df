import { useTranslation } from 'react-i18next';
import { formatEuros } from '#shared/i18n/formats.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';

/** That the same home is for sale, or to let, too: with the way there, and for how much where that is shown. */
export function LinkedOffer({
  linked: { type, price, params },
  className,
}: {
  linked: NonNullable<EstateView['linked']>;
  className: string | undefined;
}) {
  const { t } = useTranslation(['estate', 'common']);
  const { language } = useSite();
  const euros = price === undefined ? undefined : formatEuros(price, language);
  const text =
    euros === undefined
      ? t(`linked.${type}.unpriced`)
      : t(`linked.${type}.priced`, { price: type === 'rent' ? t('common:card.perMonth', { price: euros }) : euros });
  return (
    <p className={className}>
      <RouteLink to="Estate" params={params}>
        {text}
      </RouteLink>
    </p>
  );
}
