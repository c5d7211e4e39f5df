import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { drawFloor } from './floors.ts';
import type { FloorKind, Home } from './home.ts';
import { indoors } from './light.ts';
import { drawOpening, drawSunlight, lightFrom, type Opening, type Wall } from './openings.ts';
import type { Random } from './random.ts';
import { drawFalloff } from './roomLight.ts';
import { Stage, type Vec } from './stage.ts';

export interface RoomPlan {
  width: number;
  /** From the viewer to the back wall. */
  depth: number;
  height?: number;
  openings: Opening[];
  floor?: FloorKind;
  /** Which wall wears the palette's second colour. */
  accent?: Wall;
  wallColour?: string;
  /** Where the viewer stands across the room, 0 to 1. */
  viewer?: number;
  /** How far the viewer has stepped back, in metres: the plan's depth is still measured from 0. */
  back?: number;
  eye?: number;
  yaw?: number;
  /** Where the eye's height is in the picture, 0 top to 1 bottom. */
  horizon?: number;
  /** Horizontal angle of view in degrees. */
  angle?: number;
  ceiling?: 'plain' | 'beams' | 'cornice' | 'vaults';
  wainscot?: boolean;
}

/** How the photographer stands: square to the wall, low and near, or across the room into a corner. */
export function shotOf(
  random: Random,
  towards: 'left' | 'right',
): Required<Pick<RoomPlan, 'viewer' | 'back' | 'eye' | 'yaw' | 'angle' | 'horizon'>> {
  const side = towards === 'right' ? 1 : -1;
  const dice = random.next();
  if (dice < 0.34)
    return {
      viewer: 0.5 + random.range(-0.08, 0.08),
      back: 0.7,
      eye: random.range(1.05, 1.3),
      yaw: random.range(-0.04, 0.04),
      angle: random.range(58, 64),
      horizon: random.range(0.45, 0.5),
    };
  if (dice < 0.55)
    return {
      viewer: 0.5 - side * random.range(0.02, 0.12),
      back: 0.2,
      eye: random.range(0.8, 0.95),
      yaw: side * random.range(0.06, 0.16),
      angle: random.range(58, 64),
      horizon: random.range(0.5, 0.56),
    };
  return {
    viewer: 0.5 - side * random.range(0.22, 0.3),
    back: 0.5,
    eye: random.range(1.1, 1.4),
    yaw: side * random.range(0.3, 0.46),
    angle: random.range(62, 68),
    horizon: random.range(0.43, 0.48),
  };
}

export interface Room {
  stage: Stage;
  home: Home;
  random: Random;
  width: number;
  depth: number;
  height: number;
  /** How far the room goes on behind the viewer's back. */
  start: number;
  plan: RoomPlan;
  /** A place on a wall: `u` along it (x, or z), `v` up, `out` into the room. */
  on: (wall: Wall, u: number, v: number, out?: number) => Vec;
}

const normalOf: Record<Wall, Vec> = { back: [0, 0, -1], left: [1, 0, 0], right: [-1, 0, 0] };

/** A room seen from one end: the viewer at z 0, the back wall at `depth`. */
export function buildRoom(canvas: Canvas, home: Home, random: Random, plan: RoomPlan): Room {
  const { width, depth } = plan;
  const height = plan.height ?? home.height;
  const angle = ((plan.angle ?? 68) * Math.PI) / 180;
  const focal = canvas.width / 2 / Math.tan(angle / 2);
  const yaw = plan.yaw ?? 0;
  const stage = new Stage(
    canvas,
    {
      at: [width * (plan.viewer ?? 0.5), plan.eye ?? 1.35, -(plan.back ?? 0)],
      yaw,
      focal,
      centreX: canvas.width / 2,
      horizon: canvas.height * (plan.horizon ?? 0.47),
    },
    plan.openings.length > 0 ? indoors(home.light) : home.light,
    lightFrom(plan.openings),
  );
  const on = (wall: Wall, u: number, v: number, out = 0): Vec =>
    wall === 'back' ? [u, v, depth - out] : wall === 'left' ? [out, v, u] : [width - out, v, u];
  return { stage, home, random, width, depth, height, start: -1.2 - (plan.back ?? 0), plan, on };
}

function wallColours(room: Room): Record<Wall, string> {
  const { palette } = room.home;
  const base = room.plan.wallColour ?? palette.wall;
  const colourOf = (wall: Wall): string => (room.plan.accent === wall ? palette.accentWall : base);
  return { back: colourOf('back'), left: colourOf('left'), right: colourOf('right') };
}

/** Walls, ceiling and floor, without what hangs on them. */
export function drawShell(room: Room): void {
  const { stage, width, depth, height, start } = room;
  const { canvas, light } = stage;
  const colours = wallColours(room);
  const ceiling = stage.shade('#f7f2e8', [0, -0.4, 0]);
  const [, farY] = stage.at([width / 2, height, depth]);
  stage.poly(
    [
      [0, height, start],
      [width, height, start],
      [width, height, depth],
      [0, height, depth],
    ],
    canvas.linear([0, 0], [0, farY], [0, darken(ceiling, 0.1)], [1, ceiling]),
  );
  for (const wall of ['left', 'right', 'back'] as const) {
    const shade = stage.shade(colours[wall], normalOf[wall]);
    const ends = wall === 'back' ? [0, width] : [start, depth];
    const [a, b] = [stage.at(room.on(wall, ends[0]!, 1)), stage.at(room.on(wall, ends[1]!, 1))];
    const towardsLight = wall === 'back' ? stage.keyFrom[0] < 0 : false;
    const stops = towardsLight
      ? [lighten(shade, 0.18), darken(shade, 0.07)]
      : wall === 'back'
        ? [darken(shade, 0.07), lighten(shade, 0.18)]
        : [darken(shade, 0.14), lighten(shade, 0.06)];
    const from =
      wall === 'back' ? a : ([wall === 'left' ? Math.max(0, a[0]) : Math.min(canvas.width, a[0]), a[1]] as const);
    stage.poly(
      [
        room.on(wall, ends[0]!, 0),
        room.on(wall, ends[1]!, 0),
        room.on(wall, ends[1]!, height),
        room.on(wall, ends[0]!, height),
      ],
      canvas.linear([from[0], 0], [b[0], 0], [0, stops[0]!], [1, stops[1]!]),
    );
  }
  drawCornerShade(room);
  const near = 0.25 - (room.plan.back ?? 0);
  drawFloor(stage, room.home, room.plan.floor ?? room.home.floor, { x0: 0, x1: width, z0: near, z1: depth });
  stage.poly(
    [
      [0, 0.001, near],
      [width, 0.001, near],
      [width, 0.001, depth],
      [0, 0.001, depth],
    ],
    light.shadow,
    `fill-opacity="${room.plan.openings.length > 0 ? 0.13 : 0.05}"`,
  );
  drawCeilingDetail(room, ceiling);
  if (room.plan.wainscot) drawPanels(room, colours);
  drawSkirting(room, colours);
}

/** The softened dark where walls meet each other, the ceiling and the floor. */
function drawCornerShade(room: Room): void {
  const { stage, width, depth, height, start } = room;
  const { canvas, light } = stage;
  const strip = (points: readonly Vec[], from: Vec, to: Vec, strength: number): void =>
    stage.poly(points, canvas.linear(stage.at(from), stage.at(to), [0, light.shadow, strength], [1, light.shadow, 0]));
  const reach = 0.7;
  strip(
    [
      [0, 0, depth],
      [reach, 0, depth],
      [reach, height, depth],
      [0, height, depth],
    ],
    [0, 1.3, depth],
    [reach, 1.3, depth],
    0.2,
  );
  strip(
    [
      [width, 0, depth],
      [width - reach, 0, depth],
      [width - reach, height, depth],
      [width, height, depth],
    ],
    [width, 1.3, depth],
    [width - reach, 1.3, depth],
    0.2,
  );
  strip(
    [
      [0, height, depth],
      [width, height, depth],
      [width, height - 0.5, depth],
      [0, height - 0.5, depth],
    ],
    [width / 2, height, depth],
    [width / 2, height - 0.5, depth],
    0.12,
  );
  strip(
    [
      [0, 0, depth],
      [width, 0, depth],
      [width, 0.5, depth],
      [0, 0.5, depth],
    ],
    [width / 2, 0, depth],
    [width / 2, 0.5, depth],
    0.13,
  );
  for (const x of [0, width]) {
    strip(
      [
        [x, 0, depth],
        [x, height, depth],
        [x, height, depth - 1],
        [x, 0, depth - 1],
      ],
      [x, 1.3, depth],
      [x, 1.3, depth - 1],
      0.16,
    );
    stage.poly(
      [
        [x, height, start],
        [x, height, depth],
        [x, height - 0.45, depth],
        [x, height - 0.45, start],
      ],
      light.shadow,
      'fill-opacity="0.04"',
    );
  }
}

function drawSkirting(room: Room, colours: Record<Wall, string>): void {
  const { stage, width, depth, start, home } = room;
  const tall = home.oldHouse ? 0.14 : 0.08;
  for (const wall of ['left', 'right', 'back'] as const) {
    const [from, to] = wall === 'back' ? [0, width] : [start, depth];
    const colour = stage.shade(home.oldHouse ? '#faf6ee' : lighten(colours[wall], 0.3), normalOf[wall]);
    stage.poly(
      [room.on(wall, from, 0), room.on(wall, to, 0), room.on(wall, to, tall), room.on(wall, from, tall)],
      colour,
    );
    stage.line(
      [room.on(wall, from, tall), room.on(wall, to, tall)],
      darken(colour, 0.25),
      0.008,
      'stroke-opacity="0.6"',
    );
  }
}

function drawCeilingDetail(room: Room, ceiling: string): void {
  const { stage, width, depth, height, plan, home } = room;
  const kind = plan.ceiling ?? 'plain';
  if (kind === 'beams' || kind === 'vaults') {
    const wood = kind === 'beams' ? darken(home.palette.wood, 0.25) : home.palette.wood;
    for (let z = depth - 0.35; z > 0.4; z -= 0.75) {
      if (kind === 'vaults')
        stage.poly(
          [
            [0, height - 0.02, z - 0.68],
            [width, height - 0.02, z - 0.68],
            [width, height - 0.02, z - 0.3],
            [0, height - 0.02, z - 0.3],
          ],
          lighten(ceiling, 0.5),
          'fill-opacity="0.7"',
        );
      stage.box([0, height - 0.16, z], [width, height, z + 0.14], wood);
    }
  } else if (kind === 'cornice') {
    for (const [drop, shade] of [
      [0.16, 0.06],
      [0.1, 0],
      [0.05, 0.1],
    ] as const) {
      for (const wall of ['left', 'right', 'back'] as const) {
        const [from, to] = wall === 'back' ? [0, width] : [room.start, depth];
        stage.poly(
          [
            room.on(wall, from, height),
            room.on(wall, to, height),
            room.on(wall, to, height - drop),
            room.on(wall, from, height - drop),
          ],
          darken(stage.shade('#faf6ee', normalOf[wall]), shade),
        );
      }
    }
  }
}

/** Mouldings of an old flat's walls. */
function drawPanels(room: Room, colours: Record<Wall, string>): void {
  const { stage, width, depth, height } = room;
  for (const wall of ['left', 'right', 'back'] as const) {
    const [from, to] = wall === 'back' ? [0, width] : [0.6, depth];
    const count = Math.max(1, Math.round((to - from) / 1.5));
    const colour = stage.shade(colours[wall], normalOf[wall]);
    for (let i = 0; i < count; i += 1) {
      const [a, b] = [from + ((to - from) * i) / count + 0.16, from + ((to - from) * (i + 1)) / count - 0.16];
      const frame = [
        room.on(wall, a, 0.95),
        room.on(wall, b, 0.95),
        room.on(wall, b, height - 0.4),
        room.on(wall, a, height - 0.4),
        room.on(wall, a, 0.95),
      ];
      const low = [
        room.on(wall, a, 0.28),
        room.on(wall, b, 0.28),
        room.on(wall, b, 0.78),
        room.on(wall, a, 0.78),
        room.on(wall, a, 0.28),
      ];
      for (const outline of [frame, low]) {
        stage.line(outline, darken(colour, 0.16), 0.028, 'stroke-linejoin="miter"');
        stage.line(outline, lighten(colour, 0.5), 0.012);
      }
    }
  }
}

/** Windows and doors to the outside, then the sun they let in; before anything stands in the room. */
export function drawLight(room: Room): void {
  drawFalloff(room);
  for (const opening of room.plan.openings) drawOpening(room, opening);
  drawSunlight(room);
}

/** Everything that was kept for later, and the last touch of atmosphere over it all. */
export function finishRoom(room: Room): void {
  room.stage.finish();
  drawAtmosphere(room.stage);
}

/** A breath of vignette, so that the eye stays in the middle. */
export function drawAtmosphere({ canvas, light }: Stage): void {
  const { width, height } = canvas;
  canvas.rect(
    0,
    0,
    width,
    height,
    canvas.radial(
      [width / 2, height * 0.46],
      width * 0.68,
      [0.55, light.shadow, 0],
      [1, light.shadow, light.time === 'dusk' ? 0.32 : 0.2],
    ),
  );
}
