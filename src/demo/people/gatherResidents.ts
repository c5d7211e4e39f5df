import type { DemoProvince } from '../places/createPlaces.ts';
import type { Random } from '../random.ts';
import { namesByRegion } from './names.ts';
import { residents, type Resident } from './residents.ts';

/** More women than men sell homes. */
const womenShare = 0.54;

/**
 * A province's agents: those whom every world has, among others drawn from the names of its region; who trades alone
 * comes last.
 */
export function gatherResidents({ source, input }: DemoProvince, random: Random): Resident[] {
  const known = residents[input.slug] ?? [];
  const names = namesByRegion[source.streets];
  const taken = new Set(known.flatMap(({ given, surnames }) => [given, ...surnames.split(' ')]));
  const fresh = (list: readonly string[]) =>
    random.sample(
      list.filter((name) => !taken.has(name)),
      list.length,
    );
  const surnames = fresh(names.surnames);
  const given = { female: fresh(names.female), male: fresh(names.male) };
  const drawn = Array.from({ length: source.agents - known.length }, (): Resident => {
    const gender = random.chance(womenShare) ? 'female' : 'male';
    const [first, second] = [surnames.pop()!, random.chance(0.4) ? ` ${surnames.pop()!}` : ''];
    return { given: given[gender].pop()!, surnames: first + second, gender };
  });
  const all = random.sample([...known, ...drawn], source.agents);
  return all.sort((a, b) => Number(a.ownName ?? false) - Number(b.ownName ?? false));
}
