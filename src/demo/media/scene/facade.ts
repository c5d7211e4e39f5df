import type { Canvas } from './canvas.ts';
import type { Home } from './home.ts';
import type { Random } from './random.ts';
import { drawBlock } from './facades/block.ts';
import { drawMasia } from './facades/masia.ts';
import { programs } from './facades/programs.ts';
import { drawVilla } from './facades/villa.ts';

/** A house from the street, in the manner of its region. */
export function drawFacade(canvas: Canvas, home: Home, random: Random): void {
  if (home.style === 'masia') drawMasia(canvas, home, random);
  else if (home.style === 'villa') drawVilla(canvas, home, random);
  else drawBlock(canvas, home, random, programs[home.style]);
  const { width, height } = canvas;
  const { shadow, time } = home.light;
  canvas.rect(
    0,
    0,
    width,
    height,
    canvas.radial([width / 2, height * 0.46], width * 0.7, [0.6, shadow, 0], [1, shadow, time === 'dusk' ? 0.3 : 0.18]),
  );
}
