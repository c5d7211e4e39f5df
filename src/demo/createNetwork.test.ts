import { createHash } from 'node:crypto';
import { explainRent } from '#shared/domain/costs/explainRent.ts';
import { taxRatesOf } from '#shared/domain/costs/taxRates.ts';
import {
  addressVisibilities,
  conservations,
  energyStates,
  estateStatuses,
  estateSubtypes,
  estateTypes,
  rentIncreaseReasons,
  type EstateType,
} from '#shared/domain/estate.ts';
import { featuresByEstateType } from '#shared/domain/featuresOfKinds.ts';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import type { LocaleTag } from '#shared/i18n/languages.ts';
import type { EstateInput } from '#origin/import/networkInput.ts';
import { createNetwork } from './createNetwork.ts';
import { referenceAt } from './estates/referenceAt.ts';
import { createPlaces } from './places/createPlaces.ts';

/** 20,000 estates with all their URLs would take half a gigabyte. */
const withoutUrls = (estate: EstateInput): EstateInput => ({
  ...estate,
  media: estate.media.map((item) => ({ ...item, url: '', dimensions: {}, alt: undefined })),
});

const now = Date.UTC(2026, 10, 1, 9);
const tags: readonly LocaleTag[] = ['es-ES', 'ca-ES', 'en-US'];
const network = createNetwork({ estates: 1200 });
const estates = [...network.estates()];
const many = Array.from(createNetwork({ estates: 20_000 }).estates(), withoutUrls);

const fingerprint = (seed: number): string => {
  const hash = createHash('sha256');
  for (const estate of createNetwork({ seed, estates: 1000 }).estates()) hash.update(JSON.stringify(estate));
  return hash.digest('hex');
};

const isHome = ({ estate_type: type }: EstateInput): boolean =>
  type === 'flat' || type === 'house' || type === 'rural_house';

const shows = ({ media }: EstateInput, ...categories: string[]): boolean =>
  media.some(({ description_category: category }) => categories.includes(category));

/** Every text of an estate in one language. */
const textsOf = (estate: EstateInput, tag: LocaleTag): string[] =>
  [
    estate.description[tag],
    estate.text?.[tag],
    ...(estate.highlights?.[tag] ?? []),
    ...(estate.special?.[tag] ?? []),
    ...(estate.rental_conditions?.[tag] ?? []),
  ].filter((text) => text !== undefined);

describe('the network', () => {
  it('is the same for the same seed and another for another', () => {
    expect(fingerprint(1)).toBe(fingerprint(1));
    expect(fingerprint(2)).not.toBe(fingerprint(1));
  });

  it('begins with the same estates whatever its size', () => {
    expect(JSON.stringify(many.slice(0, 1200))).toBe(JSON.stringify(estates.map(withoutUrls)));
  });

  it('leaves fields without a value out', () => {
    expect(JSON.stringify([estates, network.agents, network.agencies])).not.toContain(':null');
  });

  it('has fifteen provinces, 89 agents and 40 agencies that refer to each other', () => {
    const slugs = new Set(network.provinces.map(({ slug }) => slug));
    const agencies = new Set(network.agencies.map(({ slug }) => slug));
    expect([slugs.size, network.agents.length, network.agencies.length]).toEqual([15, 89, 40]);
    for (const agent of network.agents) {
      expect(slugs.has(agent.province_slug) && agencies.has(agent.agency.slug)).toBe(true);
      expect(agent.phone).toMatch(/^\+346000\d{5}$/);
    }
  });

  it('has no two zones or towns of a province with one slug', () => {
    for (const { towns } of network.provinces) {
      const zones = towns.flatMap((town) => town.zones.map(({ slug }) => slug));
      expect(new Set(zones).size).toBe(zones.length);
      expect(new Set(towns.map(({ slug }) => slug)).size).toBe(towns.length);
    }
  });
});

describe('1,200 estates', () => {
  it.each([
    ['status', estateStatuses, (estate: EstateInput) => [estate.status]],
    ['type', estateTypes, (estate: EstateInput) => [estate.estate_type]],
    ['sub-type', estateSubtypes, (estate: EstateInput) => [estate.subtype]],
    ['visibility', addressVisibilities, (estate: EstateInput) => [estate.address.visibility]],
    ['conservation', conservations, (estate: EstateInput) => [estate.conservation]],
    ['energy state', energyStates, (estate: EstateInput) => [estate.cee.state]],
    [
      'picture category',
      mediaCategories,
      (estate: EstateInput) => estate.media.map(({ description_category: category }) => category),
    ],
  ])('hold every %s', (_name, all, valuesOf) => {
    const found = new Set<string | undefined>(estates.flatMap(valuesOf));
    expect(all.filter((value) => !found.has(value))).toEqual([]);
  });

  it('hold a completed certificate without a rating, a home without pictures, and one with a single picture', () => {
    expect(estates.some(({ cee }) => cee.state === 'completed' && cee.rating === undefined)).toBe(true);
    expect(estates.some(({ media }) => media.length === 0)).toBe(true);
    expect(estates.some(({ media }) => media.length === 1)).toBe(true);
  });

  it('offer homes to buy and to rent in every province', () => {
    for (const { slug } of network.provinces) {
      for (const type of ['buy', 'rent']) {
        expect(
          estates.some(
            (estate) =>
              estate.address.province_slug === slug &&
              estate.type === type &&
              estate.status === 'new' &&
              isHome(estate),
          ),
        ).toBe(true);
      }
    }
  });

  it('lack a translation now and then, in all their texts alike, and never Spanish', () => {
    for (const { description, text, url_slug: slugs, highlights, special } of estates) {
      expect(
        new Set([description, text, slugs, highlights, special].map((texts) => Object.keys(texts!).join())).size,
      ).toBe(1);
      expect(text!['es-ES']).not.toBe('');
    }
    const complete = estates.filter(({ text }) => text!['ca-ES'] !== undefined && text!['en-US'] !== undefined).length;
    expect(complete / estates.length).toBeGreaterThan(0.88);
    expect(complete / estates.length).toBeLessThan(0.96);
  });
});

/** Matchers are too slow for a million checks: collects what is wrong and expects it to be nothing. */
function expectAll(check: (estate: EstateInput) => Record<string, boolean>): void {
  const wrong: string[] = [];
  for (const estate of many)
    for (const [rule, holds] of Object.entries(check(estate))) if (!holds) wrong.push(`${estate.reference} ${rule}`);
  expect(wrong.slice(0, 5)).toEqual([]);
}

describe('each of 20,000 estates', () => {
  it('carries only features that its kind may have', () => {
    expectAll(({ estate_type: type, features }) => {
      const { own, surroundings }: Record<'own' | 'surroundings', readonly string[]> =
        featuresByEstateType[type as EstateType];
      return {
        'features allowed': features.every((feature) => own.includes(feature) || surroundings.includes(feature)),
        'features once': new Set(features).size === features.length,
      };
    });
  });

  it('agrees with itself', () => {
    expectAll((estate) => {
      const {
        subtype,
        rooms,
        bathrooms,
        area_constructed: area,
        features,
        status,
        type,
        estate_type: estateType,
        price,
        created_at: createdAt,
        updated_at: updatedAt,
        conditioned_air: conditionedAir,
      } = estate;
      return {
        'studio of one room': subtype !== 'studio' || rooms === 1,
        'penthouse with terrace': subtype !== 'penthouse' || features.includes('terrace'),
        'sub-type of a flat': subtype === undefined || estateType === 'flat',
        'no rooms':
          !['land', 'garage', 'storage'].includes(estateType) || (rooms === undefined && bathrooms === undefined),
        'area for its rooms': !isHome(estate) || (area / rooms! > 18 && area / (rooms! + bathrooms!) < 120),
        'no more bathrooms than it needs': !isHome(estate) || bathrooms! <= Math.max(2, rooms!),
        "no flat's plan of a plot": isHome(estate) || !shows(estate, 'plan', 'appraisalplan'),
        'no certificate to see that was not issued':
          estate.cee.rating !== undefined || !shows(estate, 'energycertificate'),
        'status of its type': status !== (type === 'buy' ? 'rented' : 'sold'),
        'conditions of a let': (estate.rental_conditions === undefined) === (type === 'buy'),
        'whole price': Number.isInteger(price) && price! > 0,
        'air conditioning told once':
          estateType !== 'premises' || conditionedAir === features.includes('conditioned_air'),
        'published before now': createdAt! <= updatedAt && Date.parse(updatedAt) < now,
      };
    });
  });

  it('has facts that agree with one another and with its texts', () => {
    expectAll((estate) => {
      const { floor, floors, area_useful: useful, area_constructed: area, features, price, rental_conditions } = estate;
      const { type, pets, heating, year, created_at: createdAt, updated_at: updatedAt, text } = estate;
      const history = estate.price_history ?? [];
      const isLet = type === 'rent';
      return {
        'floor of its building': floor === undefined || (floors !== undefined && floor >= 0 && floor < floors),
        'penthouse at the top': estate.subtype !== 'penthouse' || floor === floors! - 1,
        'useful within built': useful === undefined || (useful < area && useful > area * 0.7),
        'heating that it has': heating === undefined || features.includes('heating'),
        'year of its text': year === undefined || (year > 1800 && year < 2027),
        'costs of owners': !isLet || (estate.ibi === undefined && estate.community_fee === undefined),
        'terms of tenants': isLet || (pets === undefined && estate.deposit === undefined),
        'pets as its conditions say':
          pets !== false || !rental_conditions!['es-ES'].some((line) => line.includes('Mascotas')),
        'heating of its text': !text!['es-ES'].includes('calefacción, de gas') || heating !== 'central',
        'history from publication to now':
          history.length === 0 ||
          (history[0]!.date === createdAt && history.at(-1)!.date === updatedAt && history.at(-1)!.price === price),
        'prices that came down': history.every((point, at) => at === 0 || point.price < history[at - 1]!.price),
        'dates in order': history.every((point, at) => at === 0 || point.date > history[at - 1]!.date),
      };
    });
  });

  it('states what a let in Catalonia has to, and elsewhere nothing of it', () => {
    expectAll((estate) => {
      const { reference_index: index, last_rent: lastRent, large_holder: holder, registration_number: number } = estate;
      const catalanLet =
        ['barcelona', 'girona', 'tarragona'].includes(estate.address.province_slug) &&
        estate.type === 'rent' &&
        isHome(estate);
      return {
        'large holder or not': (holder !== undefined) === catalanLet,
        'index or number': catalanLet
          ? (index === undefined) === (number !== undefined)
          : index === undefined && lastRent === undefined && number === undefined,
      };
    });
  });

  it('asks no rent above the law, and states the reason where it is above the last one', () => {
    const reasons = new Set<string>();
    expectAll(({ price, reference_index: referenceIndex, last_rent: lastRent, ...estate }) => {
      const { rent_increase_reason: reason, large_holder: largeHolder } = estate;
      if (reason) reasons.add(reason);
      const remarks = explainRent({ price: price!, referenceIndex, lastRent, largeHolder, reason });
      return {
        'within the limit': remarks.every(({ kind }) => kind === 'reason' || kind === 'indexIsNoLimit'),
        'a reason only where it is needed': (reason !== undefined) === remarks.some(({ kind }) => kind === 'reason'),
      };
    });
    expect([...reasons].sort()).toEqual([...rentIncreaseReasons].sort());
  });
});

it('lies in provinces whose purchase taxes the site knows', () => {
  expect(createPlaces().filter(({ input }) => !taxRatesOf(input.slug))).toEqual([]);
});

/** Euros a square metre that a flat in good state costs where it stands. */
const levels = new Map(
  createPlaces().flatMap(({ input, urban, towns }) =>
    [...urban, ...towns].map((place) => [`${input.slug} ${place.townSlug} ${place.zoneSlug ?? ''}`, place] as const),
  ),
);
const placeOf = ({ address }: EstateInput) =>
  levels.get(`${address.province_slug} ${address.town_slug} ${address.zone_slug ?? ''}`)!;

describe('prices', () => {
  it("follow the place's level, up or down by what the home is", () => {
    expectAll((estate) => {
      const share = estate.price! / estate.area_constructed / placeOf(estate).price;
      return {
        [`a flat's price (${share})`]:
          estate.estate_type !== 'flat' || estate.type !== 'buy' || (share > 0.5 && share < 2.2),
        [`a dwelling's rent (${share})`]:
          !isHome(estate) || estate.type !== 'rent' || (share * 12 > 0.015 && share * 12 < 0.14),
      };
    });
  });

  it('keep Salamanca in Madrid apart from Burgos', () => {
    const median = (province: string, zone: string | null): number => {
      const flats = many.filter(
        (estate) =>
          estate.address.province_slug === province &&
          estate.estate_type === 'flat' &&
          estate.type === 'buy' &&
          (zone === null || estate.address.zone_slug === zone),
      );
      return flats.map(({ price, area_constructed: area }) => price! / area).sort((a, b) => a - b)[
        Math.floor(flats.length / 2)
      ]!;
    };
    expect(median('madrid', 'salamanca') / median('burgos', null)).toBeGreaterThan(3.5);
  });
});

describe('places', () => {
  it('hold each home within their circle, on a street of their own', () => {
    expectAll((estate) => {
      const place = placeOf(estate);
      const metres = Math.hypot(
        (estate.location!.lat - place.lat) * 111_320,
        (estate.location!.lng - place.lng) * 111_320 * Math.cos((place.lat * Math.PI) / 180),
      );
      return {
        'in its zone': metres <= place.radius + 1,
        'on a street of it': place.streets.some(
          ([type, name]) => type === estate.address.street_type && name === estate.address.street_name,
        ),
      };
    });
  });
});

describe('history', () => {
  it('has homes sold and let all over the last two years, the latest this month', () => {
    const closings = many
      .filter(({ status }) => status === 'sold' || status === 'rented')
      .map(({ updated_at: at }) => (now - Date.parse(at)) / 86_400_000);
    for (const [from, to] of [
      [0, 31],
      [31, 180],
      [180, 365],
      [365, 800],
    ] as const) {
      expect(closings.filter((age) => age >= from && age < to).length / closings.length).toBeGreaterThan(0.02);
    }
  });

  it('says of some homes that their price came down, never of one that hides it', () => {
    const reduced = many.filter(({ highlights }) =>
      highlights!['es-ES'].some((line) => line.includes('rebajado') || line.includes('bajado de precio')),
    );
    expect(reduced.length).toBeGreaterThan(100);
    expect(reduced.every(({ status, created_at: from, updated_at: at }) => status === 'new' && at > from!)).toBe(true);
  });
});

describe("a city's first page", () => {
  it.each(tags)('repeats no headline (%s)', (tag) => {
    const rank = ({ status }: EstateInput): number => (status === 'new' ? 0 : status === 'reserved' ? 1 : 2);
    const lists = Map.groupBy(
      many.filter(
        ({ address }) => address.zone_slug !== undefined && address.town_slug.startsWith(address.province_slug),
      ),
      ({ address, type }) => `${address.province_slug} ${type}`,
    );
    expect(lists.size).toBeGreaterThanOrEqual(24);
    for (const [list, homes] of lists) {
      const page = homes
        .sort((a, b) => rank(a) - rank(b) || Date.parse(b.created_at!) - Date.parse(a.created_at!))
        .slice(0, 24);
      const headlines = page.flatMap(({ description }) => description[tag] ?? []);
      expect([list, headlines.filter((headline, index) => headlines.indexOf(headline) !== index)]).toEqual([list, []]);
    }
  });
});

describe('the texts of 20,000 estates', () => {
  const everywhere = / {2}|undefined|null|NaN|\[object| [,.;:]|\.\.|,,|\n{3}/;
  const own = {
    'es-ES': /(?:^| )(?:de|a) el |[Uu]n minutos/,
    'ca-ES': /(?:^| )(?:de|a) els? |[Uu]n minuts| de (?:una?|11) | d'\d0/,
    'en-US':
      /(?:^| )(?:[Aa] (?:a|office|eight)|[Aa]n (?:a|house|studio|three|flat)) |[Aa]partment|\b(?:elevator|closet|storeroom)\b|(?:\bVisits|(?:the|first|unhurried) visit)\b/,
  } as const;

  it.each(tags)('have no flaw that a machine can find (%s)', (tag) => {
    expect(
      many
        .flatMap((estate) => textsOf(estate, tag))
        .filter((text) => everywhere.test(text) || own[tag].test(text))
        .slice(0, 5),
    ).toEqual([]);
  });

  it('begin their headlines with the kind of home', () => {
    const kinds = {
      'es-ES':
        /^(?:Piso|Estudio|Ático|Dúplex|Casa|Casa rural|Oficina|Local|Edificio|Trastero|Plaza de garaje|Terreno|Parcela) /,
      'ca-ES':
        /^(?:Pis|Estudi|Àtic|Dúplex|Casa|Casa rural|Oficina|Local|Edifici|Traster|Plaça de garatge|Terreny|Parcel·la) /,
      'en-US':
        /^(?:[A-Z][a-z-]+ ){0,2}(?:\S+-bedroom )?(?:flat|studio|penthouse|duplex|(?:country )?house|office|(?:commercial )?space|shop|building|(?:storage )?room|plot)[ ,]/i,
    } as const;
    for (const tag of tags)
      expect(
        many.flatMap(({ description }) => description[tag] ?? []).filter((headline) => !kinds[tag].test(headline)),
      ).toEqual([]);
  });

  const emptyWords = {
    'es-ES': /, y (?:el|la) [^,.]+ también\.|que se agradece|da gusto|con cabeza|último cajón|entre las imágenes/,
    'ca-ES': /, i (?:el |la |l')[^,.]+ també\.|que s'agraeix|fa goig|amb seny|últim calaix|entre les imatges/,
    'en-US': /, and so does the |are glad of|a pleasure to use|good sense|last drawer|among the pictures/,
  } as const;

  it.each(tags)('have no figure of speech in place of a fact (%s)', (tag) => {
    expect(
      many
        .flatMap((estate) => textsOf(estate, tag))
        .filter((text) => emptyWords[tag].test(text))
        .slice(0, 5),
    ).toEqual([]);
  });

  it('repeat the area among the highlights of a home only where there is little else to say', () => {
    const isArea = (line: string): boolean => /^\d[\d.]* m² construidos/.test(line);
    expectAll(({ estate_type, highlights }) => ({
      'area among four':
        !['flat', 'house', 'rural_house'].includes(estate_type) ||
        (highlights?.['es-ES'].length ?? 0) < 4 ||
        !highlights?.['es-ES'].some(isArea),
    }));
  });

  it.each(tags)('are as long as they should be (%s)', (tag) => {
    expectAll(({ description, text, highlights, special }) => {
      const words = text?.[tag]?.split(/\s+/).length ?? 100;
      const paragraphs = text?.[tag]?.split('\n\n').length ?? 3;
      return {
        'headline of 140': (description[tag] ?? '').length <= 140,
        [`${words} words`]: words >= 60 && words <= 155,
        'two or three paragraphs': paragraphs === 2 || paragraphs === 3,
        'three to five highlights': !highlights?.[tag] || (highlights[tag].length >= 3 && highlights[tag].length <= 5),
        'two or three specials': !special?.[tag] || special[tag].length === 2 || special[tag].length === 3,
      };
    });
  });

  it.each(tags)('repeat no sentence (%s)', (tag) => {
    expectAll(({ text, highlights, special }) => {
      const sentences = text?.[tag]?.split(/(?<=\.)\s+/) ?? [];
      const lines = [...(highlights?.[tag] ?? []), ...(special?.[tag] ?? [])];
      return { sentences: new Set(sentences).size === sentences.length, lines: new Set(lines).size === lines.length };
    });
  });

  it('never let the tenant of a main home pay the agency', () => {
    expectAll(({ rental_conditions: conditions }) => ({
      fees: conditions?.['es-ES'].every((line) => !line.includes('agencia') || line.includes('la propiedad')) ?? true,
    }));
  });
});

it('gives a million estates references of their own', () => {
  const references = new Set<string>();
  for (let index = 0; index < 1_000_000; index++) references.add(referenceAt(index, 1, 'AB'));
  expect(references.size).toBe(1_000_000);
});

it('gives each estate slugs that end in its reference, which is two letters, four digits, a hyphen and four digits', () => {
  expectAll(({ reference, url_slug: slugs }) => ({
    'reference as MS0116-3310': /^[A-Z]{2}\d{4}-\d{4}$/.test(reference),
    'slugs of its own': Object.values(slugs).every(
      (slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.endsWith(reference.toLowerCase()),
    ),
  }));
  expect(new Set(many.map(({ reference }) => reference)).size).toBe(many.length);
});
