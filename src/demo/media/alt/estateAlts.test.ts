import { mediaCategories, type MediaCategory } from '#shared/domain/mediaCategories.ts';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, type Dictionary } from '#shared/i18n/loadDictionary.ts';
import { createNetwork } from '#demo/createNetwork.ts';
import { estatePicture } from '../estatePictures.ts';
import { estateScene } from '../mediaUrls.ts';
import { blockLayout } from '../scene/facades/block.ts';
import { programs } from '../scene/facades/programs.ts';
import { buildingStyles, homeOf } from '../scene/home.ts';
import { layOutPlan } from '../scene/planLayout.ts';
import { createRandom } from '../scene/random.ts';
import { estateAlts } from './estateAlts.ts';
import { namedOnPlan } from './writeAlt.ts';

const altsOfScenes = (scenes: readonly string[]) =>
  estateAlts(scenes.map((scene) => estatePicture('ms0116-3310', scene))).map(({ texts }) => texts);

const homes = Array.from(createNetwork({ estates: 800 }).estates(), ({ reference, media }) => ({
  reference,
  media,
  alts: media.map(({ alt }) => alt!),
}));

const dictionaries = {} as Record<Language, Dictionary>;
beforeAll(async () => {
  for (const language of languages) dictionaries[language] = await loadDictionary(language, 'estate');
});

/** The site's own caption of a category, as it stands in a sentence. */
const captionOf = (category: string, language: Language): string =>
  dictionaries[language][`room.${category}`]!.toLowerCase();

/** The words of one picture alone, in a language. */
const wordsOf = (scene: string, language: Language = 'es', before: readonly MediaCategory[] = []): string =>
  altsOfScenes([...before.map((each, index) => estateScene(index + 1, each, 'modern')), scene]).at(-1)![
    languageFacts[language].tag
  ]!;

describe("the words of homes' pictures", () => {
  it.each(languages)(
    'are there for each of them, name its room and are never the same twice in a home (%s)',
    (language) => {
      const { tag } = languageFacts[language];
      const wrong = homes.flatMap(({ reference, media, alts }) => {
        const words = alts.map((alt) => alt[tag] ?? '');
        const nameless = words.filter(
          (alt, position) => !alt.toLowerCase().includes(captionOf(media[position]!.description_category, language)),
        );
        return new Set(words).size === words.length ? nameless : [...nameless, reference];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(languages)('are one sentence of readable length, without marks of what was left out (%s)', (language) => {
    const { tag } = languageFacts[language];
    const odd = homes
      .flatMap(({ alts }) => alts.map((alt) => alt[tag]!))
      .filter(
        (words) =>
          !/^(?:Ilustración|Il·lustració|Illustration): \p{Ll}[^.:;<>{}]*[^\s.,]$/u.test(words) ||
          /\bfotos?\b|photo/iu.test(words) ||
          /undefined| {2}| ,|\bNaN\b/.test(words) ||
          words.length > 140,
      );
    expect(odd).toEqual([]);
  });

  it('are those of the pictures that the URLs name', () => {
    for (const { reference, media, alts } of homes.slice(0, 40)) {
      const scenes = media.map(({ url }) => /([^/]+)-\d+\.jpg$/.exec(url)![1]!);
      const pictures = scenes.map((scene) => estatePicture(reference.toLowerCase(), scene));
      expect(estateAlts(pictures).map(({ texts }) => texts)).toEqual(alts);
    }
  });

  it('name the rooms that a plan shows, and no others', () => {
    const plans = homes.flatMap(({ reference, media }) =>
      media
        .filter(({ description_category: category }) => category === 'plan' || category === 'appraisalplan')
        .map(({ url }) => estatePicture(reference.toLowerCase(), /([^/]+)-\d+\.jpg$/.exec(url)![1]!))
        .filter(({ facts }) => facts.kind !== 'land'),
    );
    expect(plans.length).toBeGreaterThan(100);
    for (const { facts, home } of plans) {
      const drawn = new Set<string>(
        layOutPlan(facts, home.random.fork('plan')).flatMap(({ rooms }) => rooms.map(({ use }) => use)),
      );
      const named = namedOnPlan(facts);
      expect({ facts, named }).toEqual({
        facts,
        named: ['living', 'kitchen', 'terrace', 'garden'].filter((use) => drawn.has(use)),
      });
    }
  });

  it('name a sea only where the home looks at one', () => {
    const atSea = homes.flatMap(({ media, alts }) =>
      media.flatMap(({ url }, position) => (alts[position]!['es-ES'].includes('al mar') ? [url] : [])),
    );
    expect(atSea.length).toBeGreaterThan(5);
    expect(atSea.filter((url) => !url.includes('_vsea'))).toEqual([]);
    for (const style of buildingStyles)
      for (let i = 0; i < 60; i += 1) expect(homeOf(`home-${i}`, style).view).not.toBe('sea');
  });

  it('show a shop by its window, in a street', () => {
    for (const style of buildingStyles.filter((each) => each !== 'masia' && each !== 'villa')) {
      const { home } = estatePicture('ms0116-3310', `1-facade-${style}_kpremises_vstreet`);
      for (let i = 0; i < 20; i += 1) {
        const { program, view } = blockLayout(home, createRandom(`shop${i}`), programs[style]);
        expect([view, program.soil]).not.toEqual([view, 'lawn']);
        expect(view).toBe('shop');
      }
    }
  });

  it.each(languages)('know every category, however many pictures of it a home has (%s)', (language) => {
    for (const category of mediaCategories) {
      const scenes = Array.from({ length: 9 }, (_, index) => estateScene(index + 1, category, 'modern'));
      const alts = altsOfScenes(scenes).map((alt) => alt[languageFacts[language].tag]!);
      expect(new Set(alts).size).toBe(9);
      for (const alt of alts) expect(alt.toLowerCase()).toContain(captionOf(category, language));
    }
  });

  it.each([
    ['es', 'bedroom', '1-bedroom-modern_gwood_vsea', [], 'Ilustración: dormitorio con suelo de madera y vistas al mar'],
    [
      'ca',
      'bedroom',
      '2-bedroom-modern_gwood_vsea_tdusk',
      ['bedroom'],
      'Il·lustració: segon dormitori amb vistes al mar, al capvespre',
    ],
    [
      'en',
      'bedroom',
      '3-bedroom-modern_gwood_vsea',
      ['bedroom', 'bedroom'],
      'Illustration: third bedroom with a wooden floor',
    ],
    ['es', 'kitchen', '1-kitchen-modern_gceramic_copen', [], 'Ilustración: cocina con isla y suelo de baldosa'],
    ['ca', 'views', '1-views-modern_kflat_vhills_tnoon', [], 'Il·lustració: vistes a les muntanyes'],
    ['en', 'garage', '2-garage-modern', ['garage'], 'Illustration: another view of the garage with a parked car'],
    [
      'es',
      'plan',
      '1-plan-modern_kflat_r1_b2_a1250_copen',
      [],
      'Ilustración: plano de 1.250 m² con salón, cocina, 1 dormitorio y 2 baños',
    ],
    [
      'en',
      'plan',
      '1-plan-modern_kruralhouse_r3_b1_a206_o26_j210_cdining',
      [],
      'Illustration: floor plan of 206 m² with living room, kitchen, 3 bedrooms, 1 bathroom, terrace and garden, lettered in Spanish',
    ],
    [
      'ca',
      'plan',
      '1-plan-modern_kstudio_b1_a30_copen',
      [],
      'Il·lustració: plànol de 30 m² amb cuina i 1 bany, retolat en castellà',
    ],
    ['ca', 'plan', '1-plan-modern_kgarage_a11', [], "Il·lustració: plànol d'11 m²"],
    [
      'en',
      'energycertificate',
      '1-energycertificate-modern_ed',
      [],
      'Illustration: energy certificate with the letter D',
    ],
    ['es', 'bathroom', '1-bathroom-modern_qtorestore', [], 'Ilustración: baño con azulejos rotos y un lavabo de pie'],
    [
      'ca',
      'kitchen',
      '1-kitchen-modern_qtorestore_copen',
      [],
      'Il·lustració: cuina amb mobles vells i rajoles caigudes',
    ],
    [
      'en',
      'dining_room',
      '1-dining_room-modern_qtorestore',
      [],
      'Illustration: dining room with a stepladder and paint pots',
    ],
    ['es', 'patio', '1-patio-eixample_kflat', [], 'Ilustración: patio con una mesa, macetas y ventanas alrededor'],
    ['es', 'facade', '1-facade-masia_tgolden', [], 'Ilustración: fachada de una masía de piedra, con luz de tarde'],
  ] as const)('say what the drawing shows: %s, %s', (language, _category, scene, before, words) => {
    expect(wordsOf(scene, language, before)).toBe(words);
  });
});
