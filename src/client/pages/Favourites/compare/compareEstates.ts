import type { TFunction } from 'i18next';
import { estateTypes, featureIds, hidesPrice, isClosed, type EstateType } from '#shared/domain/estate.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CardTexts } from '#shared/views/estateCard/cardTexts.ts';
import type { DetailsByKey } from '../../../features/favourites/favouriteDetails.ts';
import type { FavouriteEstate } from '../favouriteEstate.ts';
import type { ComparedDetails, useComparedDetails } from './useComparedDetails.ts';

type T = TFunction<['favourites', 'facts', 'estate', 'common']>;

interface Saying {
  t: T;
  texts: CardTexts;
  language: Language;
  details: DetailsByKey;
  more: ReturnType<typeof useComparedDetails>;
}

/** One fact of the estates compared, in words; undefined where an advert does not state it. */
export interface ComparedFact {
  id: string;
  label: string;
  values: readonly (string | undefined)[];
  /** At least one states it otherwise than the others. */
  differs: boolean;
}

/** The row of the visitor's own notes. */
export const noteId = 'note';

type Say = (estate: FavouriteEstate) => string | undefined;

const isEstateType = (kind: string): kind is EstateType => estateTypes.some((type) => type === kind);

function priceText(estate: FavouriteEstate, { texts }: Saying): string | undefined {
  const { price, status } = estate;
  if (price === undefined) return hidesPrice(status) ? undefined : texts.onRequest();
  return texts.price(price, estate);
}

function perMetre({ price, area, development }: FavouriteEstate, { t, language }: Saying): string | undefined {
  // The cheapest home of a development need not be the smallest.
  if (price === undefined || area <= 0 || development) return undefined;
  return t('favourites:compare.perMetreValue', { price: formatEuros(price / area, language) });
}

function statusText({ status }: FavouriteEstate, { t, texts }: Saying): string | undefined {
  return isClosed(status) || status === 'reserved' ? texts.status(status) : t('favourites:compare.available');
}

const countText = (count: number | undefined, { language }: Saying): string | undefined =>
  count ? formatNumber(count, language) : undefined;

function energyText({ energy }: FavouriteEstate, { texts }: Saying): string {
  const text = texts.energy(energy);
  return energy.rating && energy.consumption !== undefined ? `${energy.rating} · ${text}` : text;
}

/** Facts that are still to come have dots; where they cannot be had, there are none. */
function detailFacts({ t, texts, more }: Saying): [id: string, label: string, say: Say][] {
  if (more === 'failed') return [];
  const fact = (id: string, label: string, say: (details: ComparedDetails) => string | undefined) => {
    const sayOf: Say = ({ key }) => (more === 'loading' ? '…' : say(more.get(key)!));
    return [id, label, sayOf] as [string, string, Say];
  };
  return [
    fact('communityFee', t('facts:communityFee'), ({ communityFee }) =>
      communityFee ? t('common:card.perMonth', { price: texts.euros(communityFee) }) : undefined,
    ),
    fact('ibi', t('facts:ibi'), ({ ibi }) => (ibi ? t('facts:perYear', { amount: texts.euros(ibi) }) : undefined)),
    fact('year', t('facts:year'), ({ year }) => (year ? String(year) : undefined)),
  ];
}

/** The facts that every advert may state, in the order in which buyers and tenants ask for them. */
const plainFacts = (saying: Saying): [id: string, label: string, say: Say][] => {
  const { t, texts, details } = saying;
  return [
    [noteId, t('favourites:compare.note'), ({ key }) => details.get(key)?.note?.trim() || undefined],
    ['price', t('favourites:compare.price'), (estate) => priceText(estate, saying)],
    ['perMetre', t('favourites:compare.perMetre'), (estate) => perMetre(estate, saying)],
    ['status', t('favourites:compare.status'), (estate) => statusText(estate, saying)],
    ['kind', t('facts:kind'), ({ kind }) => t(`estate:estateType.${isEstateType(kind) ? kind : 'other'}`)],
    [
      'place',
      t('favourites:compare.place'),
      ({ street, zone, province }) => [...new Set([street, zone, province])].filter(Boolean).join(' · '),
    ],
    ['area', t('estate:property.area'), ({ area }) => texts.area(area) || undefined],
    ['rooms', t('facts:rooms'), ({ rooms }) => countText(rooms, saying)],
    ['bathrooms', t('facts:bathrooms'), ({ bathrooms }) => countText(bathrooms, saying)],
    ['floor', t('facts:floor'), (estate) => texts.floorName(estate) || undefined],
    [
      'exterior',
      t('facts:exterior'),
      ({ exterior }) => (exterior === undefined ? undefined : t(exterior ? 'facts:yes' : 'facts:no')),
    ],
    [
      'conservation',
      t('facts:conservation'),
      ({ conservation }) => conservation && t(`facts:conservation.${conservation}`),
    ],
    ['energy', t('favourites:compare.energy'), (estate) => energyText(estate, saying)],
    ...detailFacts(saying),
    ['furnished', texts.furnished(), ({ furnished }) => (furnished ? t('facts:yes') : undefined)],
  ];
};

/** The features that at least one of the estates has. An advert states what there is, not what is missing. */
const featureFacts = (estates: readonly FavouriteEstate[], { t }: Saying): [string, string, Say][] =>
  featureIds
    .filter((id) => estates.some(({ features }) => features.includes(id)))
    .map((id) => [
      id,
      t(`estate:feature.${id}`),
      ({ features }) => (features.includes(id) ? t('facts:yes') : undefined),
    ]);

/** The facts of estates side by side, in the order of the estates. Facts that none of them states are left out. */
export function compareEstates(estates: readonly FavouriteEstate[], saying: Saying): ComparedFact[] {
  return [...plainFacts(saying), ...featureFacts(estates, saying)].flatMap(([id, label, say]) => {
    const values = estates.map(say);
    const isStated = values.some((value) => value !== undefined);
    // Nobody expects notes to be alike.
    const differs = id !== noteId && new Set(values).size > 1;
    return isStated ? [{ id, label, values, differs }] : [];
  });
}
