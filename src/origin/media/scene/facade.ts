import type { Canvas } from './canvas.ts';
import type { Home } from './home.ts';
import type { Random } from './random.ts';
import { drawView } from './backdrop.ts';

/** A house from the street. */
export function drawFacade(canvas: Canvas, home: Home, random: Random): void {
  drawView(canvas, home.light, random, home.view, { x: 0, y: 0, width: 1600, height: 900, horizon: 520 });
}
