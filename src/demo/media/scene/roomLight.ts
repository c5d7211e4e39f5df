import { pathOf, type Point } from './canvas.ts';
import { lighten, mix } from './colour.ts';
import type { FloorKind } from './home.ts';
import type { Opening } from './openings.ts';
import type { Room } from './room.ts';
import type { Vec } from './stage.ts';

/** How much of a window a floor gives back, 0 to 1. */
const gloss: Record<FloorKind, number> = {
  planks: 0.34,
  herringbone: 0.38,
  hydraulic: 0.2,
  terracotta: 0.14,
  stone: 0.36,
  terrazzo: 0.42,
  concrete: 0.3,
};

const middleOf = (room: Room, { wall, from, to, sill, head }: Opening): Point =>
  room.stage.at(room.on(wall, (from + to) / 2, (sill + head) / 2));

/** Windows seen again in the floor, paler the farther they reach towards the viewer. */
function drawReflections(room: Room): void {
  const { stage, width, depth, plan, home } = room;
  const { canvas, light } = stage;
  const near = 0.3 - (plan.back ?? 0);
  const floor = stage.outline([
    [0, 0, near],
    [width, 0, near],
    [width, 0, depth],
    [0, 0, depth],
  ]);
  const strength = gloss[plan.floor ?? home.floor] * (light.lampsOn ? 0.35 : 1);
  const colour = light.lampsOn ? light.sky[2] : lighten(light.sky[2], 0.5);
  canvas.clipped(pathOf(floor), () => {
    for (const { wall, from, to, sill, head } of plan.openings) {
      const [u0, u1] = [from + 0.06, to - 0.06];
      const mirrored: Vec[] = [
        room.on(wall, u0, -sill),
        room.on(wall, u1, -sill),
        room.on(wall, u1, -head * 1.25),
        room.on(wall, u0, -head * 1.25),
      ];
      const [top, bottom] = [
        stage.at(room.on(wall, (u0 + u1) / 2, -sill)),
        stage.at(room.on(wall, (u0 + u1) / 2, -head * 1.25)),
      ];
      stage.poly(
        mirrored,
        canvas.linear(
          [0, top[1]],
          [0, Math.max(bottom[1], top[1] + 1)],
          [0, colour, strength],
          [0.55, colour, strength * 0.4],
          [1, colour, 0],
        ),
      );
    }
  });
}

/** A room is brightest about its window and goes into the dark away from it. */
export function drawFalloff(room: Room): void {
  const { stage, plan } = room;
  const { canvas, light } = stage;
  const main = plan.openings[0];
  if (!main) return;
  drawReflections(room);
  const [x, y] = middleOf(room, main);
  const centre: Point = [Math.min(canvas.width * 1.05, Math.max(-canvas.width * 0.05, x)), y];
  const reach = canvas.width * 1.02;
  canvas.rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.radial(
      centre,
      reach,
      [0.22, light.shadow, 0],
      [0.6, light.shadow, light.lampsOn ? 0.16 : 0.13],
      [1, light.shadow, light.lampsOn ? 0.34 : 0.3],
    ),
  );
  if (!light.lampsOn)
    canvas.rect(
      0,
      0,
      canvas.width,
      canvas.height,
      canvas.radial(
        centre,
        reach * 0.62,
        [0, mix(light.sun, '#ffffff', 0.3), 0.34],
        [0.5, light.sun, 0.1],
        [1, light.sun, 0],
      ),
    );
}
