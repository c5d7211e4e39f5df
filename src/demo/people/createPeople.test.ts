import { spokenLanguages } from '#shared/domain/agent.ts';
import type { LocalisedList } from '#shared/contract/fields.ts';
import type { LocaleTag, LocalisedText } from '#shared/i18n/languages.ts';
import { createNetwork } from '../createNetwork.ts';

const tags: readonly LocaleTag[] = ['es-ES', 'ca-ES', 'en-US'];
const now = Date.UTC(2026, 10, 1, 9);
const network = createNetwork({ estates: 1200, now });
const { agents, agencies } = network;
const estates = [...network.estates()];

const list = (lines: LocalisedList | undefined, tag: LocaleTag): readonly string[] => lines?.[tag] ?? [];
const text = (words: LocalisedText | undefined, tag: LocaleTag): string => words?.[tag] ?? '';

/** Everything that is told of people in one language. */
const textsIn = (tag: LocaleTag): string[] => [
  ...agents.flatMap((agent) => [
    text(agent.about, tag),
    ...(agent.reviews ?? []).map((review) => text(review.text, tag)),
    ...[agent.training, agent.experience, agent.consultancy_areas, agent.certifications, agent.memberships].flatMap(
      (lines) => list(lines, tag),
    ),
  ]),
  ...agencies.flatMap((agency) => [
    text(agency.about, tag),
    ...list(agency.consultancy_areas, tag),
    ...list(agency.memberships, tag),
  ]),
];

const wrong = <T>(items: readonly T[], holds: (item: T) => boolean, name: (item: T) => string): string[] =>
  items
    .filter((item) => !holds(item))
    .map(name)
    .slice(0, 5);

describe("the network's people", () => {
  it('are the same for the same seed, and others for another', () => {
    expect(createNetwork({ estates: 0, now }).agents).toEqual(agents);
    expect(createNetwork({ estates: 0, now, seed: 2 }).agents.map(({ full_name }) => full_name)).not.toEqual(
      agents.map(({ full_name }) => full_name),
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'have slugs of their own but one: who trades under their own name shares theirs with their agency (seed %i)',
    (seed) => {
      const { agents: some, agencies: others, provinces } = createNetwork({ estates: 0, seed });
      const slugs = [...provinces, ...some, ...others].map(({ slug }) => slug);
      expect(slugs.filter((slug, position) => slugs.indexOf(slug) !== position)).toEqual(['oliver-whitcombe']);
      expect(others.find(({ slug }) => slug === 'oliver-whitcombe')).toMatchObject({
        independent: true,
        commercial_brand: 'Oliver Whitcombe',
      });
      expect(some).toHaveLength(89);
    },
  );

  it('have names that only a collator puts in order', () => {
    const names = agents.map(({ full_name }) => full_name).sort(new Intl.Collator('es').compare);
    const place = (start: string) => names.findIndex((name) => name.startsWith(start));
    expect(['Alba', 'Àlex', 'Álvaro', 'Íñigo', 'Núria', 'Ñusta', 'Xoán'].map(place)).toEqual(
      ['Alba', 'Àlex', 'Álvaro', 'Íñigo', 'Núria', 'Ñusta', 'Xoán'].map(place).sort((a, b) => a - b),
    );
    expect(place('Ñusta')).toBeGreaterThan(0);
  });

  it('speak every language of the list, Spanish all of them, in its order', () => {
    expect(spokenLanguages.filter((language) => !agents.some(({ languages }) => languages.includes(language)))).toEqual(
      [],
    );
    expect(
      wrong(
        agents,
        ({ languages }) =>
          languages[0] === 'Español' && languages.length <= 6 && new Set(languages).size === languages.length,
        ({ slug }) => slug,
      ),
    ).toEqual([]);
  });

  it('work for firms, alone under a brand, and alone under none', () => {
    const alone = agencies.filter(({ independent }) => independent);
    expect([alone.length, alone.filter(({ commercial_brand: brand }) => brand === undefined).length]).toEqual([10, 4]);
    const brandOf = new Map(agencies.map(({ slug, commercial_brand: brand }) => [slug, brand]));
    expect(
      wrong(
        agents,
        ({ agency, commercial_brand: brand }) => brandOf.get(agency.slug) === brand,
        ({ slug }) => slug,
      ),
    ).toEqual([]);
    expect(
      wrong(
        agencies,
        ({ slug }) => agents.some(({ agency }) => agency.slug === slug),
        ({ slug }) => slug,
      ),
    ).toEqual([]);
  });

  it('have mostly a face, and agencies mostly a logo', () => {
    const share = agents.filter(({ image }) => image).length / agents.length;
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(1);
    expect(
      wrong(
        agents,
        ({ image, gender }) => !image || new RegExp(`/portrait-${gender}-[2-6]5-1400\\.jpg$`).test(image.url),
        ({ slug }) => slug,
      ),
    ).toEqual([]);
    expect(agencies.some(({ logo, independent }) => !logo && !independent)).toBe(true);
  });

  it('have done what their years allow', () => {
    const yearsOf = (experience: LocalisedList) =>
      2026 - Math.min(...experience['es-ES'].slice(0, -1).map((line) => Number(/\d{4}/.exec(line)![0])));
    expect(
      wrong(
        agents,
        ({ experience, sales, rents }) =>
          sales! <= 11 * yearsOf(experience!) && rents! <= 10 * yearsOf(experience!) + 5,
        ({ slug }) => slug,
      ),
    ).toEqual([]);
    expect(agents.some(({ reviews }) => reviews.length === 0)).toBe(true);
  });
});

describe('homes', () => {
  it('are sold by agents of their province, and each agent has some', () => {
    const province = new Map(agents.map(({ id, province_slug: slug }) => [id, slug]));
    expect(
      wrong(
        estates,
        ({ agent, address }) => province.get(agent.id) === address.province_slug,
        ({ reference }) => reference,
      ),
    ).toEqual([]);
    expect(
      wrong(
        agents,
        ({ id }) => estates.some(({ agent }) => agent.id === id),
        ({ slug }) => slug,
      ),
    ).toEqual([]);
  });

  it('stand where their agent works', () => {
    const zonesOf = new Map(agents.map(({ id, zones }) => [id, zones]));
    expect(
      wrong(
        estates,
        ({ agent, address }) => zonesOf.get(agent.id)!.includes(address.zone ?? address.town),
        ({ reference }) => reference,
      ),
    ).toEqual([]);
  });
});

describe('reviews', () => {
  const reviews = agents.flatMap((agent) => agent.reviews.map((review) => ({ ...review, agent })));

  it('have three to five stars, mostly five', () => {
    const share = (stars: number) => reviews.filter(({ rating }) => rating === stars).length / reviews.length;
    expect(share(5) + share(4) + share(3)).toBeCloseTo(1);
    expect(share(5)).toBeGreaterThan(0.6);
    expect(share(3)).toBeGreaterThan(0.02);
  });

  it('are signed by different people, none by the agent, latest first and all in the past', () => {
    for (const { full_name, reviews: own = [] } of agents) {
      expect(new Set(own.map(({ author }) => author.split(' ')[0])).size).toBe(
        own.length === 0 ? 0 : new Set(own.map(({ author }) => author)).size,
      );
      expect(own.filter(({ author }) => author.startsWith(`${full_name.split(' ')[0]!} `))).toEqual([]);
      const times = own.map(({ date }) => Date.parse(date!));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(times.every((time) => time < now)).toBe(true);
    }
  });

  it('are short and long, and no two of an agent say the same', () => {
    const lengths = reviews.map(({ text: words }) => words['es-ES'].length);
    expect([Math.min(...lengths) < 30, Math.max(...lengths) > 250]).toEqual([true, true]);
    for (const { reviews: own = [] } of agents)
      expect(new Set(own.map(({ text: words }) => words['es-ES'])).size).toBe(own.length);
  });

  it('of tenants never complain of a commission, which the landlord pays', () => {
    const tenants = /[Aa]lquilé desde|calentador|inventario por escrito|fianza|para un año de trabajo|Soy autónom/;
    expect(
      wrong(
        reviews,
        ({ text: words }) => !(tenants.test(words['es-ES']) && words['es-ES'].includes('comisión')),
        ({ text: words }) => words['es-ES'],
      ),
    ).toEqual([]);
  });
});

describe('what is told of people', () => {
  const everywhere = / {2}|undefined|null|NaN|\[|\{|\}|<|>|\|| [,.;:]|\.\.|,,|\n{3}|’/;
  const own = {
    'es-ES': /(?:^| )(?:de|a) el /,
    'ca-ES': /(?:^| )(?:de|a|per) els? | (?:de|el|la) [aeiouàèéíòóú]\w+ em |\ba el\b|d' |l' /,
    'en-US': /(?:^| )(?:[Aa] (?:a|office|eight)|[Aa]n (?:a|house|studio|three|flat)) |[Aa]partment/,
  } as const;

  it.each(tags)('has no flaw that a machine can find (%s)', (tag) => {
    expect(
      wrong(
        textsIn(tag),
        (words) => words !== '' && !everywhere.test(words) && !own[tag].test(words),
        (words) => words,
      ),
    ).toEqual([]);
  });

  it.each(tags)('is long enough to know somebody by, and different for each (%s)', (tag) => {
    const abouts = agents.map(({ about }) => text(about, tag));
    expect(new Set(abouts).size).toBe(agents.length);
    expect(
      wrong(
        abouts,
        (about) => about.split('\n\n').length === 3 && about.length > 280 && about.length < 1000,
        (about) => about,
      ),
    ).toEqual([]);
  });

  it('has as many lines in each language', () => {
    for (const { training, experience, consultancy_areas: areas, certifications, memberships } of agents) {
      for (const lines of [training, experience, areas, certifications, memberships]) {
        expect(new Set(tags.map((tag) => list(lines, tag).length)).size).toBe(1);
        expect(new Set(lines!['es-ES']).size).toBe(lines!['es-ES'].length);
      }
    }
  });

  it('gives every agent in Catalonia a number of its register', () => {
    const catalan = agents.filter(({ province_slug: slug }) => ['barcelona', 'girona', 'tarragona'].includes(slug));
    expect(
      wrong(
        catalan,
        ({ certifications }) => certifications!['ca-ES']!.some((line) => /AICAT \d{4,5}$/.test(line)),
        ({ slug }) => slug,
      ),
    ).toEqual([]);
  });

  it('speaks of women and men in their own gender', () => {
    const lines = (gender: string, tag: LocaleTag) =>
      agents
        .filter((agent) => agent.gender === gender)
        .flatMap((agent) => [...list(agent.experience, tag), text(agent.about, tag)])
        .join('\n');
    expect(lines('female', 'es-ES')).not.toMatch(
      /\b(?:maestro|enfermero|abogado|inmobiliario desde|yo mismo|nervioso|recién llegado)\b/,
    );
    expect(lines('male', 'es-ES')).not.toMatch(
      /\b(?:maestra|enfermera|abogada|inmobiliaria desde|yo misma|nerviosa|recién llegada)\b/,
    );
    expect(lines('female', 'ca-ES')).not.toMatch(/\b(?:mestre|advocat|agent immobiliari|jo mateix) /);
    const said = (gender: string) =>
      agents
        .filter((agent) => agent.gender === gender)
        .flatMap(({ reviews: own }) => own.map(({ text: words }) => words['en-US']))
        .join('\n');
    expect(said('female')).not.toMatch(/\b(?:He said|he said|He remembered|He saved|recommended him)\b/);
    expect(said('male')).not.toMatch(/\b(?:She said|she said|She remembered|She saved|recommended her)\b/);
  });
});
