import { drawCertificate, drawContract, drawNetwork, drawShare } from './articles/desk.ts';
import { drawRoofs, drawTiles, drawVillage } from './articles/places.ts';
import { drawMoving, drawNorthLight, drawSeason } from './articles/rooms.ts';
import type { Still } from './articles/still.ts';
import type { Canvas } from './canvas.ts';
import { drawDining } from './dining.ts';
import type { Painter } from './drawScene.ts';
import { drawFacade } from './facade.ts';
import { homeOf, type BuildingStyle } from './home.ts';
import { drawLiving } from './living.ts';
import { drawHall, drawOffice } from './passages.ts';
import type { SceneFacts } from '../sceneFacts.ts';
import type { Random } from './random.ts';

interface Article {
  /** What a post's slug must contain to be shown this picture. */
  about: RegExp;
  draw: (still: Still) => void;
  /** The picture's middling colour, to hold its place. */
  colour: string;
}

/** A view of a home that belongs to nobody. */
const ofHome =
  (paint: Painter, style: BuildingStyle, facts: SceneFacts) =>
  ({ canvas, random }: Still): void =>
    paint(canvas, homeOf('magazine', style, facts), random);

const articles: readonly Article[] = [
  {
    about: /vender-mi-piso/,
    draw: ofHome(drawLiving, 'eixample', { view: 'park', flooring: 'hydraulic', time: 'morning', season: 'spring' }),
    colour: '#c8ae8c',
  },
  {
    about: /alquilar-mi-piso/,
    draw: ofHome(drawHall, 'madrid', { flooring: 'wood', time: 'noon' }),
    colour: '#d6cfc2',
  },
  {
    about: /elegir-una-agencia/,
    draw: ofHome(drawFacade, 'quarter', { view: 'street', time: 'golden', season: 'autumn' }),
    colour: '#8e8368',
  },
  {
    about: /mi-cuenta/,
    draw: ofHome(drawOffice, 'modern', { view: 'roofs', flooring: 'wood', time: 'morning' }),
    colour: '#bea08b',
  },
  {
    about: /no-se-vende/,
    draw: ofHome(drawDining, 'townhouse', { view: 'courtyard', flooring: 'terrazzo', time: 'dusk', season: 'winter' }),
    colour: '#b89384',
  },
  { about: /luz|color|sofa|salon/, draw: drawNorthLight, colour: '#c2b9a2' },
  { about: /firma|arras|hipoteca|contrat|impuesto|fiscal|segura/, draw: drawContract, colour: '#c09a74' },
  { about: /pueblo|reforma|masia/, draw: drawVillage, colour: '#c9b08c' },
  { about: /red|ciudades|barrio|agencia/, draw: drawNetwork, colour: '#c4b594' },
  { about: /suelo|hidraulic|baldos|limpi/, draw: drawTiles, colour: '#b39a7c' },
  { about: /alquil|temporada|llave/, draw: drawSeason, colour: '#b9977a' },
  { about: /atico|terraza|balcon|huerto/, draw: drawRoofs, colour: '#c9a27c' },
  { about: /mudar|mudanza|ninos|primer|vender/, draw: drawMoving, colour: '#c79f74' },
  { about: /ciento|compart|social|donacion/, draw: drawShare, colour: '#c3a586' },
  { about: /energ|certificado|ahorr/, draw: drawCertificate, colour: '#bfa888' },
];

/** The picture for a post: what its slug is about, else one in turn. */
export const articleOf = (index: number, slug: string): Article =>
  articles.find(({ about }) => about.test(slug)) ?? articles[(index - 1) % articles.length]!;

/** An article's picture on 1600 × 900. */
export const drawArticle = (canvas: Canvas, index: number, slug: string, random: Random): void =>
  articleOf(index, slug).draw({ canvas, random });
