import { n } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Palette } from './home.ts';
import type { Random } from './random.ts';
import type { Stage, Vec } from './stage.ts';

/** Small things on a surface: books, a vase with a branch, a bowl. */
export function stillLife(stage: Stage, random: Random, [x, y, z]: Vec, palette: Palette, spread = 0.22): void {
  const colours = random.shuffle([palette.spark, palette.fabric, palette.accentWall, '#efe6d6']);
  const kind = random.int(0, 2);
  stage.box([x - spread, y, z - 0.1], [x - spread + 0.24, y + 0.03, z + 0.08], colours[0]!);
  stage.box(
    [x - spread + 0.01, y + 0.03, z - 0.09],
    [x - spread + 0.22, y + 0.055, z + 0.07],
    mix(colours[1]!, '#ffffff', 0.3),
  );
  if (kind === 0) {
    vase(stage, random, [x + spread * 0.6, y, z], 0.2, colours[2]!, true);
  } else if (kind === 1) {
    bowl(stage, [x + spread * 0.6, y, z], 0.13, colours[2]!);
  } else {
    vase(stage, random, [x + spread * 0.75, y, z + 0.03], 0.16, colours[3]!, false);
    bowl(stage, [x + spread * 0.15, y, z - 0.04], 0.08, colours[2]!);
  }
}

export function bowl(stage: Stage, place: Vec, radius: number, colour: string, fruit?: string): void {
  const [x, y] = stage.at(place);
  const r = radius * stage.scale(place);
  const base = stage.shade(colour, [0, 0.2, -0.6]);
  if (fruit)
    for (const [dx, dy] of [
      [-0.45, -0.62],
      [0.4, -0.62],
      [0, -0.78],
    ] as const)
      stage.canvas.circle(x + dx * r, y + dy * r, r * 0.34, stage.canvas.glow([0, lighten(fruit, 0.3)], [1, fruit]));
  stage.canvas.path(
    `M${n(x - r)} ${n(y - r * 0.62)}Q${n(x - r * 0.9)} ${n(y)} ${n(x - r * 0.3)} ${n(y)}H${n(x + r * 0.3)}Q${n(x + r * 0.9)} ${n(y)} ${n(x + r)} ${n(y - r * 0.62)}Z`,
    stage.canvas.across([0, lighten(base, 0.2)], [1, darken(base, 0.2)]),
  );
  if (!fruit) stage.canvas.ellipse(x, y - r * 0.62, r, r * 0.16, darken(base, 0.25));
}

/** A vase, with a branch in it or without. */
export function vase(stage: Stage, random: Random, place: Vec, height: number, colour: string, branch: boolean): void {
  const [x, y] = stage.at(place);
  const h = height * stage.scale(place);
  const base = stage.shade(colour, [0, 0.2, -0.6]);
  if (branch) {
    let stalks = '';
    let leaves = '';
    for (let i = 0; i < 5; i += 1) {
      const [dx, dy] = [h * random.range(-0.75, 0.75), h * random.range(1.5, 2.5)];
      stalks += `M${n(x)} ${n(y - h * 0.9)}Q${n(x + dx * 0.25)} ${n(y - dy * 0.8)} ${n(x + dx)} ${n(y - dy)}`;
      for (let k = 0; k < 4; k += 1) {
        const t = 0.45 + k * 0.17;
        const [lx, ly, s] = [x + dx * t * t * 1.1, y - h * 0.9 - (dy - h * 0.9) * t, h * 0.12];
        leaves += `M${n(lx)} ${n(ly)}q${n(s)} ${n(-s)} ${n(s * 2)} ${n(-s * 0.4)}q${n(-s)} ${n(s)} ${n(-s * 2)} ${n(s * 0.4)}zM${n(lx)} ${n(ly)}q${n(-s)} ${n(-s)} ${n(-s * 2)} ${n(-s * 0.2)}q${n(s)} ${n(s)} ${n(s * 2)} ${n(s * 0.2)}z`;
      }
    }
    stage.canvas.stroke(stalks, '#7b6a4b', Math.max(0.8, h * 0.02));
    stage.canvas.path(leaves, stage.shade(random.pick(['#7f9a68', '#92a179', '#c98a5b', '#5d7f5c']), [0, 0.6, -0.4]));
  }
  const round = random.chance(0.5);
  const w = h * (round ? 0.42 : 0.26);
  stage.canvas.path(
    `M${n(x - w * 0.4)} ${n(y - h)}Q${n(x - w * 0.35)} ${n(y - h * 0.8)} ${n(x - w)} ${n(y - h * 0.5)}Q${n(x - w * 1.05)} ${n(y - h * 0.1)} ${n(x - w * 0.5)} ${n(y)}H${n(x + w * 0.5)}Q${n(x + w * 1.05)} ${n(y - h * 0.1)} ${n(x + w)} ${n(y - h * 0.5)}Q${n(x + w * 0.35)} ${n(y - h * 0.8)} ${n(x + w * 0.4)} ${n(y - h)}Z`,
    stage.canvas.across([0, lighten(base, 0.22)], [0.55, base], [1, darken(base, 0.25)]),
  );
}
