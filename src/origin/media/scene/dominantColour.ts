import type { MediaCategory } from '#shared/domain/estate.ts';
import type { MediaKind } from '../mediaUrls.ts';
import { articleOf } from './article.ts';
import { mix } from './colour.ts';
import { heroLight } from './heroes/cities.ts';
import { homeOf, type Home } from './home.ts';
import { indoors, litColour } from './light.ts';
import { parseScene } from './parseScene.ts';

const outdoors: ReadonlySet<MediaCategory> = new Set(['facade', 'terrace', 'balcony', 'garden', 'pool', 'patio', 'porch', 'views', 'surroundings', 'land', 'communalareas']);
const sheets: ReadonlySet<MediaCategory> = new Set(['plan', 'appraisalplan', 'energycertificate']);
const paper = '#fbf7ef';

const greens: Partial<Record<MediaCategory, [string, number]>> = {
  garden: ['#8a9a62', 0.6], land: ['#b5a66a', 0.5], surroundings: ['#a3a07a', 0.5], pool: ['#6fb3b8', 0.45], communalareas: ['#86a87a', 0.45], views: ['#c9b093', 0.4],
};

function openAirColour({ light, palette }: Home, category: MediaCategory): string {
  const [ground, share] = greens[category] ?? [mix(palette.wall, '#b99a78', 0.45), 0.5];
  return mix(light.sky[1], litColour(light, ground, 0.4), share);
}

/** A colour to hold a picture's place until it is there: from the palette, without drawing anything. */
export function dominantColour(kind: MediaKind, id: string, scene: string): string {
  const name = parseScene(kind, id, scene);
  if (name?.kind === 'agents') return '#dccbb3';
  if (name?.kind === 'home') {
    if (name.collection === 'logos') return paper;
    if (name.collection === 'posts') return articleOf(name.index, name.subject).colour;
    return mix(heroLight(name.subject).sky[1], '#a99c84', 0.35);
  }
  const category = name?.kind === 'estates' ? name.category : 'living';
  if (sheets.has(category)) return paper;
  const home = name?.kind === 'estates' ? homeOf(id, name.style, name.facts) : homeOf(scene);
  if (outdoors.has(category)) return openAirColour(home, category);
  return mix(litColour(indoors(home.light), home.palette.wall, 0.15), home.palette.wood, 0.14);
}
