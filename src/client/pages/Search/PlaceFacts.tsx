import { useTranslation } from 'react-i18next';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { ListPlaces } from '../../features/ownPlacesDialog/ListPlaces.tsx';
import type { TownFigures } from './loadPlace.ts';
import type { SearchPageData } from './searchPageData.ts';

export interface PlaceFactsProps {
  data: Pick<SearchPageData, 'type' | 'province' | 'towns' | 'zones' | 'where' | 'figures' | 'total'>;
  /** That the list is of. */
  town: string | undefined;
  language: Language;
}

interface FiguresProps extends Pick<PlaceFactsProps, 'language'> {
  type: SearchPageData['type'];
  where: string | undefined;
  figures: TownFigures;
}

/** What the data say of a town: whole sentences, each only where its figures are known. */
function Figures({ type, where, figures: { available, from, median, agents = 0 }, language }: FiguresProps) {
  const { t } = useTranslation('meta');
  const number = formatNumber(available, language);
  const prices =
    from === undefined || median === undefined
      ? t('place.available', { number })
      : t(`place.prices.${type}`, {
          number,
          from: formatEuros(from, language),
          median: formatEuros(median, language),
        });
  return (
    <>
      <h2>{t(`place.figures.${type}`, { where })}</h2>
      <p>
        <span>{prices}</span> {agents > 0 && <span>{t('place.agents', { count: agents, where })}</span>}
      </p>
    </>
  );
}

/**
 * Below a list: what sets the visitor's own places. Of a place besides: the figures of a town, and plain links to the
 * pages of the towns or zones inside that search engines may list (docs/product.md#search-engines).
 */
export function PlaceFacts({ data, town, language }: PlaceFactsProps) {
  const { t } = useTranslation('meta');
  const { type, province, towns, zones, where, figures, total } = data;
  const linked = (town === undefined ? towns : zones).filter(({ available }) => available !== undefined);
  return (
    <>
      {total > 0 && <ListPlaces />}
      {figures && <Figures type={type} where={where} figures={figures} language={language} />}
      {province && linked.length > 0 && (
        <nav aria-labelledby="inside">
          <h2 id="inside">{t(`place.inside.${town === undefined ? 'towns' : 'zones'}.${type}`)}</h2>
          <ul>
            {linked.map(({ slug, name, available = 0 }) => (
              <li key={slug}>
                <RouteLink
                  to="Search"
                  params={{ type, province: province.slug }}
                  query={{ filters: town === undefined ? { town: slug } : { town, zone: [slug] } }}
                >
                  {`${name} (${formatNumber(available, language)})`}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
