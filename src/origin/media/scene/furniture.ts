import { n } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Palette } from './home.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';
import type { Solid, Stage, Vec } from './stage.ts';
import type { Wall } from './openings.ts';
import { drawFoliage } from './plants.ts';

/** A rug; before everything that stands on it. */
export function rug(stage: Stage, random: Random, [x0, x1]: readonly [number, number], [z0, z1]: readonly [number, number], palette: Palette): void {
  const y = 0.006;
  const colour = stage.shade(mix(palette.linen, '#ffffff', 0.12), [0, 1, 0]);
  const second = stage.shade(random.pick([palette.fabric, palette.spark, palette.accentWall]), [0, 1, 0]);
  const band = (a: number, b: number, c: number, d: number, fill: string, attributes = ''): void => stage.poly([[a, y, c], [b, y, c], [b, y, d], [a, y, d]], fill, attributes);
  const kind = random.int(0, 4);
  if (kind === 4) {
    const [cx, cz, r] = [(x0 + x1) / 2, (z0 + z1) / 2, Math.min(x1 - x0, z1 - z0) * 0.56];
    stage.disc([cx, y, cz], r * 1.02, stage.light.shadow, 'fill-opacity="0.18"');
    for (const [i, t] of [1, 0.86, 0.7, 0.54, 0.38, 0.2].entries()) stage.disc([cx, y, cz], r * t, i % 2 ? mix(colour, second, 0.22) : colour);
    return;
  }
  band(x0 - 0.03, x1 + 0.03, z0 - 0.03, z1 + 0.03, stage.light.shadow, 'fill-opacity="0.2"');
  band(x0, x1, z0, z1, colour);
  if (kind === 0) {
    for (let z = z0 + 0.12; z < z1 - 0.1; z += 0.24) band(x0, x1, z, z + 0.07, second, 'fill-opacity="0.5"');
  } else if (kind === 1) {
    band(x0 + 0.12, x1 - 0.12, z0 + 0.12, z1 - 0.12, second, 'fill-opacity="0.85"');
    band(x0 + 0.2, x1 - 0.2, z0 + 0.2, z1 - 0.2, colour);
    band(x0 + 0.28, x1 - 0.28, z0 + 0.28, z1 - 0.28, second, 'fill-opacity="0.28"');
  } else if (kind === 2) {
    const step = 0.42;
    const shapes: Vec[][] = [];
    for (let x = x0; x < x1 - 0.1; x += step) for (let z = z0; z < z1 - 0.1; z += step) shapes.push([[x + step / 2, y, z + 0.03], [Math.min(x1, x + step - 0.04), y, z + step / 2], [x + step / 2, y, Math.min(z1, z + step - 0.03)], [x + 0.04, y, z + step / 2]]);
    stage.canvas.path('', 'none');
    for (const shape of shapes) stage.line([...shape, shape[0]!], second, 0.02, 'stroke-opacity="0.6"');
  } else {
    band(x0, x1, z0, z1, second, 'fill-opacity="0.8"');
    band(x0 + 0.1, x1 - 0.1, z0 + 0.08, z1 - 0.08, mix(second, colour, 0.16));
  }
}

export type TableShape = 'round' | 'square' | 'pair' | 'block';

/** Small things on a surface: books, a vase with a branch, a bowl. */
export function stillLife(stage: Stage, random: Random, [x, y, z]: Vec, palette: Palette, spread = 0.22): void {
  const colours = random.shuffle([palette.spark, palette.fabric, palette.accentWall, '#efe6d6']);
  const kind = random.int(0, 2);
  stage.box([x - spread, y, z - 0.1], [x - spread + 0.24, y + 0.03, z + 0.08], colours[0]!);
  stage.box([x - spread + 0.01, y + 0.03, z - 0.09], [x - spread + 0.22, y + 0.055, z + 0.07], mix(colours[1]!, '#ffffff', 0.3));
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
  if (fruit) for (const [dx, dy] of [[-0.45, -0.62], [0.4, -0.62], [0, -0.78]] as const) stage.canvas.circle(x + dx * r, y + dy * r, r * 0.34, stage.canvas.glow([0, lighten(fruit, 0.3)], [1, fruit]));
  stage.canvas.path(`M${n(x - r)} ${n(y - r * 0.62)}Q${n(x - r * 0.9)} ${n(y)} ${n(x - r * 0.3)} ${n(y)}H${n(x + r * 0.3)}Q${n(x + r * 0.9)} ${n(y)} ${n(x + r)} ${n(y - r * 0.62)}Z`, stage.canvas.across([0, lighten(base, 0.2)], [1, darken(base, 0.2)]));
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
  stage.canvas.path(`M${n(x - w * 0.4)} ${n(y - h)}Q${n(x - w * 0.35)} ${n(y - h * 0.8)} ${n(x - w)} ${n(y - h * 0.5)}Q${n(x - w * 1.05)} ${n(y - h * 0.1)} ${n(x - w * 0.5)} ${n(y)}H${n(x + w * 0.5)}Q${n(x + w * 1.05)} ${n(y - h * 0.1)} ${n(x + w)} ${n(y - h * 0.5)}Q${n(x + w * 0.35)} ${n(y - h * 0.8)} ${n(x + w * 0.4)} ${n(y - h)}Z`, stage.canvas.across([0, lighten(base, 0.22)], [0.55, base], [1, darken(base, 0.25)]));
}

export function coffeeTable(stage: Stage, random: Random, spot: Spot, palette: Palette, shape: TableShape): void {
  const stone = mix('#e6dccb', palette.linen, 0.3);
  if (shape === 'round' || shape === 'pair') {
    const rounds: [number, number, number, number][] = shape === 'pair' ? [[-0.32, 0.1, 0.44, 0.36], [0.34, -0.1, 0.34, 0.28]] : [[0, 0, 0.52, 0.36]];
    stand(stage, spot, 1.2, 0.9, 0.4, () => {
      for (const [u, v, r, h] of rounds) {
        const place = placeIn(spot, u, 0, v);
        stage.cylinder(place, r * 0.45, h - 0.04, darken(palette.wood, 0.15));
        stage.cylinder([place[0], h - 0.045, place[2]], r, 0.045, u === 0 ? palette.wood : stone, u > 0 ? palette.wood : stone);
      }
      const first = rounds[0]!;
      stillLife(stage, random, placeIn(spot, first[0], first[3], first[1]), palette, 0.17);
    }, 0.14);
    return;
  }
  const parts: Solid[] = shape === 'block'
    ? [solid(spot, [-0.55, 0.55], [0, 0.34], [-0.36, 0.36], stone)]
    : [...legs(spot, 1.16, 0.66, 0.36, 0.04, palette.metal), solid(spot, [-0.58, 0.58], [0.36, 0.4], [-0.34, 0.34], palette.wood), solid(spot, [-0.54, 0.54], [0.12, 0.14], [-0.3, 0.3], darken(palette.wood, 0.1))];
  stand(stage, spot, 1.2, 0.7, 0.42, () => {
    stage.solids(parts);
    stillLife(stage, random, placeIn(spot, 0, shape === 'block' ? 0.34 : 0.4, 0), palette);
  }, 0.26);
}

/** A low cupboard along a wall, with things on it. */
export function sideboard(stage: Stage, random: Random, spot: Spot, width: number, palette: Palette, colour = palette.wood): void {
  const parts: Solid[] = [...legs(spot, width - 0.1, 0.36, 0.16, 0.04, palette.metal), solid(spot, [-width / 2, width / 2], [0.16, 0.72], [-0.22, 0.22], colour)];
  stand(stage, spot, width, 0.46, 0.72, () => {
    stage.solids(parts);
    const doors = Math.round(width / 0.5);
    const seam = darken(stage.shade(colour, [0, 0, -1]), 0.35);
    for (let i = 1; i < doors; i += 1) stage.line([placeIn(spot, -width / 2 + (width * i) / doors, 0.19, -0.221), placeIn(spot, -width / 2 + (width * i) / doors, 0.69, -0.221)], seam, 0.01);
    stillLife(stage, random, placeIn(spot, -width * 0.25, 0.72, 0), palette);
    if (random.chance(0.7)) vase(stage, random, placeIn(spot, width * 0.32, 0.72, 0), 0.28, palette.accentWall, true);
  });
}

/** Shelves full of books and things. `width` by `height` metres. */
export function bookshelf(stage: Stage, random: Random, spot: Spot, width: number, height: number, palette: Palette, colour: string): void {
  stand(stage, spot, width, 0.36, height, () => stage.canvas.inLayers(() => {
    const rows = Math.round(height / 0.38);
    const columns = Math.max(1, Math.round(width / 0.8));
    stage.solids([solid(spot, [-width / 2, width / 2], [0, height], [0.14, 0.18], darken(colour, 0.18))]);
    const books = [palette.spark, palette.fabric, palette.accentWall, palette.linen, '#c9b79a', '#7d6a58', '#a9b5b0', '#d9c9ae'];
    for (let row = 0; row < rows; row += 1) {
      const y = (row * height) / rows;
      stage.canvas.layer = 1 + row * 2;
      stage.solids([solid(spot, [-width / 2, width / 2], [y, y + 0.03], [-0.16, 0.16], colour)]);
      stage.canvas.layer = 2 + row * 2;
      for (let column = 0; column < columns; column += 1) {
        let u = -width / 2 + (column * width) / columns + 0.05;
        const end = -width / 2 + ((column + 1) * width) / columns - 0.06;
        const mode = random.next();
        if (mode < 0.16) vase(stage, random, placeIn(spot, (u + end) / 2, y + 0.03, 0), 0.2, random.pick(books), random.chance(0.3));
        else if (mode < 0.26) bowl(stage, placeIn(spot, (u + end) / 2, y + 0.03, 0), 0.12, random.pick(books));
        else {
          const stop = end - random.range(0, 0.3);
          while (u < stop) {
            const wide = random.range(0.03, 0.07);
            stage.solids([solid(spot, [u, u + wide], [y + 0.03, y + random.range(0.2, 0.29)], [-0.12, 0.1], random.pick(books))]);
            u += wide + 0.004;
          }
        }
      }
    }
    stage.canvas.layer = 3 + rows * 2;
    for (let column = 0; column <= columns; column += 1) {
      const u = -width / 2 + (column * width) / columns;
      stage.solids([solid(spot, [u - 0.015, u + 0.015], [0, height], [-0.16, 0.16], colour)]);
    }
    stage.solids([solid(spot, [-width / 2, width / 2], [height - 0.03, height], [-0.16, 0.16], colour)]);
  }));
}

/** A picture on a wall: abstract shapes in the home's own colours. */
export function artwork(room: Room, random: Random, wall: Wall, u: number, v: number, width: number, height: number): void {
  const { stage, home } = room;
  const { canvas } = stage;
  const quad = (a: number, b: number, c: number, d: number, out: number): Vec[] => [room.on(wall, a, c, out), room.on(wall, b, c, out), room.on(wall, b, d, out), room.on(wall, a, d, out)];
  const [u0, u1, v0, v1] = [u - width / 2, u + width / 2, v - height / 2, v + height / 2];
  const normal: Vec = wall === 'back' ? [0, 0.3, -1] : wall === 'left' ? [1, 0.3, 0] : [-1, 0.3, 0];
  const tone = (colour: string): string => stage.shade(colour, normal);
  stage.poly(quad(u0 + 0.03, u1 + 0.06, v0 - 0.07, v1 - 0.02, 0.002), stage.light.shadow, 'fill-opacity="0.2"');
  stage.poly(quad(u0, u1, v0, v1, 0.02), tone(random.pick([home.palette.wood, home.palette.metal, '#f6f1e6', '#2f3234'])));
  stage.poly(quad(u0 + 0.025, u1 - 0.025, v0 + 0.025, v1 - 0.025, 0.021), tone('#f8f2e6'));
  const inset = Math.min(width, height) * 0.12;
  const [a, b, c, d] = [u0 + inset, u1 - inset, v0 + inset, v1 - inset];
  const colours = random.shuffle([home.palette.spark, home.palette.fabric, home.palette.accentWall, '#d8b488', '#35515a']);
  stage.poly(quad(a, b, c, d, 0.022), tone(mix(colours[3]!, '#f5ead8', 0.65)));
  const point = (x: number, y: number): Vec => room.on(wall, a + (b - a) * x, c + (d - c) * y, 0.023);
  const round = (x: number, y: number, r: number, fill: string): void => stage.poly(Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2;
    const size = Math.min(b - a, d - c) * r;
    return room.on(wall, Math.min(b, Math.max(a, a + (b - a) * x + Math.cos(angle) * size)), Math.min(d, Math.max(c, c + (d - c) * y + Math.sin(angle) * size)), 0.023);
  }), fill);
  const kind = random.int(0, 3);
  if (kind === 0) {
    round(random.range(0.35, 0.65), 0.66, 0.24, tone(colours[0]!));
    stage.poly([point(0, 0), point(1, 0), point(1, 0.32), point(0.6, 0.45), point(0.3, 0.3), point(0, 0.42)], tone(colours[1]!));
    stage.poly([point(0, 0), point(1, 0), point(1, 0.16), point(0.4, 0.26), point(0, 0.14)], tone(colours[2]!));
  } else if (kind === 1) {
    stage.poly([point(0.2, 0.1), point(0.8, 0.1), point(0.8, 0.5), point(0.2, 0.5)], tone(colours[0]!));
    round(0.5, 0.6, 0.3, tone(colours[1]!));
  } else if (kind === 2) {
    stage.poly([point(0, 0), point(1, 0), point(1, 0.48), point(0, 0.48)], tone(colours[0]!));
    stage.poly([point(0, 0.48), point(1, 0.48), point(1, 0.56), point(0, 0.56)], tone('#f3e7d0'));
    round(0.7, 0.78, 0.12, tone(colours[1]!));
  } else {
    for (const [x, y, r, k] of [[0.32, 0.3, 0.28, 0], [0.68, 0.55, 0.25, 1], [0.38, 0.78, 0.17, 2]] as const) round(x, y, r, tone(colours[k]!));
  }
  void canvas;
}

/** Lamps. Lit ones glow at dusk. */
export function pendant(stage: Stage, random: Random, [x, y, z]: Vec, ceiling: number, palette: Palette, size = 0.24, kind = random.int(0, 3)): void {
  stage.later([x - size, y, z - size], [x + size, ceiling, z + size], () => {
    const { canvas, light } = stage;
    const [px, py] = stage.at([x, y, z]);
    const [, top] = stage.at([x, ceiling, z]);
    const s = size * stage.scale([x, y, z]);
    const colour = stage.shade([palette.metal, palette.spark, '#efe3cd', '#d9bb8c'][kind]!, [0, -0.1, -0.9]);
    canvas.stroke(`M${n(px)} ${n(top)}V${n(py - s)}`, '#4a443e', Math.max(1, s * 0.03));
    if (light.lampsOn) canvas.circle(px, py, s * 5, canvas.glow([0, '#ffd893', 0.6], [0.3, '#ffc873', 0.22], [1, '#ffc873', 0]));
    const paint = canvas.across([0, lighten(colour, 0.22)], [0.5, colour], [1, darken(colour, 0.28)]);
    if (kind === 0 || kind === 1) canvas.path(`M${n(px - s)} ${n(py)}Q${n(px - s)} ${n(py - s)} ${n(px)} ${n(py - s)}Q${n(px + s)} ${n(py - s)} ${n(px + s)} ${n(py)}Z`, paint);
    else if (kind === 2) canvas.circle(px, py - s * 0.3, s * 0.8, light.lampsOn ? '#ffe7b5' : paint);
    else {
      canvas.path(`M${n(px - s * 0.35)} ${n(py - s)}H${n(px + s * 0.35)}L${n(px + s)} ${n(py)}H${n(px - s)}Z`, paint);
      let weave = '';
      for (let i = 1; i < 7; i += 1) weave += `M${n(px - s * 0.35 + s * 0.1 * i)} ${n(py - s)}L${n(px - s + (2 * s * i) / 7)} ${n(py)}`;
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
    if (light.lampsOn) canvas.circle(x, top + 0.12 * m, m * 1.3, canvas.glow([0, '#ffd893', 0.65], [0.35, '#ffc873', 0.22], [1, '#ffc873', 0]));
    if (kind === 0) canvas.stroke(`M${n(x)} ${n(top + 0.3 * m)}L${n(x - 0.2 * m)} ${n(y)}M${n(x)} ${n(top + 0.3 * m)}L${n(x + 0.2 * m)} ${n(y)}M${n(x)} ${n(top + 0.3 * m)}L${n(x + 0.04 * m)} ${n(y - 0.05 * m)}`, stage.shade(palette.wood, [0, 0, -1]), 0.028 * m);
    else {
      canvas.stroke(`M${n(x)} ${n(top)}V${n(y)}`, metal, 0.022 * m);
      canvas.ellipse(x, y, 0.15 * m, 0.03 * m, metal);
    }
    const shade = light.lampsOn ? '#ffe9bd' : stage.shade(mix(palette.linen, '#ffffff', 0.25), [0, 0.2, -0.8]);
    const [wide, narrow] = kind === 1 ? [0.2, 0.2] : [0.22, 0.13];
    canvas.path(`M${n(x - narrow * m)} ${n(top)}H${n(x + narrow * m)}L${n(x + wide * m)} ${n(top + 0.3 * m)}H${n(x - wide * m)}Z`, canvas.across([0, lighten(shade, 0.3)], [1, darken(shade, 0.12)]));
  });
}

/** A table lamp standing at a place. */
export function tableLamp(stage: Stage, place: Vec, palette: Palette, colour: string): void {
  const { canvas, light } = stage;
  const [x, y] = stage.at(place);
  const m = stage.scale(place);
  const base = stage.shade(colour, [0, 0.2, -0.7]);
  if (light.lampsOn) canvas.circle(x, y - 0.38 * m, m * 0.9, canvas.glow([0, '#ffd893', 0.7], [0.35, '#ffc873', 0.24], [1, '#ffc873', 0]));
  canvas.path(`M${n(x - 0.05 * m)} ${n(y)}Q${n(x - 0.12 * m)} ${n(y - 0.12 * m)} ${n(x - 0.02 * m)} ${n(y - 0.26 * m)}H${n(x + 0.02 * m)}Q${n(x + 0.12 * m)} ${n(y - 0.12 * m)} ${n(x + 0.05 * m)} ${n(y)}Z`, canvas.across([0, lighten(base, 0.25)], [1, darken(base, 0.2)]));
  const shade = light.lampsOn ? '#ffe9bd' : stage.shade(mix(palette.linen, '#ffffff', 0.3), [0, 0.2, -0.8]);
  canvas.path(`M${n(x - 0.1 * m)} ${n(y - 0.48 * m)}H${n(x + 0.1 * m)}L${n(x + 0.17 * m)} ${n(y - 0.25 * m)}H${n(x - 0.17 * m)}Z`, canvas.across([0, lighten(shade, 0.3)], [1, darken(shade, 0.1)]));
}

/** A plant in a pot on the floor, in line with the rest. */
export function plantAt(stage: Stage, random: Random, spot: Spot, height: number, kind: 'ficus' | 'monstera' | 'areca' | 'snake' | 'olive' | 'strelitzia', pot: string): void {
  const potHeight = Math.min(0.4, height * 0.28);
  const radius = potHeight * 0.5;
  const place: Vec = [spot.x, spot.y ?? 0, spot.z];
  stage.discShadow(place, radius * 1.9, 0.45);
  stage.later([spot.x - radius, place[1], spot.z - radius], [spot.x + radius, place[1] + height, spot.z + radius], () => {
    stage.cylinder(place, radius * 0.74, potHeight, pot, '#5b4636', radius);
    drawFoliage(stage, random, [place[0], place[1] + potHeight * 0.97, place[2]], height - potHeight, kind);
  });
}
