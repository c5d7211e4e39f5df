import { darken, mix } from './colour.ts';
import type { Palette } from './home.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';
import type { Solid, Stage, Vec } from './stage.ts';
import type { Wall } from './openings.ts';
import { drawFoliage } from './plants.ts';
import { stillLife, bowl, vase } from './smallThings.ts';

/** A rug; before everything that stands on it. */
export function rug(
  stage: Stage,
  random: Random,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  palette: Palette,
): void {
  const y = 0.006;
  const colour = stage.shade(mix(palette.linen, '#ffffff', 0.12), [0, 1, 0]);
  const second = stage.shade(random.pick([palette.fabric, palette.spark, palette.accentWall]), [0, 1, 0]);
  const band = (a: number, b: number, c: number, d: number, fill: string, attributes = ''): void =>
    stage.poly(
      [
        [a, y, c],
        [b, y, c],
        [b, y, d],
        [a, y, d],
      ],
      fill,
      attributes,
    );
  const kind = random.int(0, 4);
  if (kind === 4) {
    const [cx, cz, r] = [(x0 + x1) / 2, (z0 + z1) / 2, Math.min(x1 - x0, z1 - z0) * 0.56];
    stage.disc([cx, y, cz], r * 1.02, stage.light.shadow, 'fill-opacity="0.18"');
    for (const [i, t] of [1, 0.86, 0.7, 0.54, 0.38, 0.2].entries())
      stage.disc([cx, y, cz], r * t, i % 2 ? mix(colour, second, 0.22) : colour);
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
    for (let x = x0; x < x1 - 0.1; x += step)
      for (let z = z0; z < z1 - 0.1; z += step)
        shapes.push([
          [x + step / 2, y, z + 0.03],
          [Math.min(x1, x + step - 0.04), y, z + step / 2],
          [x + step / 2, y, Math.min(z1, z + step - 0.03)],
          [x + 0.04, y, z + step / 2],
        ]);
    stage.canvas.path('', 'none');
    for (const shape of shapes) stage.line([...shape, shape[0]!], second, 0.02, 'stroke-opacity="0.6"');
  } else {
    band(x0, x1, z0, z1, second, 'fill-opacity="0.8"');
    band(x0 + 0.1, x1 - 0.1, z0 + 0.08, z1 - 0.08, mix(second, colour, 0.16));
  }
}

export type TableShape = 'round' | 'square' | 'pair' | 'block';

export function coffeeTable(stage: Stage, random: Random, spot: Spot, palette: Palette, shape: TableShape): void {
  const stone = mix('#e6dccb', palette.linen, 0.3);
  if (shape === 'round' || shape === 'pair') {
    const rounds: [number, number, number, number][] =
      shape === 'pair'
        ? [
            [-0.32, 0.1, 0.44, 0.36],
            [0.34, -0.1, 0.34, 0.28],
          ]
        : [[0, 0, 0.52, 0.36]];
    stand(
      stage,
      spot,
      1.2,
      0.9,
      0.4,
      () => {
        for (const [u, v, r, h] of rounds) {
          const place = placeIn(spot, u, 0, v);
          stage.cylinder(place, r * 0.45, h - 0.04, darken(palette.wood, 0.15));
          stage.cylinder(
            [place[0], h - 0.045, place[2]],
            r,
            0.045,
            u === 0 ? palette.wood : stone,
            u > 0 ? palette.wood : stone,
          );
        }
        const first = rounds[0]!;
        stillLife(stage, random, placeIn(spot, first[0], first[3], first[1]), palette, 0.17);
      },
      0.14,
    );
    return;
  }
  const parts: Solid[] =
    shape === 'block'
      ? [solid(spot, [-0.55, 0.55], [0, 0.34], [-0.36, 0.36], stone)]
      : [
          ...legs(spot, 1.16, 0.66, 0.36, 0.04, palette.metal),
          solid(spot, [-0.58, 0.58], [0.36, 0.4], [-0.34, 0.34], palette.wood),
          solid(spot, [-0.54, 0.54], [0.12, 0.14], [-0.3, 0.3], darken(palette.wood, 0.1)),
        ];
  stand(
    stage,
    spot,
    1.2,
    0.7,
    0.42,
    () => {
      stage.solids(parts);
      stillLife(stage, random, placeIn(spot, 0, shape === 'block' ? 0.34 : 0.4, 0), palette);
    },
    0.26,
  );
}

/** A low cupboard along a wall, with things on it. */
export function sideboard(
  stage: Stage,
  random: Random,
  spot: Spot,
  width: number,
  palette: Palette,
  colour = palette.wood,
): void {
  const parts: Solid[] = [
    ...legs(spot, width - 0.1, 0.36, 0.16, 0.04, palette.metal),
    solid(spot, [-width / 2, width / 2], [0.16, 0.72], [-0.22, 0.22], colour),
  ];
  stand(stage, spot, width, 0.46, 0.72, () => {
    stage.solids(parts);
    const doors = Math.round(width / 0.5);
    const seam = darken(stage.shade(colour, [0, 0, -1]), 0.35);
    for (let i = 1; i < doors; i += 1)
      stage.line(
        [
          placeIn(spot, -width / 2 + (width * i) / doors, 0.19, -0.221),
          placeIn(spot, -width / 2 + (width * i) / doors, 0.69, -0.221),
        ],
        seam,
        0.01,
      );
    stillLife(stage, random, placeIn(spot, -width * 0.25, 0.72, 0), palette);
    if (random.chance(0.7)) vase(stage, random, placeIn(spot, width * 0.32, 0.72, 0), 0.28, palette.accentWall, true);
  });
}

/** Shelves full of books and things. `width` by `height` metres. */
export function bookshelf(
  stage: Stage,
  random: Random,
  spot: Spot,
  width: number,
  height: number,
  palette: Palette,
  colour: string,
): void {
  stand(stage, spot, width, 0.36, height, () =>
    stage.canvas.inLayers(() => {
      const rows = Math.round(height / 0.38);
      const columns = Math.max(1, Math.round(width / 0.8));
      stage.solids([solid(spot, [-width / 2, width / 2], [0, height], [0.14, 0.18], darken(colour, 0.18))]);
      const books = [
        palette.spark,
        palette.fabric,
        palette.accentWall,
        palette.linen,
        '#c9b79a',
        '#7d6a58',
        '#a9b5b0',
        '#d9c9ae',
      ];
      for (let row = 0; row < rows; row += 1) {
        const y = (row * height) / rows;
        stage.canvas.layer = 1 + row * 2;
        stage.solids([solid(spot, [-width / 2, width / 2], [y, y + 0.03], [-0.16, 0.16], colour)]);
        stage.canvas.layer = 2 + row * 2;
        for (let column = 0; column < columns; column += 1) {
          let u = -width / 2 + (column * width) / columns + 0.05;
          const end = -width / 2 + ((column + 1) * width) / columns - 0.06;
          const mode = random.next();
          if (mode < 0.16)
            vase(stage, random, placeIn(spot, (u + end) / 2, y + 0.03, 0), 0.2, random.pick(books), random.chance(0.3));
          else if (mode < 0.26) bowl(stage, placeIn(spot, (u + end) / 2, y + 0.03, 0), 0.12, random.pick(books));
          else {
            const stop = end - random.range(0, 0.3);
            while (u < stop) {
              const wide = random.range(0.03, 0.07);
              stage.solids([
                solid(spot, [u, u + wide], [y + 0.03, y + random.range(0.2, 0.29)], [-0.12, 0.1], random.pick(books)),
              ]);
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
    }),
  );
}

/** A picture on a wall: abstract shapes in the home's own colours. */
export function artwork(
  room: Room,
  random: Random,
  wall: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const { stage, home } = room;
  const { canvas } = stage;
  const quad = (a: number, b: number, c: number, d: number, out: number): Vec[] => [
    room.on(wall, a, c, out),
    room.on(wall, b, c, out),
    room.on(wall, b, d, out),
    room.on(wall, a, d, out),
  ];
  const [u0, u1, v0, v1] = [u - width / 2, u + width / 2, v - height / 2, v + height / 2];
  const normal: Vec = wall === 'back' ? [0, 0.3, -1] : wall === 'left' ? [1, 0.3, 0] : [-1, 0.3, 0];
  const tone = (colour: string): string => stage.shade(colour, normal);
  stage.poly(quad(u0 + 0.03, u1 + 0.06, v0 - 0.07, v1 - 0.02, 0.002), stage.light.shadow, 'fill-opacity="0.2"');
  stage.poly(
    quad(u0, u1, v0, v1, 0.02),
    tone(random.pick([home.palette.wood, home.palette.metal, '#f6f1e6', '#2f3234'])),
  );
  stage.poly(quad(u0 + 0.025, u1 - 0.025, v0 + 0.025, v1 - 0.025, 0.021), tone('#f8f2e6'));
  const inset = Math.min(width, height) * 0.12;
  const [a, b, c, d] = [u0 + inset, u1 - inset, v0 + inset, v1 - inset];
  const colours = random.shuffle([
    home.palette.spark,
    home.palette.fabric,
    home.palette.accentWall,
    '#d8b488',
    '#35515a',
  ]);
  stage.poly(quad(a, b, c, d, 0.022), tone(mix(colours[3]!, '#f5ead8', 0.65)));
  const point = (x: number, y: number): Vec => room.on(wall, a + (b - a) * x, c + (d - c) * y, 0.023);
  const round = (x: number, y: number, r: number, fill: string): void =>
    stage.poly(
      Array.from({ length: 22 }, (_, i) => {
        const angle = (i / 22) * Math.PI * 2;
        const size = Math.min(b - a, d - c) * r;
        return room.on(
          wall,
          Math.min(b, Math.max(a, a + (b - a) * x + Math.cos(angle) * size)),
          Math.min(d, Math.max(c, c + (d - c) * y + Math.sin(angle) * size)),
          0.023,
        );
      }),
      fill,
    );
  const kind = random.int(0, 3);
  if (kind === 0) {
    round(random.range(0.35, 0.65), 0.66, 0.24, tone(colours[0]!));
    stage.poly(
      [point(0, 0), point(1, 0), point(1, 0.32), point(0.6, 0.45), point(0.3, 0.3), point(0, 0.42)],
      tone(colours[1]!),
    );
    stage.poly([point(0, 0), point(1, 0), point(1, 0.16), point(0.4, 0.26), point(0, 0.14)], tone(colours[2]!));
  } else if (kind === 1) {
    stage.poly([point(0.2, 0.1), point(0.8, 0.1), point(0.8, 0.5), point(0.2, 0.5)], tone(colours[0]!));
    round(0.5, 0.6, 0.3, tone(colours[1]!));
  } else if (kind === 2) {
    stage.poly([point(0, 0), point(1, 0), point(1, 0.48), point(0, 0.48)], tone(colours[0]!));
    stage.poly([point(0, 0.48), point(1, 0.48), point(1, 0.56), point(0, 0.56)], tone('#f3e7d0'));
    round(0.7, 0.78, 0.12, tone(colours[1]!));
  } else {
    for (const [x, y, r, k] of [
      [0.32, 0.3, 0.28, 0],
      [0.68, 0.55, 0.25, 1],
      [0.38, 0.78, 0.17, 2],
    ] as const)
      round(x, y, r, tone(colours[k]!));
  }
  void canvas;
}

/** A plant in a pot on the floor, in line with the rest. */
export function plantAt(
  stage: Stage,
  random: Random,
  spot: Spot,
  height: number,
  kind: 'ficus' | 'monstera' | 'areca' | 'snake' | 'olive' | 'strelitzia',
  pot: string,
): void {
  const potHeight = Math.min(0.4, height * 0.28);
  const radius = potHeight * 0.5;
  const place: Vec = [spot.x, spot.y ?? 0, spot.z];
  stage.discShadow(place, radius * 1.9, 0.45);
  stage.later(
    [spot.x - radius, place[1], spot.z - radius],
    [spot.x + radius, place[1] + height, spot.z + radius],
    () => {
      stage.cylinder(place, radius * 0.74, potHeight, pot, '#5b4636', radius);
      drawFoliage(stage, random, [place[0], place[1] + potHeight * 0.97, place[2]], height - potHeight, kind);
    },
  );
}
