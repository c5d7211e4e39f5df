import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { MediaKind } from '../mediaUrls.ts';
import { Canvas } from './canvas.ts';
import { drawArticle } from './article.ts';
import { homeOf, type Home } from './home.ts';
import { parseScene, type SceneName } from './parseScene.ts';
import { createRandom, type Random } from './random.ts';
import { drawBathroom } from './bathroom.ts';
import { drawBedroom } from './bedroom.ts';
import { drawDressing } from './dressing.ts';
import { drawKitchen } from './kitchen.ts';
import { drawFacade } from './facade.ts';
import { drawDining } from './dining.ts';
import { drawCommunal, drawGarden, drawPool, drawSurroundings } from './gardens.ts';
import { drawLand } from './land.ts';
import { drawPatio } from './patio.ts';
import { drawBalcony, drawPorch, drawTerrace, drawViews } from './terraces.ts';
import { drawCorridor, drawHall, drawLifts, drawOffice, drawOpenPlan, drawWaitingRoom } from './passages.ts';
import { drawStaircase } from './staircase.ts';
import { drawCertificate } from './certificate.ts';
import { drawPlan } from './plan.ts';
import { drawHero } from './heroes/cities.ts';
import { drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import { drawAtmospherePiece, drawCellar, drawDetails, drawGarage, drawStorage } from './utility.ts';
import { drawLiving, drawLoft, drawPenthouse } from './living.ts';

export interface Drawing {
  svg: string;
  width: number;
  height: number;
  /** Across, 0 to 1: what a square thumbnail must not lose. */
  focusX: number;
  /** Whether the drawing goes on to the left and right of its edges. */
  wide: boolean;
  /** A sheet of paper in itself, as plans and logos are, not a view. */
  sheet: boolean;
}

export type Painter = (canvas: Canvas, home: Home, random: Random) => void;

const painters: Record<MediaCategory, Painter> = {
  unknown: drawLiving,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  hall: drawHall,
  dining_room: drawDining,
  bedroom: drawBedroom,
  waitingroom: drawWaitingRoom,
  corridor: drawCorridor,
  terrace: drawTerrace,
  patio: drawPatio,
  facade: drawFacade,
  living: drawLiving,
  plan: drawPlan,
  surroundings: drawSurroundings,
  loft: drawLoft,
  balcony: drawBalcony,
  garden: drawGarden,
  penthouse: drawPenthouse,
  pool: drawPool,
  views: drawViews,
  garage: drawGarage,
  details: drawDetails,
  storage: drawStorage,
  cellar: drawCellar,
  communalareas: drawCommunal,
  basement: drawStorage,
  energycertificate: drawCertificate,
  storage_space: drawStorage,
  office: drawOffice,
  studio: drawLiving,
  29: drawDressing,
  porch: drawPorch,
  land: drawLand,
  atmosphere: drawAtmospherePiece,
  staircase: drawStaircase,
  lifts: drawLifts,
  appraisalplan: drawPlan,
  open_plan: drawOpenPlan,
};

const isSheet = (name: SceneName): boolean =>
  name.kind === 'home'
    ? name.collection === 'logos'
    : name.kind === 'estates' &&
      (name.category === 'plan' || name.category === 'appraisalplan' || name.category === 'energycertificate');

function sizeOf(name: SceneName): readonly [number, number] {
  if (name.kind === 'agents') return [1200, 1200];
  if (name.kind === 'home')
    return name.collection === 'heroes' || name.collection === 'hero'
      ? [2100, 900]
      : name.collection === 'logos'
        ? [600, 300]
        : [1600, 900];
  return isSheet(name) ? [1600, 1200] : [1600, 900];
}

/**
 * The drawing of a scene: a pure function of its name. Throws on a name that `parseScene` does not know.
 * @param pictureWidth pixels of the picture to be made of it, whole: what would be finer than these is left out,
 * nothing else changes
 */
export function drawScene(kind: MediaKind, id: string, scene: string, pictureWidth = Infinity): Drawing {
  const name = parseScene(kind, id, scene);
  if (!name) throw new Error(`No such scene: ${kind}/${id}/${scene}`);
  const random = createRandom(`${kind}/${id}/${scene}`);
  const [width, height] = sizeOf(name);
  const canvas = new Canvas(width, height, Math.max(1, width / pictureWidth));
  if (name.kind === 'estates') painters[name.category](canvas, homeOf(id, name.style, name.facts), random);
  else if (name.kind === 'agents') drawPortrait(canvas, random, name.gender, name.age);
  else if (name.collection === 'logos') drawLogo(canvas, name.index, name.subject);
  else if (name.collection === 'posts') drawArticle(canvas, name.index, name.subject, random);
  else drawHero(canvas, name.subject, random);
  return { svg: canvas.toString(), width, height, focusX: 0.5, wide: name.kind === 'agents', sheet: isSheet(name) };
}
