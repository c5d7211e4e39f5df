import { useTranslation } from 'react-i18next';
import { estateStatuses } from '#shared/domain/estate.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import { kindName } from '#shared/domain/headline.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';

const headingId = 'units';

/** The homes of a development, one a row; what of a home is not known has an empty cell. */
export function Units({ units }: { units: NonNullable<EstateView['units']> }) {
  const { t } = useTranslation(['facts', 'estate', 'common']);
  const { language } = useSite();
  const { floorName } = useCardTexts();
  const stateOf = (status: string): string => t(`units.state.${estateStatuses.find((one) => one === status) ?? 'new'}`);
  return (
    <section>
      <h2 id={headingId}>{t('units.heading')}</h2>
      {/* Scrolled by keys where it is wider than the page. */}
      <div role="region" aria-labelledby={headingId} tabIndex={0}>
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              {(['reference', 'kind', 'rooms', 'units.area', 'floor', 'units.price', 'units.state'] as const).map(
                (name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {units.map(({ reference, estateType, rooms, area, floor, price, onRequest, status }, index) => (
              <tr key={index}>
                <th scope="row">{reference ?? index + 1}</th>
                <td>{estateType && kindName({ estateType }, language)}</td>
                <td>{rooms}</td>
                <td>{area ? t('common:card.area', { area: formatNumber(area, language) }) : null}</td>
                <td>{floorName({ floor })}</td>
                <td>{onRequest ? t('units.onRequest') : price === undefined ? null : formatEuros(price, language)}</td>
                <td>{stateOf(status)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
