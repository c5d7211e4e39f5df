import type { AgentInput } from '#origin/import/networkInput.ts';
import type { StreetRegion, Trait } from '../places/placeSource.ts';
import type { Random } from '../random.ts';
import { speechOf, withWords, type AgentLife } from './agentLife.ts';
import { ShuffledCycle } from './ShuffledCycle.ts';
import { areasByTrait, commonAreas, furtherAreas } from './words/consultancy.ts';
import {
  apiCertificate,
  courses,
  experience,
  furtherCertificates,
  memberships,
  registers,
} from './words/credentials.ts';
import { coastalQuirks, quirks, regionalQuirks, waysOfWorking } from './words/habits.ts';
import { alsoWorks, alsoWorksInTwo, closings, localOpenings, newcomerOpenings } from './words/openings.ts';
import { say, sayLines, sayText, type Phrase, type Speech } from './words/phrase.ts';
import { zoneSentences } from './words/zones.ts';

type Texts = Pick<
  AgentInput,
  'about' | 'training' | 'experience' | 'consultancy_areas' | 'certifications' | 'memberships'
>;

const mapValues = <Key extends string, In, Out>(values: Record<Key, In>, make: (value: In) => Out): Record<Key, Out> =>
  Object.fromEntries(Object.entries<In>(values).map(([key, value]) => [key, make(value)])) as Record<Key, Out>;

/** Years in which an agent has no titles but the ones that are needed. */
const beginners = 3;

/** Writes agents one after another, so that those who stand side by side have different things to say. */
export class AgentWriter {
  private readonly random: Random;
  private readonly openings: { local: ShuffledCycle<Phrase>; newcomer: ShuffledCycle<Phrase> };
  private readonly elsewhere: { one: ShuffledCycle<Phrase>; two: ShuffledCycle<Phrase> };
  private readonly zones: Record<Trait, ShuffledCycle<Phrase>>;
  private readonly ways: ShuffledCycle<Phrase>;
  private readonly quirks: {
    common: ShuffledCycle<Phrase>;
    coastal: ShuffledCycle<Phrase>;
    regional: Record<StreetRegion, ShuffledCycle<Phrase>>;
  };
  private readonly closings: ShuffledCycle<Phrase>;

  constructor(random: Random) {
    const cycle = (phrases: readonly Phrase[]) => new ShuffledCycle(phrases, random);
    this.random = random;
    this.openings = { local: cycle(localOpenings), newcomer: cycle(newcomerOpenings) };
    this.elsewhere = { one: cycle(alsoWorks), two: cycle(alsoWorksInTwo) };
    this.zones = mapValues(zoneSentences, cycle);
    this.ways = cycle(waysOfWorking);
    this.quirks = { common: cycle(quirks), coastal: cycle(coastalQuirks), regional: mapValues(regionalQuirks, cycle) };
    this.closings = cycle(closings);
  }

  write(life: AgentLife, { agency, independent }: { agency: string | null; independent: boolean }): Texts {
    const speech = withWords(speechOf(life), { agency: agency ?? '' });
    const certified = this.random.chance(0.55);
    return {
      about: sayText(this.planAbout(life), speech),
      training: sayLines(this.planTraining(life, speech), speech),
      experience: sayLines(planExperience(life, independent, speech, this.random), speech),
      consultancy_areas: sayLines(this.planAreas(life), speech),
      ...this.writeCredentials(life, certified, speech),
    };
  }

  /** Who they are; where and how they work; something of their own. */
  private planAbout({ person, zones, trade, province }: AgentLife): Phrase[][] {
    const opening = (person.origin ? this.openings.newcomer : this.openings.local).next();
    const { traitList, tram } = zones[0]!;
    const place =
      this.zones[this.random.pick(tram ? traitList.filter((trait) => trait !== 'metro') : traitList)].next();
    const elsewhere = (zones.length > 2 ? this.elsewhere.two : this.elsewhere.one).next();
    const ways = this.ways.nextDistinct(this.random.chance(0.4) ? 2 : 1);
    return [
      [opening, trade.lesson],
      [place, ...(zones.length > 1 ? [elsewhere] : []), ...ways],
      [
        this.dealQuirk(
          province.source.streets,
          zones.some(({ traits }) => traits.has('beach') || traits.has('port')),
          person.origin !== undefined,
        ),
        ...(this.random.chance(0.6) ? [this.closings.next()] : []),
      ],
    ];
  }

  private dealQuirk(region: StreetRegion, coastal: boolean, newcomer: boolean): Phrase {
    if (!newcomer && this.random.chance(0.25)) return this.quirks.regional[region].next();
    return coastal && this.random.chance(0.2) ? this.quirks.coastal.next() : this.quirks.common.next();
  }

  private planTraining({ trade, since, thisYear }: AgentLife, speech: Speech): Phrase[] {
    const years = Array.from({ length: this.random.between(1, since === thisYear ? 1 : 3) }, () =>
      this.random.between(since, thisYear),
    ).sort((a, b) => b - a);
    const chosen = this.random
      .sample(courses, years.length)
      .map((course, position) => fixed(course, withWords(speech, { year: String(years[position]) })));
    return [...chosen, ...(trade.studied ? [trade.studied] : [])];
  }

  private planAreas({ zones }: AgentLife): Phrase[] {
    const ofPlaces = new Set(
      zones
        .slice(0, 3)
        .flatMap(({ traitList }) => traitList.map((trait) => areasByTrait[trait]).filter((area) => area !== undefined)),
    );
    const further = [
      ...this.random.sample([...ofPlaces], 2),
      ...this.random.sample(furtherAreas, this.random.between(1, 3)),
    ];
    const common = commonAreas.filter(() => this.random.chance(0.75));
    const areas = [...(common.length > 0 ? common : commonAreas.slice(0, 1)), ...further];
    return areas.filter((area, position) => areas.findIndex(([spanish]) => spanish === area[0]) === position);
  }

  private writeCredentials(
    { province, since, thisYear }: AgentLife,
    certified: boolean,
    speech: Speech,
  ): Pick<Texts, 'certifications' | 'memberships'> {
    const { random } = this;
    const register = registers[province.source.streets];
    const numbered = withWords(speech, {
      number: String(random.between(1_200, 9_800)),
      register: String(random.between(2_000, 15_000)),
    });
    const certificates = [
      ...(register ? [register] : []),
      ...(certified ? [apiCertificate] : []),
      ...random.sample(furtherCertificates, thisYear - since < beginners ? 0 : random.between(0, 2)),
    ];
    const [college, ...associations] = memberships;
    const joined = [
      ...(certified ? [college!] : []),
      ...random.sample(associations, random.between(certified ? 0 : 1, 2)),
    ];
    return { certifications: sayLines(certificates, numbered), memberships: sayLines(joined, speech) };
  }
}

/** A phrase with its gaps filled already: for words that differ from line to line. */
const fixed = (phrase: Phrase, speech: Speech): Phrase => [
  say(phrase, 'es', speech),
  say(phrase, 'ca', speech),
  say(phrase, 'en', speech),
];

function planExperience(
  { trade, since, joined }: AgentLife,
  independent: boolean,
  speech: Speech,
  random: Random,
): Phrase[] {
  const before = withWords(speech, { trade: (language) => say(trade.was, language, speech) });
  return [
    experience.network[independent ? 1 : 0],
    ...(joined > since ? [random.pick(experience.earlier)] : []),
    fixed(experience.trade, before),
  ];
}
