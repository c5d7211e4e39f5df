import { n } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Palette } from './home.ts';
import { placeIn, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import type { Stage, Vec } from './stage.ts';

/** A lamp hung from the ceiling; as all lamps, it glows at dusk. */
export function pendant(
  stage: Stage,
  random: Random,
  [x, y, z]: Vec,
  ceiling: number,
  palette: Palette,
  size = 0.24,
  kind = random.int(0, 3),
): void {
  stage.later([x - size, y, z - size], [x + size, ceiling, z + size], () => {
    const { canvas, light } = stage;
    const [px, py] = stage.at([x, y, z]);
    const [, top] = stage.at([x, ceiling, z]);
    const s = size * stage.scale([x, y, z]);
    const colour = stage.shade([palette.metal, palette.spark, '#efe3cd', '#d9bb8c'][kind]!, [0, -0.1, -0.9]);
    canvas.stroke(`M${n(px)} ${n(top)}V${n(py - s)}`, '#4a443e', Math.max(1, s * 0.03));
    if (light.lampsOn)
      canvas.circle(px, py, s * 5, canvas.glow([0, '#ffd893', 0.6], [0.3, '#ffc873', 0.22], [1, '#ffc873', 0]));
    const paint = canvas.across([0, lighten(colour, 0.22)], [0.5, colour], [1, darken(colour, 0.28)]);
    if (kind === 0 || kind === 1)
      canvas.path(
        `M${n(px - s)} ${n(py)}Q${n(px - s)} ${n(py - s)} ${n(px)} ${n(py - s)}Q${n(px + s)} ${n(py - s)} ${n(px + s)} ${n(py)}Z`,
        paint,
      );
    else if (kind === 2) canvas.circle(px, py - s * 0.3, s * 0.8, light.lampsOn ? '#ffe7b5' : paint);
    else {
      canvas.path(`M${n(px - s * 0.35)} ${n(py - s)}H${n(px + s * 0.35)}L${n(px + s)} ${n(py)}H${n(px - s)}Z`, paint);
      let weave = '';
      for (let i = 1; i < 7; i += 1)
        weave += `M${n(px - s * 0.35 + s * 0.1 * i)} ${n(py - s)}L${n(px - s + (2 * s * i) / 7)} ${n(py)}`;
      canvas.stroke(weave, darken(colour, 0.3), Math.max(0.5, s * 0.02), 'stroke-opacity="0.5"');
    }
    if (kind < 2) canvas.ellipse(px, py, s, s * 0.1, light.lampsOn ? '#ffe7b5' : lighten(colour, 0.45));
  });
}

export function floorLamp(stage: Stage, random: Random, spot: Spot, palette: Palette): void {
  const place = placeIn(spot, 0, 0, 0);
  stage.discShadow(place, 0.26, 0.35);
  const height = random.range(1.45, 1.65);
  const kind = random.int(0, 2);
  stage.later([spot.x - 0.22, 0, spot.z - 0.22], [spot.x + 0.22, height, spot.z + 0.22], () => {
    const { canvas, light } = stage;
    const [x, y] = stage.at(place);
    const m = stage.scale(place);
    const top = y - height * m;
    const metal = stage.shade(palette.metal, [0, 0.2, -0.8]);
    if (light.lampsOn)
      canvas.circle(
        x,
        top + 0.12 * m,
        m * 1.3,
        canvas.glow([0, '#ffd893', 0.65], [0.35, '#ffc873', 0.22], [1, '#ffc873', 0]),
      );
    if (kind === 0)
      canvas.stroke(
        `M${n(x)} ${n(top + 0.3 * m)}L${n(x - 0.2 * m)} ${n(y)}M${n(x)} ${n(top + 0.3 * m)}L${n(x + 0.2 * m)} ${n(y)}M${n(x)} ${n(top + 0.3 * m)}L${n(x + 0.04 * m)} ${n(y - 0.05 * m)}`,
        stage.shade(palette.wood, [0, 0, -1]),
        0.028 * m,
      );
    else {
      canvas.stroke(`M${n(x)} ${n(top)}V${n(y)}`, metal, 0.022 * m);
      canvas.ellipse(x, y, 0.15 * m, 0.03 * m, metal);
    }
    const shade = light.lampsOn ? '#ffe9bd' : stage.shade(mix(palette.linen, '#ffffff', 0.25), [0, 0.2, -0.8]);
    const [wide, narrow] = kind === 1 ? [0.2, 0.2] : [0.22, 0.13];
    canvas.path(
      `M${n(x - narrow * m)} ${n(top)}H${n(x + narrow * m)}L${n(x + wide * m)} ${n(top + 0.3 * m)}H${n(x - wide * m)}Z`,
      canvas.across([0, lighten(shade, 0.3)], [1, darken(shade, 0.12)]),
    );
  });
}

/** A table lamp standing at a place. */
export function tableLamp(stage: Stage, place: Vec, palette: Palette, colour: string): void {
  const { canvas, light } = stage;
  const [x, y] = stage.at(place);
  const m = stage.scale(place);
  const base = stage.shade(colour, [0, 0.2, -0.7]);
  if (light.lampsOn)
    canvas.circle(
      x,
      y - 0.38 * m,
      m * 0.9,
      canvas.glow([0, '#ffd893', 0.7], [0.35, '#ffc873', 0.24], [1, '#ffc873', 0]),
    );
  canvas.path(
    `M${n(x - 0.05 * m)} ${n(y)}Q${n(x - 0.12 * m)} ${n(y - 0.12 * m)} ${n(x - 0.02 * m)} ${n(y - 0.26 * m)}H${n(x + 0.02 * m)}Q${n(x + 0.12 * m)} ${n(y - 0.12 * m)} ${n(x + 0.05 * m)} ${n(y)}Z`,
    canvas.across([0, lighten(base, 0.25)], [1, darken(base, 0.2)]),
  );
  const shade = light.lampsOn ? '#ffe9bd' : stage.shade(mix(palette.linen, '#ffffff', 0.3), [0, 0.2, -0.8]);
  canvas.path(
    `M${n(x - 0.1 * m)} ${n(y - 0.48 * m)}H${n(x + 0.1 * m)}L${n(x + 0.17 * m)} ${n(y - 0.25 * m)}H${n(x - 0.17 * m)}Z`,
    canvas.across([0, lighten(shade, 0.3)], [1, darken(shade, 0.1)]),
  );
}
