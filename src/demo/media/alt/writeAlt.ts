import type { SceneFacts } from '../sceneFacts.ts';
import { capital, lower, type AltWords } from './altWords.ts';
import type { SeenPicture } from './seenPicture.ts';

/** The room, and which of several it is. */
function headOf(words: AltWords, { category, nth, things }: SeenPicture): string {
  const { rooms, ofRoom, ordinals, furtherViews, picture } = words;
  const name = category === 'views' ? capital(words.things[things[0]!]) : rooms[category];
  if (nth === 1) return name;
  if (category === 'bedroom' || category === 'bathroom') {
    const ordinal = ordinals[nth - 2];
    if (ordinal !== undefined) return `${ordinal} ${lower(name)}`;
  } else if (category !== 'unknown' && category !== 'views') {
    const view = furtherViews[nth - 2];
    if (view !== undefined) return `${view} ${ofRoom(category)}`;
  }
  return `${name}, ${picture(nth)}`;
}

const countOf = (count: number | undefined, [one, many]: readonly [string, string]): string[] =>
  count ? [`${count} ${count === 1 ? one : many}`] : [];

/** Homes whose plan shows a living room and a kitchen. */
const withLivingRoom: ReadonlySet<string | undefined> = new Set([
  'flat',
  'penthouse',
  'duplex',
  'house',
  'rural_house',
]);

/** Rooms that a plan names and nobody counts. */
export const namedOnPlan = ({ kind, terrace, garden }: SceneFacts): (keyof AltWords['planRooms'])[] => [
  ...(withLivingRoom.has(kind) ? (['living', 'kitchen'] as const) : []),
  ...(kind === 'studio' ? (['kitchen'] as const) : []),
  ...(terrace ? (['terrace'] as const) : []),
  ...(garden ? (['garden'] as const) : []),
];

/** The rooms by name, in the order of a plan's reader: those of the day, of the night, and what lies outside. */
function planOf(words: AltWords, facts: SceneFacts): string {
  const area = facts.area ? ` ${words.areaOfPlan(facts.area)}` : '';
  const named = namedOnPlan(facts);
  const inside = named.filter((room) => room === 'living' || room === 'kitchen');
  const rooms = [
    ...inside.map((room) => words.planRooms[room]),
    ...countOf(facts.rooms, words.bedrooms),
    ...countOf(facts.bathrooms, words.bathrooms),
    ...named.slice(inside.length).map((room) => words.planRooms[room]),
  ];
  const last = rooms.pop();
  if (last === undefined) return area;
  const list = rooms.length > 0 ? `${rooms.join(', ')} ${words.and} ${last}` : last;
  return `${area} ${words.with} ${list}${words.lettering}`;
}

/** What follows the room's name. */
function restOf(words: AltWords, { category, things, building, shot, facts }: SeenPicture): string {
  if (category === 'plan' || category === 'appraisalplan') return planOf(words, facts);
  if (category === 'energycertificate') return facts.rating ? ` ${words.certificate(facts.rating)}` : '';
  if (building) return ` ${words.buildings[building]}${shot ? words.shots[shot] : ''}`;
  return things.length === 0 || category === 'views'
    ? ''
    : ` ${words.with} ${things.map((thing) => words.things[thing]).join(` ${words.and} `)}`;
}

/** One sentence, without its full stop: alternative texts are read on into what follows. */
export const writeAlt = (words: AltWords, picture: SeenPicture): string =>
  `${words.label}: ${lower(headOf(words, picture))}${restOf(words, picture)}${picture.time ? words.times[picture.time] : ''}`;
