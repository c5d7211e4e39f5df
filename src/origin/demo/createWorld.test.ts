import { createHash } from 'node:crypto';
import {
  addressVisibilities, conservations, energyStates, estateStatuses, estateSubtypes, estateTypes, featuresByEstateType, mediaCategories,
} from '#shared/domain/estate.ts';
import type { LocaleTag } from '#shared/i18n/languages.ts';
import type { EstateSeed } from '#origin/world.ts';
import { createWorld } from './createWorld.ts';

const now = Date.UTC(2026, 10, 1, 9);
const tags: readonly LocaleTag[] = ['es-ES', 'ca-ES', 'en-US'];
const world = createWorld({ estates: 1200 });
const estates = [...world.estates()];
const many = [...createWorld({ estates: 20_000 }).estates()];

const fingerprint = (seed: number): string => {
  const hash = createHash('sha256');
  for (const estate of createWorld({ seed, estates: 2000 }).estates()) hash.update(JSON.stringify(estate));
  return hash.digest('hex');
};

const isHome = ({ estateType }: EstateSeed): boolean => estateType === 'flat' || estateType === 'house' || estateType === 'rural_house';

/** Every text of an estate in one language. */
const textsOf = (estate: EstateSeed, tag: LocaleTag): string[] => [
  estate.description[tag], estate.text[tag], ...(estate.highlights[tag] ?? []), ...(estate.special[tag] ?? []), ...(estate.rentalConditions?.[tag] ?? []),
].filter((text) => text !== undefined);

describe('the world', () => {
  it('is the same for the same seed and another for another', () => {
    expect(fingerprint(1)).toBe(fingerprint(1));
    expect(fingerprint(2)).not.toBe(fingerprint(1));
  });

  it('begins with the same estates whatever its size', () => {
    expect(JSON.stringify(many.slice(0, 1200))).toBe(JSON.stringify(estates));
  });

  it('knows no undefined', () => {
    expect(estates.flatMap((estate) => Object.entries(estate)).filter(([, value]) => value === undefined)).toEqual([]);
  });

  it('has fifteen provinces, 89 agents and 40 agencies that refer to each other', () => {
    const slugs = new Set(world.provinces.map(({ slug }) => slug));
    const agencies = new Set(world.agencies.map(({ id }) => id));
    expect([slugs.size, world.agents.length, world.agencies.length]).toEqual([15, 89, 40]);
    for (const agent of world.agents) {
      expect(slugs.has(agent.provinceSlug) && agencies.has(agent.agencyId)).toBe(true);
      expect(agent.phone).toMatch(/^\+346000\d{5}$/);
    }
  });

  it('has no two zones or towns of a province with one slug', () => {
    for (const { towns } of world.provinces) {
      const zones = towns.flatMap((town) => town.zones.map(({ slug }) => slug));
      expect(new Set(zones).size).toBe(zones.length);
      expect(new Set(towns.map(({ slug }) => slug)).size).toBe(towns.length);
    }
  });
});

describe('1,200 estates', () => {
  it.each([
    ['status', estateStatuses, (estate: EstateSeed) => [estate.status]],
    ['type', estateTypes, (estate: EstateSeed) => [estate.estateType]],
    ['sub-type', estateSubtypes, (estate: EstateSeed) => [estate.subtype]],
    ['visibility', addressVisibilities, (estate: EstateSeed) => [estate.visibility]],
    ['conservation', conservations, (estate: EstateSeed) => [estate.conservation]],
    ['energy state', energyStates, (estate: EstateSeed) => [estate.cee.state]],
    ['picture category', mediaCategories, (estate: EstateSeed) => estate.media.map(({ category }) => category)],
  ])('hold every %s', (_name, all, valuesOf) => {
    const found = new Set<string | null>(estates.flatMap(valuesOf));
    expect(all.filter((value) => !found.has(value))).toEqual([]);
  });

  it('hold a completed certificate without a rating, a home without pictures, and one with a single picture', () => {
    expect(estates.some(({ cee }) => cee.state === 'completed' && cee.rating === null)).toBe(true);
    expect(estates.some(({ media }) => media.length === 0)).toBe(true);
    expect(estates.some(({ media }) => media.length === 1)).toBe(true);
  });

  it('offer homes to buy and to rent in every province', () => {
    for (const { slug } of world.provinces) {
      for (const type of ['buy', 'rent']) {
        expect(estates.some((estate) => estate.provinceSlug === slug && estate.type === type && estate.status === 'new' && isHome(estate))).toBe(true);
      }
    }
  });

  it('repeat no headline within a province', () => {
    const headlines = estates.map(({ provinceSlug, description }) => `${provinceSlug} ${description['es-ES']}`);
    expect(new Set(headlines).size).toBe(headlines.length);
  });

  it('lack a translation now and then, in all their texts alike, and never Spanish', () => {
    for (const { description, text, urlSlug, highlights, special } of estates) {
      expect(new Set([description, text, urlSlug, highlights, special].map((texts) => Object.keys(texts).join())).size).toBe(1);
      expect(text['es-ES']).not.toBe('');
    }
    const complete = estates.filter(({ text }) => text['ca-ES'] !== undefined && text['en-US'] !== undefined).length;
    expect(complete / estates.length).toBeGreaterThan(0.88);
    expect(complete / estates.length).toBeLessThan(0.96);
  });
});

/** Matchers are too slow for a million checks: collects what is wrong and expects it to be nothing. */
function expectAll(check: (estate: EstateSeed) => Record<string, boolean>): void {
  const wrong: string[] = [];
  for (const estate of many) for (const [rule, holds] of Object.entries(check(estate))) if (!holds) wrong.push(`${estate.reference} ${rule}`);
  expect(wrong.slice(0, 5)).toEqual([]);
}

describe('each of 20,000 estates', () => {
  it('carries only features that its kind may have', () => {
    expectAll(({ estateType, features }) => {
      const { own, surroundings } = featuresByEstateType[estateType];
      return {
        'features allowed': features.every((feature) => own.includes(feature) || surroundings.includes(feature)),
        'features once': new Set(features).size === features.length,
      };
    });
  });

  it('agrees with itself', () => {
    expectAll((estate) => {
      const { subtype, rooms, bathrooms, areaConstructed, features, status, type, estateType, price, createdAt, updatedAt, conditionedAir } = estate;
      return {
        'studio of one room': subtype !== 'studio' || rooms === 1,
        'penthouse with terrace': subtype !== 'penthouse' || features.includes('terrace'),
        'sub-type of a flat': subtype === null || estateType === 'flat',
        'no rooms': !['land', 'garage', 'storage'].includes(estateType) || (rooms === null && bathrooms === null),
        'area for its rooms': !isHome(estate) || areaConstructed / rooms! > 18,
        'status of its type': status !== (type === 'buy' ? 'rented' : 'sold'),
        'conditions of a let': (estate.rentalConditions === null) === (type === 'buy'),
        'whole price': Number.isInteger(price) && price > 0,
        'price per m²': estateType !== 'flat' || type !== 'buy' || (price / areaConstructed > 400 && price / areaConstructed < 15_000),
        'air conditioning told once': estateType !== 'premises' || conditionedAir === features.includes('conditioned_air'),
        'published before now': createdAt <= updatedAt && updatedAt < now,
      };
    });
  });

  it('states what a let in Catalonia has to, and elsewhere nothing of it', () => {
    expectAll((estate) => {
      const { referenceIndex, lastRent, largeHolder, registrationNumber } = estate;
      const catalanLet = ['barcelona', 'girona', 'tarragona'].includes(estate.provinceSlug) && estate.type === 'rent' && isHome(estate);
      return {
        'large holder or not': (largeHolder !== null) === catalanLet,
        'index or number': catalanLet ? (referenceIndex === null) === (registrationNumber !== null) : referenceIndex === null && lastRent === null && registrationNumber === null,
      };
    });
  });
});

describe('the texts of 20,000 estates', () => {
  const everywhere = / {2}|undefined|null|NaN|\[object| [,.;:]|\.\.|,,|\n{3}/;
  const own = {
    'es-ES': /(?:^| )(?:de|a) el |[Uu]n minutos/,
    'ca-ES': /(?:^| )(?:de|a) els? |[Uu]n minuts| de (?:una?|11) | d'\d0/,
    'en-US': /(?:^| )(?:[Aa] (?:a|office|eight|apartment)|[Aa]n (?:a|house|studio|three)) /,
  } as const;

  it.each(tags)('have no flaw that a machine can find (%s)', (tag) => {
    expect(many.flatMap((estate) => textsOf(estate, tag)).filter((text) => everywhere.test(text) || own[tag].test(text)).slice(0, 5)).toEqual([]);
  });

  it.each(tags)('are as long as they should be (%s)', (tag) => {
    expectAll(({ description, text, highlights, special }) => {
      const words = text[tag]?.split(/\s+/).length ?? 100;
      const paragraphs = text[tag]?.split('\n\n').length ?? 3;
      return {
        'headline of 140': (description[tag] ?? '').length <= 140,
        [`${words} words`]: words >= 60 && words <= 140,
        'two or three paragraphs': paragraphs === 2 || paragraphs === 3,
        'three to five highlights': !highlights[tag] || (highlights[tag].length >= 3 && highlights[tag].length <= 5),
        'two or three specials': !special[tag] || special[tag].length === 2 || special[tag].length === 3,
      };
    });
  });

  it.each(tags)('repeat no sentence (%s)', (tag) => {
    expectAll(({ text, highlights, special }) => {
      const sentences = text[tag]?.split(/(?<=\.)\s+/) ?? [];
      const lines = [...(highlights[tag] ?? []), ...(special[tag] ?? [])];
      return { sentences: new Set(sentences).size === sentences.length, lines: new Set(lines).size === lines.length };
    });
  });

  it('never let the tenant of a main home pay the agency', () => {
    expectAll(({ rentalConditions }) => ({
      fees: rentalConditions?.['es-ES'].every((line) => !line.includes('agencia') || line.includes('la propiedad')) ?? true,
    }));
  });
});

it('gives 50,000 estates references and slugs of their own', () => {
  const references = new Set<string>();
  const slugs = new Set<string>();
  for (const { reference, urlSlug } of createWorld({ estates: 50_000 }).estates()) {
    if (!/^[A-Z]{2}\d{4}-\d{4}$/.test(reference)) throw new Error(reference);
    for (const slug of Object.values(urlSlug)) if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || !slug.endsWith(reference.toLowerCase())) throw new Error(slug);
    references.add(reference);
    slugs.add(urlSlug['es-ES']);
  }
  expect([references.size, slugs.size]).toEqual([50_000, 50_000]);
});
