import { languageFacts, languages } from '#shared/i18n/languages.ts';
import { homeTypes } from '../estate.ts';
import { isNoPrice } from '../plausible.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { advert, agrees, differs, percentFrom, unknown, type Check, type Outcome } from './Check.ts';
import { readMentions, type Mention, type Mentions } from './text/readMentions.ts';

const languageOfTag = new Map(languages.map((language) => [languageFacts[language].tag as string, language]));

/** Headline and text of each language. What stands for a Spanish text that is missing says what it is in. */
const readAll = ({ description = {}, text = {} }: AdvertFacts): Mentions[] =>
  [...new Set([...Object.keys(description), ...Object.keys(text)])].flatMap((tag) => {
    const language = languageOfTag.get(tag);
    const isForeign = tag === 'es-ES' && (text['language'] ?? description['language']) !== undefined;
    const said = [description[tag], text[tag]].filter(Boolean).join('\n');
    return language === undefined || isForeign ? [] : [readMentions(said, language)];
  });

const read = new WeakMap<AdvertFacts, Mentions[]>();

/** Of each language; read once for all checks of an advert. */
function mentionsOf(facts: AdvertFacts): Mentions[] {
  const known = read.get(facts) ?? readAll(facts);
  read.set(facts, known);
  return known;
}

/** What differs in one language differs; else what agrees in one agrees. */
function worst(outcomes: readonly Outcome[]): Outcome {
  return outcomes.find(({ is }) => is === 'differs') ?? outcomes.find(({ is }) => is === 'agrees') ?? unknown;
}

const isNear = (value: number, other: number, percent: number): boolean =>
  Math.abs(value - other) <= Math.max((other * percent) / 100, 1);

const sumOf = (mentions: readonly Mention[]): number => mentions.reduce((sum, { value }) => sum + value, 0);

const distinct = (mentions: readonly Mention[]): number[] => [...new Set(mentions.map(({ value }) => value))];

/**
 * How an area of a text may differ, as parts of the built area: rounded; and more or less, with rooms in the cellar or
 * without the stables, where people count in other ways.
 */
const areas = { same: 3, more: { flat: 1.25, house: 1.4 }, less: { flat: 0.6, house: 0.4 } };

function compareAreas(facts: AdvertFacts, { areas: mentions }: Mentions): Outcome {
  const {
    area_constructed: built = 0,
    area_useful: useful = 0,
    area_plot: plot = 0,
    area_terrace: terrace = 0,
  } = facts;
  if (!built) return unknown;
  const isKnown = (value: number): boolean =>
    [useful, plot, built + terrace, useful + terrace, built - terrace, built + plot].some(
      (one) => one > 0 && isNear(value, one, areas.same),
    );
  const values = [...distinct(mentions), sumOf(mentions)].filter((value) => value > 0);
  if (values.some((value) => isNear(value, built, areas.same) || isNear(value, useful, areas.same)))
    return agrees({ stated: built });
  // Besides one of all of it only such as are surely of parts: two are those of two buildings.
  const [value, ...others] = distinct(mentions.filter(({ isWhole }) => isWhole !== false));
  const isWhole = mentions.some((one) => one.isWhole === true && one.value === value);
  if (value === undefined || others.length > 0 || !isWhole || isKnown(value)) return unknown;
  const kind = facts.estate_type === 'flat' ? 'flat' : 'house';
  if (value < built * areas.more[kind] && value > built * areas.less[kind]) return unknown;
  return differs({ stated: built, found: value, by: percentFrom(value, built) });
}

function compareBedrooms({ rooms }: AdvertFacts, { bedrooms }: Mentions): Outcome {
  if (rooms === undefined || bedrooms.length === 0) return unknown;
  if (bedrooms.some(({ value }) => value === rooms) || sumOf(bedrooms) === rooms) return agrees({ stated: rooms });
  // Two numbers are those of two floors, or of two homes.
  const [value, ...others] = distinct(bedrooms);
  if (value === undefined || others.length > 0) return unknown;
  // Many more than all is another number, even of a part. Fewer may be some of them, and one fewer a study.
  const isMany = value >= rooms + 2;
  if (value === rooms - 1 || !bedrooms.every(({ isWhole }) => (isMany ? isWhole !== null : isWhole))) return unknown;
  return differs({ stated: rooms, found: value, by: Math.abs(value - rooms) });
}

/** Per cent by which a price of a text may be rounded; beyond so many times it is the price of something else. */
const prices = { same: 1, times: 2.5 };

/** What it cost before. */
const formerPrices = ({ previous_price, price_history = [] }: AdvertFacts): number[] => [
  ...(previous_price === undefined ? [] : [previous_price]),
  ...price_history.map(({ price }) => price),
];

function comparePrices(facts: AdvertFacts, { prices: mentions }: Mentions): Outcome {
  const { price } = facts;
  if (price === undefined || isNoPrice(price)) return unknown;
  if ([...distinct(mentions), sumOf(mentions)].some((value) => isNear(value, price, prices.same)))
    return agrees({ stated: price });
  const whole = distinct(mentions.filter(({ isWhole }) => isWhole)).filter(
    (value) => value < price * prices.times && value > price / prices.times,
  );
  const [value] = whole;
  if (value === undefined || whole.length > 1 || formerPrices(facts).some((one) => isNear(one, value, prices.same)))
    return unknown;
  return differs({ stated: price, found: value, by: percentFrom(value, price) });
}

/** How many times another a fee must be: 12 and 3 are a year's and a quarter's. */
const otherFee = 1.5;

function compareFees({ community_fee: fee, price = 0 }: AdvertFacts, { fees }: Mentions): Outcome {
  // `Alquiler con comunidad: 850 € al mes` is a rent.
  const [first, ...others] = fees.filter(({ value }) => isNoPrice(price) || value * prices.times < price);
  if (!fee || !first || others.some(({ value }) => value !== first.value) || first.per === undefined) return unknown;
  const monthly = first.per === 'year' ? first.value / 12 : first.value;
  const times = Math.max(monthly, fee) / Math.min(monthly, fee);
  return times < otherFee
    ? agrees({ stated: fee })
    : differs({ stated: fee, found: Math.round(monthly * 100) / 100, by: percentFrom(monthly, fee) });
}

const inTexts = (
  need: 'area_constructed' | 'rooms' | 'price' | 'community_fee',
  compare: (facts: AdvertFacts, mentions: Mentions) => Outcome,
): Check => ({
  needs: [need],
  where: { kinds: homeTypes },
  source: advert,
  weight: 'must',
  audience: 'operator',
  // The text of a development speaks of all of its homes.
  compare: (facts) =>
    facts.development === undefined
      ? worst(mentionsOf(facts).map((mentions) => compare(facts, mentions)))
      : { is: 'not applicable' },
});

export const textChecks = {
  areaInText: inTexts('area_constructed', compareAreas),
  bedroomsInText: inTexts('rooms', compareBedrooms),
  priceInText: inTexts('price', comparePrices),
  feeInText: inTexts('community_fee', compareFees),
} as const satisfies Record<string, Check>;
