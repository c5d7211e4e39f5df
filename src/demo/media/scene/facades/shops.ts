import { darken, lighten } from '../colour.ts';
import { ashlar, band, layerOn, plaster, quad, tone, wallShadow, type Front } from './front.ts';
import { baysOf } from './program.ts';
import { drawAwning } from './shutters.ts';
import { door, facadeWindow } from './windows.ts';

export interface ShopsLook {
  stone: string;
  arched: boolean;
  /** Width of a bay, metres. */
  bay: number;
  dressed: boolean;
}

/** A ground floor of stone with the house's door in its middle and shops beside it. */
export function groundFloor(
  front: Front,
  u0: number,
  u1: number,
  height: number,
  { stone, arched, bay, dressed }: ShopsLook,
): void {
  const { random, home, stage } = front;
  (dressed ? ashlar : plaster)(front, u0, u1, 0, height, stone);
  stage.poly(quad(front, u0, u1, 0, 0.5, 0.01), darken(tone(front, stone), 0.22));
  const bays = baysOf(u0, u1, bay);
  const portal = Math.floor(bays.length / 2);
  const cloth = random.pick([home.palette.spark, home.palette.fabric, '#e9dcc2', '#2f4f58', '#8c3f2b', '#3f6b4a']);
  const stripe = random.chance(0.4) ? '#f6efe0' : undefined;
  const frames = random.pick(['#2b423d', '#33363a', '#5f3526', '#24404f']);
  bays.forEach((u, i) => {
    const w = Math.min(1.05, bay * 0.38);
    if (i === portal) door(front, u, 1.7, height - 0.6, darken(home.palette.wood, 0.3), lighten(stone, 0.25), arched);
    else {
      facadeWindow(front, u - w, u + w, 0.35, height - 0.62, {
        frame: frames,
        arched: arched && i % 2 === portal % 2,
        panes: [2, 1],
        depth: 0.3,
      });
      if (random.chance(0.45)) drawAwning(front, u - w - 0.25, u + w + 0.25, height - 0.5, 0.55, 1.2, cloth, stripe);
    }
  });
  layerOn(front, 19);
  wallShadow(front, u0, u1, height - 0.12, height + 0.1, 0.3, 0.4);
  band(front, u0, u1, height - 0.1, height + 0.12, 0.22, lighten(stone, 0.1));
}
