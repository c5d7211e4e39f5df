import type { Canvas } from './canvas.ts';
import { drawAccessories } from './portraits/accessories.ts';
import { drawBackdrop } from './portraits/backdrops.ts';
import { drawBeard } from './portraits/beard.ts';
import { drawClothes } from './portraits/clothes.ts';
import { drawFeatures } from './portraits/features.ts';
import { drawHairBefore, drawHairBehind } from './portraits/hairFall.ts';
import { drawHairTop } from './portraits/hairTop.ts';
import { drawHead, drawNeck, headPath } from './portraits/head.ts';
import { createSitter } from './portraits/sitter.ts';
import { n } from './canvas.ts';
import type { Random } from './random.ts';

/** A bust of an agent on 1200 × 1200: head and shoulders, turned a little, lit from one side. `age` in years. */
export function drawPortrait(
  canvas: Canvas,
  random: Random,
  gender: 'female' | 'male' | 'other' | undefined,
  age?: number,
): void {
  const sitter = createSitter(random, gender, age);
  const facing = random.chance(0.5) ? 1 : -1;
  const tilt = random.range(-3.5, 3.5);
  drawBackdrop(canvas, random.fork('backdrop'));
  canvas.group(`transform="translate(${n(600 + facing * 10)} 548) scale(${n(facing * 1.3)} 1.3)"`, () => {
    const head = `transform="rotate(${n(tilt)} -10 260)"`;
    canvas.group(head, () => drawHairBehind(canvas, sitter));
    canvas.group('transform="translate(0 -14)"', () => {
      drawNeck(canvas, sitter);
      drawClothes(canvas, sitter);
    });
    canvas.group(head, () => {
      drawHead(canvas, sitter);
      drawBeard(canvas, sitter);
      canvas.clipped(headPath(sitter), () => drawFeatures(canvas, sitter));
      drawHairTop(canvas, sitter);
      drawAccessories(canvas, sitter);
    });
    drawHairBefore(canvas, sitter);
  });
  canvas.rect(
    -560,
    0,
    2320,
    1200,
    canvas.linear([0, 0], [1200, 1200], [0, '#fff3d6', 0.14], [0.5, '#fff3d6', 0], [1, '#2c2f55', 0.14]),
  );
}
