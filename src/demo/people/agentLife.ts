import { languages, type Language } from '#shared/i18n/languages.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import { placeWords } from '../places/nameForms.ts';
import type { Random } from '../random.ts';
import type { Resident } from './residents.ts';
import { agentNameWords } from './words/agentName.ts';
import { numberWord } from './words/numbers.ts';
import type { Speech } from './words/phrase.ts';
import { placeEntries } from './words/placeEntries.ts';
import type { Trade } from './words/trades.ts';

/** What is true of an agent; every text and number about them follows from it. */
export interface AgentLife {
  person: Resident;
  province: DemoProvince;
  /** Where they work, the place that is most theirs first. */
  zones: readonly Locality[];
  trade: Trade;
  tradeYears: number;
  /** The year they became an agent, and the one they joined the network. */
  since: number;
  joined: number;
  thisYear: number;
  age: number;
}

/** The network exists since then (docs/product.md#constants). */
const firstYear = 2010;

/** How old people are who have just left school. */
const schoolLeaver = 21;

/** How long agents have been at it: a few beginners, many with ten years or so, some with twenty. */
function yearsAtWork(random: Random): number {
  const [low, high] = (
    [
      [0, 1],
      [2, 6],
      [7, 14],
      [15, 26],
    ] as const
  )[random.weighted([7, 30, 40, 23])]!;
  return random.between(low, high);
}

export function draftLife(
  { person, province, zones, trade }: Pick<AgentLife, 'person' | 'province' | 'zones' | 'trade'>,
  thisYear: number,
  random: Random,
): AgentLife {
  const years = yearsAtWork(random);
  const tradeYears = random.between(3, years > 15 ? 9 : 14);
  const since = thisYear - years;
  const soon = Math.min(thisYear, since + random.between(1, 5));
  const joined = since < firstYear ? random.between(firstYear, 2020) : random.chance(0.55) ? since : soon;
  return {
    person,
    province,
    zones,
    trade,
    tradeYears,
    since,
    joined,
    thisYear,
    age: schoolLeaver + random.between(0, 9) + tradeYears + years,
  };
}

function wordsIn(
  language: Language,
  { person, province, zones, tradeYears, since, joined }: AgentLife,
): Record<string, string> {
  const origin = person.origin?.[languages.indexOf(language)];
  return Object.assign(
    {},
    ...zones.map(({ words }, position) =>
      placeEntries('Zone', words[language], position === 0 ? '' : String(position + 1)),
    ),
    placeEntries('City', zones[0]!.town[language]),
    origin === undefined ? {} : placeEntries('Origin', placeWords(language, origin)),
    agentNameWords(person.given, person.gender, language),
    {
      province: province.source.forms?.[language] ?? province.source.name,
      given: person.given,
      since: String(since),
      joined: String(joined),
      tradeStart: String(since - tradeYears),
      tradeYears: numberWord(tradeYears, language),
    },
  ) as Record<string, string>;
}

/** What phrases about an agent may name. */
export const speechOf = (life: AgentLife): Speech => ({
  agent: life.person.gender,
  words: Object.fromEntries(languages.map((language) => [language, wordsIn(language, life)])) as Speech['words'],
});

/** The same speech with more words in it, the same in each language or each its own. */
export const withWords = (
  speech: Speech,
  more: Readonly<Record<string, string | ((language: Language) => string)>>,
): Speech => ({
  ...speech,
  words: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        ...speech.words[language],
        ...Object.fromEntries(
          Object.entries(more).map(([name, word]) => [name, typeof word === 'string' ? word : word(language)]),
        ),
      },
    ]),
  ) as Speech['words'],
});
