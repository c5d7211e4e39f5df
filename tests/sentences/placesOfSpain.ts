import { readFileSync } from 'node:fs';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { indexNames, wordsOf } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { landmarks, nicknamesOf, titleOf } from '#origin/places/landmarks.ts';
import { municipalityNumber, type Municipality } from '#origin/places/municipalities.ts';
import { provinces } from '#origin/places/provinces.ts';

interface Named {
  suggestion: Suggestion;
  names: readonly string[];
}

interface Listed {
  address: { province: string; town: string; zone?: string };
}

/** The addresses of the demo's listings. */
const listed: readonly Listed[] = readFileSync('networks/vencejo/listings/vencejo.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Listed);

const addressKey = ({ address: { province, town } }: Listed): string => `${slugify(province)}/${slugify(town)}`;

function* municipalitiesOf(code: string): Generator<Municipality> {
  for (let number = 0; ; number += 1) {
    const one = municipalityNumber(code, number);
    if (!one) return;
    yield one;
  }
}

/** The provinces and municipalities of Spain, the landmarks, and the zones of the demo; towns with listings first. */
function* namedPlaces(): Generator<Named & { isListed: boolean }> {
  const towns = new Set(listed.map(addressKey));
  for (const { code, slug, name } of provinces) {
    for (const town of municipalitiesOf(code)) {
      const suggestion: Suggestion = { kind: 'town', name: town.name, within: name, province: slug, town: town.slug };
      const isCapital = town.names.includes(name);
      const isListed = town.names.some((one) => towns.has(`${slug}/${slugify(one)}`)) || isCapital;
      yield { suggestion, names: [...town.names, ...nicknamesOf(town.code)], isListed };
    }
    yield { suggestion: { kind: 'province', name, province: slug }, names: namesOf(name), isListed: true };
  }
  const zones = new Map(
    listed.flatMap((one): [string, Listed][] =>
      one.address.zone ? [[`${addressKey(one)}/${one.address.zone}`, one]] : [],
    ),
  );
  for (const { address } of zones.values()) {
    const { province, town, zone = '' } = address;
    const path = { province: slugify(province), town: slugify(town), zone: slugify(zone) };
    const within = town === province ? town : `${town}, ${province}`;
    yield { suggestion: { kind: 'zone', name: zone, within, ...path }, names: namesOf(zone), isListed: true };
  }
  for (const { kind, slug, province, filter, nameIn, names } of landmarks) {
    const suggestion: Suggestion = { kind, name: titleOf(nameIn('es')), province, slug, ...filter };
    yield { suggestion, names, isListed: true };
  }
}

const all = [...namedPlaces()];
const listedFirst = [...all.filter(({ isListed }) => isListed), ...all.filter(({ isListed }) => !isListed)];
const findListed = indexNames(
  all.filter(({ isListed }) => isListed),
  ({ names, suggestion }) => ({ names, within: suggestion.within }),
);

const byName = new Map<string, Suggestion[]>();
for (const { names, suggestion } of listedFirst)
  for (const key of new Set(names.map((name) => wordsOf(name).join(''))))
    byName.set(key, [...(byName.get(key) ?? []), suggestion]);

const answers = new Map<string, readonly Suggestion[]>();

/**
 * What a text may mean, as the suggestions answer it: any place of Spain by its name; by words, beginnings and with
 * typing errors those that the demo has homes in. A street of any name in a town that there is.
 */
export function findInSpain(text: string): Promise<readonly Suggestion[]> {
  const [street = '', town] = text.split(',');
  const towns = town === undefined ? [] : (byName.get(wordsOf(town).join('')) ?? []);
  const found = answers.get(text) ?? [
    ...towns.slice(0, 1).map((one): Suggestion => ({
      ...one,
      kind: 'street',
      name: street,
      within: one.name,
      street: `${slugify(street)}/${one.town ?? ''}`,
    })),
    ...new Set([
      ...(byName.get(wordsOf(text).join('')) ?? []),
      ...findListed(text, 40).map(({ suggestion }) => suggestion),
    ]),
  ];
  answers.set(text, found);
  return Promise.resolve(found);
}

const folded = all.map(({ names }) => ({ names, spaced: names.map((one) => wordsOf(one).join(' ')) }));

const alike = new Map<string, readonly string[]>();

/** All names of the place that is called so, or whose name ends so: `La Concha` of the beach. */
export function namesLike(name: string): readonly string[] {
  const typed = wordsOf(name).join(' ');
  const known = alike.get(typed);
  if (known) return known;
  const joined = typed.replaceAll(' ', '');
  const named = folded.find(({ spaced }) => spaced.some((one) => one.replaceAll(' ', '') === joined));
  const ending = named ?? folded.find(({ spaced }) => spaced.some((one) => ` ${one}`.endsWith(` ${typed}`)));
  const names = ending?.names ?? [name];
  alike.set(typed, names);
  return names;
}
