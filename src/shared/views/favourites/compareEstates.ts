import type { TFunction } from 'i18next';
import type { Estate } from '#shared/api/estate.ts';
import { energyRatings, featureIds, hidesPrice, isClosed, type EstateType } from '#shared/domain/estate.ts';
import { kindName } from '#shared/domain/headline.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CardTexts } from '#shared/views/estateCard/cardTexts.ts';
import type { FavouriteEstate } from './favouriteEstate.ts';

type T = TFunction<['favourites', 'facts', 'estate', 'common']>;

/** What a comparison shows of an estate that lists leave out. */
export type ComparedDetails = Pick<Estate, 'communityFee' | 'ibi' | 'year'>;

interface Saying {
  t: T;
  texts: CardTexts;
  language: Language;
  /** The visitor's own, by key. */
  details: ReadonlyMap<string, { note?: string | undefined }>;
  /** By key; loading until all are here, failed where one of them cannot be had. */
  more: ReadonlyMap<string, ComparedDetails> | 'loading' | 'failed';
}

/** In words; undefined where an advert does not state it, null where no advert of its kind could. */
type Value = string | undefined | null;

/** One fact of the estates compared. */
export interface ComparedFact {
  id: string;
  label: string;
  values: readonly Value[];
  /** At least one states it otherwise than the others. Who does not state it says nothing else than they do. */
  differs: boolean;
  /** Index of the value that is better than all others; undefined where there is none such, or where one is unknown. */
  best?: number | undefined;
}

/** The row of the visitor's own notes. */
export const noteId = 'note';

type Say = (estate: FavouriteEstate) => Value;

/** What the values of a fact are ranked by, the lowest first; undefined where the estate does not state it. */
type Rank = (estate: FavouriteEstate) => number | undefined;

type Fact = [id: string, label: string, say: Say, rank?: Rank];

function priceText(estate: FavouriteEstate, { texts }: Saying): string | undefined {
  const { price, status } = estate;
  if (price === undefined) return hidesPrice(status) ? undefined : texts.onRequest();
  return texts.price(price, estate);
}

/** The floor that a home is on, and whether it looks at the street, are facts of a part of a building. */
const wholeKinds = ['house', 'rural_house', 'building', 'land'] as const satisfies readonly EstateType[];

const ofPart = ({ kind }: FavouriteEstate, said: string | undefined): Value =>
  said ?? (wholeKinds.some((whole) => whole === kind) ? null : undefined);

/** In whole euros, as it is shown. The cheapest home of a development need not be the smallest. */
const pricePerMetre: Rank = ({ price, area, development }) =>
  price === undefined || area <= 0 || development ? undefined : Math.round(price / area);

function perMetre(estate: FavouriteEstate, { t, language }: Saying): string | undefined {
  const price = pricePerMetre(estate);
  return price === undefined
    ? undefined
    : t('favourites:compare.perMetreValue', { price: formatEuros(price, language) });
}

function statusText({ status }: FavouriteEstate, { t, texts }: Saying): string | undefined {
  return isClosed(status) || status === 'reserved' ? texts.status(status) : t('favourites:compare.available');
}

const countText = (count: number | undefined, { language }: Saying): string | undefined =>
  count ? formatNumber(count, language) : undefined;

/** Both letters, and the figures where both are known. */
function energyText({ energy, emissionsRating }: FavouriteEstate, { t, texts }: Saying): string {
  const { rating, consumption, emissions } = energy;
  const hasFigures = rating && consumption !== undefined && emissions !== undefined;
  return [
    hasFigures && rating,
    texts.energy(energy),
    emissionsRating && `${t('facts:energy.emissions')} ${emissionsRating}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A development has several. */
const onePrice: Rank = ({ price, development }) => (development ? undefined : price);

const energyRank: Rank = ({ energy: { rating } }) => (rating ? energyRatings.indexOf(rating) : undefined);

/** Facts that are still to come have dots; where they cannot be had, there are none. */
function detailFacts({ t, texts, more }: Saying): Fact[] {
  if (more === 'failed') return [];
  const detailsOf = ({ key }: FavouriteEstate) => (more === 'loading' ? undefined : more.get(key));
  const fact = (id: keyof ComparedDetails, say: (value: number) => string, rank?: Rank): Fact => [
    id,
    t(`facts:${id}`),
    (estate) => {
      const details = detailsOf(estate);
      if (!details) return '…';
      return details[id] ? say(details[id]) : undefined;
    },
    rank,
  ];
  const cost = (id: 'communityFee' | 'ibi', say: (value: number) => string): Fact =>
    fact(id, say, (estate) => detailsOf(estate)?.[id] || undefined);
  return [
    cost('communityFee', (amount) => t('common:card.perMonth', { price: texts.euros(amount) })),
    cost('ibi', (amount) => t('facts:perYear', { amount: texts.euros(amount) })),
    fact('year', String),
  ];
}

/** The facts that every advert may state, in the order in which buyers and tenants ask for them. */
const plainFacts = (saying: Saying): Fact[] => {
  const { t, texts, details, language } = saying;
  return [
    [noteId, t('favourites:compare.note'), ({ key }) => details.get(key)?.note?.trim() || undefined],
    ['price', t('favourites:compare.price'), (estate) => priceText(estate, saying), onePrice],
    ['perMetre', t('favourites:compare.perMetre'), (estate) => perMetre(estate, saying), pricePerMetre],
    ['status', t('favourites:compare.status'), (estate) => statusText(estate, saying)],
    ['kind', t('facts:kind'), ({ kind }) => kindName({ estateType: kind }, language)],
    [
      'place',
      t('favourites:compare.place'),
      ({ street, zone, around }) => [street, zone, around].filter(Boolean).join(' · '),
    ],
    [
      'area',
      t('estate:property.area'),
      ({ area }) => texts.area(area) || undefined,
      ({ area }) => (area > 0 ? -area : undefined),
    ],
    ['rooms', t('facts:rooms'), ({ rooms }) => countText(rooms, saying)],
    ['bathrooms', t('facts:bathrooms'), ({ bathrooms }) => countText(bathrooms, saying)],
    ['floor', t('facts:floor'), (estate) => ofPart(estate, texts.floorName(estate) || undefined)],
    [
      'exterior',
      t('facts:exterior'),
      (estate) => {
        const { exterior } = estate;
        return ofPart(estate, exterior === undefined ? undefined : t(exterior ? 'facts:yes' : 'facts:no'));
      },
    ],
    [
      'conservation',
      t('facts:conservation'),
      ({ conservation }) => conservation && t(`facts:conservation.${conservation}`),
    ],
    ['energy', t('favourites:compare.energy'), (estate) => energyText(estate, saying), energyRank],
    ...detailFacts(saying),
  ];
};

/** What an advert lists where there is it, and never says to be missing. */
const listedFacts = ({ t, texts }: Saying): Fact[] => [
  ['furnished', texts.furnished(), ({ furnished }) => (furnished ? t('facts:yes') : undefined)],
  ...featureIds.map((id): Fact => [
    id,
    t(`estate:feature.${id}`),
    ({ features }) => (features.includes(id) ? t('facts:yes') : undefined),
  ]),
];

/** @returns the index of the only estate with the lowest rank; undefined where one of them has none */
function bestOf(estates: readonly FavouriteEstate[], rank: Rank): number | undefined {
  const ranks = estates.map(rank);
  // Homes to rent are no alternative to homes to buy.
  if (ranks.includes(undefined) || new Set(estates.map(({ type }) => type)).size > 1) return undefined;
  const lowest = Math.min(...(ranks as number[]));
  const index = ranks.indexOf(lowest);
  return ranks.lastIndexOf(lowest) === index ? index : undefined;
}

/** The facts of estates side by side, in the order of the estates. Facts that none of them states are left out. */
export function compareEstates(estates: readonly FavouriteEstate[], saying: Saying): ComparedFact[] {
  const compare =
    (isListed: boolean) =>
    ([id, label, say, rank]: Fact): ComparedFact[] => {
      const values = estates.map(say);
      const stated = values.filter((value) => typeof value === 'string');
      // Nobody expects notes to be alike.
      const differs = id !== noteId && new Set(isListed ? values : stated).size > 1;
      return stated.length > 0 ? [{ id, label, values, differs, best: rank && bestOf(estates, rank) }] : [];
    };
  return [...plainFacts(saying).flatMap(compare(false)), ...listedFacts(saying).flatMap(compare(true))];
}
