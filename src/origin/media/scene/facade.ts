import type { Canvas } from './canvas.ts';
import type { BuildingStyle, Home } from './home.ts';
import type { Random } from './random.ts';
import { drawAndalusian, drawCanarian, drawMasia, drawTownhouse } from './facades/houses.ts';
import { drawEixample, drawMadrid, drawModernBlock } from './facades/urban.ts';
import { drawVilla } from './facades/villa.ts';

const painters: Record<BuildingStyle, (canvas: Canvas, home: Home, random: Random) => void> = {
  eixample: drawEixample, madrid: drawMadrid, andaluz: drawAndalusian, masia: drawMasia, modern: drawModernBlock, canarias: drawCanarian, townhouse: drawTownhouse, villa: drawVilla,
};

/** A house from the street, in the manner of its region. */
export function drawFacade(canvas: Canvas, home: Home, random: Random): void {
  painters[home.style](canvas, home, random);
  const { width, height } = canvas;
  const { shadow, time } = home.light;
  canvas.rect(0, 0, width, height, canvas.radial([width / 2, height * 0.46], width * 0.7, [0.6, shadow, 0], [1, shadow, time === 'dusk' ? 0.3 : 0.16]));
}
