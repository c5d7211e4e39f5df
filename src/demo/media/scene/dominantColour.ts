import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { MediaKind } from '../mediaUrls.ts';
import { articleOf } from './article.ts';
import { mix } from './colour.ts';
import { heroLight } from './heroes/cities.ts';
import { homeOf, type Home, type Palette } from './home.ts';
import { indoors, litColour, type Light, type TimeOfDay } from './light.ts';
import { parseScene } from './parseScene.ts';

const sheets: ReadonlySet<MediaCategory> = new Set(['plan', 'appraisalplan', 'energycertificate']);
const paper = '#fbf7ef';

/**
 * What pictures in the open (and cellars) are on average at each hour, measured over many: their colours come from more
 * than the palette.
 */
const measured: Partial<Record<MediaCategory, Record<TimeOfDay, string>>> = {
  facade: { morning: '#94948c', noon: '#8d928d', golden: '#a3907b', dusk: '#817174' },
  terrace: { morning: '#9ea293', noon: '#99a098', golden: '#ae9b81', dusk: '#847277' },
  balcony: { morning: '#959e90', noon: '#8f9e96', golden: '#a49375', dusk: '#76676d' },
  garden: { morning: '#82937e', noon: '#7d9282', golden: '#8c8671', dusk: '#6d6665' },
  pool: { morning: '#8aa69e', noon: '#86a5a2', golden: '#979d88', dusk: '#787b82' },
  views: { morning: '#9ea795', noon: '#92a49b', golden: '#ae9d7c', dusk: '#7b6e73' },
  patio: { morning: '#a59d8e', noon: '#a29d92', golden: '#a8917c', dusk: '#927975' },
  porch: { morning: '#a39f86', noon: '#9f9e8b', golden: '#ab9473', dusk: '#8b7570' },
  surroundings: { morning: '#869175', noon: '#829179', golden: '#8d8866', dusk: '#716b61' },
  land: { morning: '#a5ac93', noon: '#9caa99', golden: '#afa27e', dusk: '#827674' },
  communalareas: { morning: '#869c8e', noon: '#829b92', golden: '#92927d', dusk: '#737074' },
  cellar: { morning: '#a68c74', noon: '#a58d77', golden: '#a88569', dusk: '#947366' },
};

/** A colour to hold a picture's place until it is there: from the palette, without drawing anything. */
export function dominantColour(kind: MediaKind, id: string, scene: string): string {
  const name = parseScene(kind, id, scene);
  if (name?.kind === 'agents') return '#dccbb3';
  if (name?.kind === 'home') {
    if (name.collection === 'logos') return paper;
    if (name.collection === 'posts') return articleOf(name.index, name.subject).colour;
    return mix(heroLight(name.subject).sky[1], '#a99c84', 0.35);
  }
  return name?.kind === 'estates' ? estateColour(name.category, homeOf(id, name.style, name.facts)) : paper;
}

const woodShares = { kitchen: 0.26, room: 0.17 } as const;

type RoomColours = Map<Palette, Map<Light, string>>;

/** Colours of rooms by palette and light: some hundred, and a load asks for them ten times an estate. */
const roomColours: Record<keyof typeof woodShares, RoomColours> = { kitchen: new Map(), room: new Map() };

function roomColour({ light, palette }: Home, room: keyof typeof woodShares): string {
  let ofPalette = roomColours[room].get(palette);
  if (!ofPalette) {
    ofPalette = new Map();
    roomColours[room].set(palette, ofPalette);
  }
  let colour = ofPalette.get(light);
  if (colour === undefined) {
    colour = mix(litColour(indoors(light), palette.wall, 0.15), palette.wood, woodShares[room]);
    ofPalette.set(light, colour);
  }
  return colour;
}

/** The same of an estate's picture. */
export const estateColour = (category: MediaCategory, home: Home): string => {
  if (sheets.has(category)) return paper;
  return measured[category]?.[home.light.time] ?? roomColour(home, category === 'kitchen' ? 'kitchen' : 'room');
};
