import { bloom } from './backdrop.ts';
import { drawView } from './views.ts';
import { pathOf, type Point } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Room } from './room.ts';
import type { Stage, Vec } from './stage.ts';

export type Wall = 'back' | 'left' | 'right';

export interface Opening {
  wall: Wall;
  from: number;
  to: number;
  sill: number;
  head: number;
  arched?: boolean;
  /** Panes across and up. */
  panes?: readonly [number, number];
  curtains?: 'linen' | 'none';
  frame?: string;
  /** A railing before a door-high window. */
  railing?: boolean;
  shutters?: boolean;
}

/** Towards the strongest light, given where a room's windows are. */
export function lightFrom(openings: readonly Opening[]): Vec {
  const main = openings[0]?.wall ?? 'left';
  return main === 'left' ? [-0.72, 0.6, -0.34] : main === 'right' ? [0.72, 0.6, -0.34] : [-0.45, 0.68, -0.42];
}

const archPoints = (room: Room, { wall, from, to, sill, head }: Opening, out: number, inset = 0): Vec[] => {
  const radius = (to - from) / 2 - inset;
  const middle = (from + to) / 2;
  const spring = head - (to - from) / 2;
  const points: Vec[] = [room.on(wall, from + inset, sill, out)];
  for (let i = 0; i <= 12; i += 1) {
    const angle = Math.PI * (1 - i / 12);
    points.push(room.on(wall, middle + Math.cos(angle) * radius, spring + Math.sin(angle) * radius, out));
  }
  points.push(room.on(wall, to - inset, sill, out));
  return points;
};

const outlineOf = (room: Room, opening: Opening, out = 0, inset = 0): Vec[] => {
  const { wall, from, to, sill, head } = opening;
  return opening.arched
    ? archPoints(room, opening, out, inset)
    : [
        room.on(wall, from + inset, sill + inset, out),
        room.on(wall, to - inset, sill + inset, out),
        room.on(wall, to - inset, head - inset, out),
        room.on(wall, from + inset, head - inset, out),
      ];
};

const boundsOf = (points: readonly Point[]): { x: number; y: number; width: number; height: number } => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

const reveal = -0.22;

/** A window: the thickness of the wall, the view, the frame, curtains. */
export function drawOpening(room: Room, opening: Opening): void {
  const { stage, home } = room;
  const { canvas, light } = stage;
  const hole = stage.outline(outlineOf(room, opening));
  const glass = stage.outline(outlineOf(room, opening, reveal));
  if (hole.length < 3 || glass.length < 3) return;
  const jamb = lighten(stage.shade(home.palette.wall, [0, 0.5, -0.6]), 0.25);
  canvas.clipped(pathOf(hole), () => {
    canvas.poly(hole, canvas.down([0, darken(jamb, 0.12)], [1, lighten(jamb, 0.35)]));
    const bounds = boundsOf(glass);
    canvas.clipped(pathOf(glass), () => {
      const wide = opening.wall === 'back' ? bounds.width : bounds.width * 2.2;
      drawView(canvas, home.light, room.random.fork(`view${opening.wall}${opening.from}`), home.view, {
        x: bounds.x,
        y: bounds.y,
        width: wide,
        height: bounds.height,
        horizon: stage.camera.horizon + 8,
      });
      if (opening.railing) drawRailing(room, opening);
      if (!light.lampsOn) canvas.poly(glass, canvas.down([0, '#ffffff', 0.12], [1, lighten(light.sun, 0.5), 0.42]));
    });
    drawFrame(room, opening);
  });
  const outline = [...outlineOf(room, opening), outlineOf(room, opening)[0]!];
  if (home.oldHouse && !opening.arched) stage.line(outline, stage.shade('#faf6ee', [0, 0, -1]), 0.07);
  const [cx, cy] = stage.at(room.on(opening.wall, (opening.from + opening.to) / 2, (opening.sill + opening.head) / 2));
  if (!light.lampsOn)
    bloom(
      canvas,
      light,
      [cx, cy],
      Math.max(180, (opening.head - opening.sill) * stage.scale(room.on(opening.wall, opening.to, 1)) * 0.95),
      0.26,
    );
  if (opening.curtains === 'linen') drawCurtains(room, opening);
}

function drawRailing(room: Room, opening: Opening): void {
  const { stage } = room;
  const iron = mix('#2e3338', stage.light.haze, 0.1);
  const bars: Vec[][] = [];
  for (let u = opening.from; u < opening.to; u += 0.12)
    bars.push([room.on(opening.wall, u, 0, reveal - 0.3), room.on(opening.wall, u, 1, reveal - 0.3)]);
  for (const bar of bars) stage.line(bar, iron, 0.018);
  stage.line(
    [room.on(opening.wall, opening.from, 1, reveal - 0.3), room.on(opening.wall, opening.to, 1, reveal - 0.3)],
    iron,
    0.045,
  );
}

function drawFrame(room: Room, opening: Opening): void {
  const { stage, home } = room;
  const { wall, from, to, sill, head } = opening;
  const colour = opening.frame ?? (home.oldHouse ? '#f6f1e6' : '#3a3d3f');
  const paint = stage.shade(colour, [0, 0.2, -0.5]);
  const outline = outlineOf(room, opening, reveal, 0.035);
  stage.line([...outline, outline[0]!], paint, 0.07);
  const [across, up] = opening.panes ?? [2, 1];
  for (let i = 1; i < across; i += 1) {
    const u = from + ((to - from) * i) / across;
    stage.line([room.on(wall, u, sill, reveal), room.on(wall, u, head, reveal)], paint, 0.075);
    stage.line([room.on(wall, u, sill, reveal), room.on(wall, u, head, reveal)], darken(paint, 0.25), 0.012);
  }
  for (let i = 1; i < up; i += 1) {
    const v = sill + ((head - sill) * i) / up;
    stage.line([room.on(wall, from, v, reveal), room.on(wall, to, v, reveal)], paint, 0.04);
  }
}

function drawCurtains(room: Room, opening: Opening): void {
  const { stage, home } = room;
  const { wall, from, to, head } = opening;
  const rod = Math.min(room.height - 0.12, head + 0.18);
  const cloth = mix(home.palette.linen, '#ffffff', 0.35);
  const wide = Math.min(0.5, (to - from) * 0.24);
  for (const [a, b] of [
    [from - wide * 0.75, from + wide * 0.35],
    [to - wide * 0.35, to + wide * 0.75],
  ] as const) {
    const folds = 7;
    for (let i = 0; i < folds; i += 1) {
      const [u0, u1] = [a + ((b - a) * i) / folds, a + ((b - a) * (i + 1.08)) / folds];
      const tone = stage.shade(i % 2 ? cloth : darken(cloth, 0.09), [0, 0.4, -0.5]);
      stage.poly(
        [
          room.on(wall, u0, 0.03, 0.1),
          room.on(wall, u1, 0.03, 0.1),
          room.on(wall, u1, rod, 0.1),
          room.on(wall, u0, rod, 0.1),
        ],
        tone,
        'fill-opacity="0.94"',
      );
    }
  }
  stage.line(
    [room.on(wall, from - wide, rod, 0.1), room.on(wall, to + wide, rod, 0.1)],
    stage.shade(home.palette.metal, [0, 0, -1]),
    0.03,
    'stroke-linecap="round"',
  );
}

/** A casement's frame in an opening given by its corners, from the lower left on. */
export function drawWindowFrame(stage: Stage, [a, b, c, d]: readonly Vec[], colour: string): void {
  const paint = stage.shade(colour, [0, 0.2, -0.5]);
  stage.line([a!, b!, c!, d!, a!], paint, 0.08);
  const between = (p: Vec, q: Vec, t: number): Vec => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ];
  stage.line([between(a!, b!, 0.5), between(d!, c!, 0.5)], paint, 0.07);
  for (const t of [0.36, 0.7]) stage.line([between(a!, d!, t), between(b!, c!, t)], paint, 0.035);
}

/** Keeps the part of a flat shape where `side` is not negative. */
function cutBy(points: readonly Vec[], side: (point: Vec) => number): Vec[] {
  const kept: Vec[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const [sa, sb] = [side(a), side(b)];
    if (sa >= 0) kept.push(a);
    if (sa >= 0 !== sb >= 0) {
      const t = sa / (sa - sb);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
    }
  });
  return kept;
}

function panesOf(room: Room, opening: Opening): Vec[][] {
  const { wall, from, to, sill, head } = opening;
  if (opening.arched) return [outlineOf(room, opening, 0, 0.08)];
  const [across, up] = opening.panes ?? [2, 1];
  const panes: Vec[][] = [];
  for (let i = 0; i < across; i += 1) {
    for (let k = 0; k < up; k += 1) {
      const [u0, u1] = [from + ((to - from) * i) / across + 0.05, from + ((to - from) * (i + 1)) / across - 0.05];
      const [v0, v1] = [sill + ((head - sill) * k) / up + 0.03, sill + ((head - sill) * (k + 1)) / up - 0.03];
      panes.push([room.on(wall, u0, v0), room.on(wall, u1, v0), room.on(wall, u1, v1), room.on(wall, u0, v1)]);
    }
  }
  return panes;
}

const travelOf = (room: Room, wall: Wall): Vec => {
  const slant = room.home.random.fork('sun').range(-0.45, 0.1);
  const drop = room.stage.light.time === 'noon' ? -0.85 : -0.5;
  return wall === 'left'
    ? [0.75, drop, slant]
    : wall === 'right'
      ? [-0.75, drop, slant]
      : [slant > -0.2 ? 0.42 : -0.42, drop, -0.7];
};

/** The patches that the sun through the first window lays on floor and far wall, and the lit air between. */
export function drawSunlight(room: Room): void {
  const { stage, width, depth } = room;
  const { light, canvas } = stage;
  const main = room.plan.openings[0];
  if (!main || light.lampsOn) return;
  const travel = travelOf(room, main.wall);
  const limits = [(p: Vec) => p[0], (p: Vec) => width - p[0], (p: Vec) => depth - p[2], (p: Vec) => p[2] - 0.2];
  for (const opening of room.plan.openings.filter(({ wall }) => wall === main.wall)) {
    for (const pane of panesOf(room, opening)) {
      const onFloor = limits.reduce<Vec[]>(
        (points, side) => cutBy(points, side),
        pane.map((p): Vec => [p[0] - (travel[0] * p[1]) / travel[1], 0.004, p[2] - (travel[2] * p[1]) / travel[1]]),
      );
      if (onFloor.length > 2) {
        stage.poly(
          onFloor,
          light.sun,
          `fill-opacity="${light.sunStrength * 0.95}" stroke="${light.sun}" stroke-opacity="${light.sunStrength * 0.25}" stroke-width="7" stroke-linejoin="round"`,
        );
      }
      if (main.wall === 'back') continue;
      const wallX = main.wall === 'left' ? width : 0;
      const onWall = pane.map((p): Vec => {
        const t = (wallX - p[0]) / travel[0];
        return [wallX, p[1] + travel[1] * t, p[2] + travel[2] * t];
      });
      const seen = [(p: Vec) => p[1], (p: Vec) => depth - p[2], (p: Vec) => p[2] - 0.2].reduce<Vec[]>(
        (points, side) => cutBy(points, side),
        onWall,
      );
      if (seen.length > 2)
        stage.poly(
          seen,
          light.sun,
          `fill-opacity="${light.sunStrength * 0.72}" stroke="${light.sun}" stroke-opacity="0.15" stroke-width="6"`,
        );
    }
    drawShaft(room, opening, travel, canvas.height);
  }
}

function drawShaft(room: Room, opening: Opening, travel: Vec, bottom: number): void {
  const { stage } = room;
  const { canvas, light } = stage;
  const { wall, from, to, head } = opening;
  const landing = (p: Vec): Vec => [p[0] - (travel[0] * p[1]) / travel[1], 0, p[2] - (travel[2] * p[1]) / travel[1]];
  const [a, b] = [room.on(wall, from, head), room.on(wall, to, head)];
  const paint = canvas.linear([0, stage.at(a)[1]], [0, bottom * 0.95], [0, light.sun, 0.16], [1, light.sun, 0.01]);
  stage.poly([a, b, landing(b), landing(a)], paint);
}
