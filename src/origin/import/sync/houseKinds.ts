import type { HouseKind } from '#shared/domain/estate.ts';

/** Parts of the words in which sources say what kind of house one is, as slugs. */
const kinds: readonly (readonly [RegExp, HouseKind])[] = [
  [/(?:^|-)bungalows?(?:-|$)/, 'bungalow'],
  [/(?:^|-)(?:town-?houses?|terraced-(?:house|villa)|adosad[oa]s?|adossa[td]a?)(?:-|$)/, 'town_house'],
  [/(?:^|-)(?:semi-detached|paread[oa]s?|aparead[oa]s?|aparellad[oa]s?|aparellada?)(?:-|$)/, 'semi_detached'],
  [/(?:^|-)villas?(?:-|$)/, 'villa'],
  [/(?:^|-)(?:detached|independiente|aislad[oa]|aillada?)(?:-|$)/, 'detached'],
];

/** What kind of house it is, in the words of portals; undefined for a house and no more. @param words as a slug */
export const houseKindOf = (words: string): HouseKind | undefined => kinds.find(([part]) => part.test(words))?.[1];
