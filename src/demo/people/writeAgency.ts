import type { AgencyAddressDto } from '#shared/contract/agency.ts';
import type { AgencyInput } from '#origin/import/networkInput.ts';
import { languages } from '#shared/i18n/languages.ts';
import type { DemoProvince } from '../places/createPlaces.ts';
import { streets } from '../places/streets.ts';
import type { Random } from '../random.ts';
import { ShuffledCycle } from './ShuffledCycle.ts';
import { agencyDetails, agencyOpenings, agencyWays } from './words/agencies.ts';
import { commonAreas, furtherAreas } from './words/consultancy.ts';
import { memberships } from './words/credentials.ts';
import { sayLines, sayText, type Phrase, type Speech } from './words/phrase.ts';
import { placeEntries } from './words/placeEntries.ts';

type Office = Pick<AgencyInput, 'city' | 'address' | 'founded' | 'about' | 'consultancy_areas' | 'memberships'>;

/** An office in a town of the province. */
export function chooseAddress({ source }: DemoProvince, town: string, random: Random): AgencyAddressDto {
  const [street_type, street_name] = random.pick(streets[source.streets]);
  return {
    street_type,
    street_name,
    street_number: String(random.between(2, 140)),
    postal_code: `${source.code}${String(random.between(1, 40)).padStart(3, '0')}`,
    town,
  };
}

/** Writes what agencies tell of themselves; neighbours tell different things. */
export class AgencyWriter {
  private readonly random: Random;
  private readonly cycles: {
    openings: ShuffledCycle<Phrase>;
    ways: ShuffledCycle<Phrase>;
    details: ShuffledCycle<Phrase>;
  };

  constructor(random: Random) {
    this.random = random;
    this.cycles = {
      openings: new ShuffledCycle(agencyOpenings, random),
      ways: new ShuffledCycle(agencyWays, random),
      details: new ShuffledCycle(agencyDetails, random),
    };
  }

  write(province: DemoProvince): Office {
    const { random, cycles } = this;
    const founded = random.between(1974, 2019);
    const zone = random.pick(province.urban);
    const words = languages.map(
      (language) =>
        [
          language,
          {
            ...placeEntries('Zone', zone.words[language]),
            ...placeEntries('City', zone.town[language]),
            province: province.source.forms?.[language] ?? province.source.name,
            founded: String(founded),
          },
        ] as const,
    );
    const speech: Speech = { agent: 'female', words: Object.fromEntries(words) as unknown as Speech['words'] };
    return {
      city: province.capital,
      address: chooseAddress(province, province.input.towns[0]!.name, random),
      founded,
      about: sayText([[cycles.openings.next(), cycles.ways.next()], [cycles.details.next()]], speech),
      consultancy_areas: sayLines([...commonAreas, ...random.sample(furtherAreas, random.between(1, 3))], speech),
      memberships: sayLines(random.sample(memberships, random.between(1, 3)), speech),
    };
  }
}
