import { pathOf, type Canvas, type Point } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { litColour, type Light } from './light.ts';
import { farthestFirst, type Bounded } from './order.ts';
import { convexHull, spanOf } from './outlines.ts';

/** Metres: x to the right, y up, z away from the viewer. */
export type Vec = readonly [number, number, number];

export interface Camera {
  at: Vec;
  /** Turn to the right, in radians. Never tilted: uprights stay upright, as with an architect's lens. */
  yaw: number;
  /** Pixels: a metre at one metre's distance. */
  focal: number;
  centreX: number;
  horizon: number;
}

const near = 0.12;

export type BoxFace = 'left' | 'right' | 'top' | 'bottom' | 'front' | 'back';

export interface BoxLook {
  /** Corner softness in metres, as of upholstery. */
  round?: number;
  /** Replaces the fill of single faces. */
  faces?: Partial<Record<BoxFace, string>>;
  opacity?: number;
}

export interface Solid extends Bounded {
  colour: string;
  look?: BoxLook;
}

const normals: Record<BoxFace, Vec> = {
  left: [-1, 0, 0],
  right: [1, 0, 0],
  top: [0, 1, 0],
  bottom: [0, -1, 0],
  front: [0, 0, -1],
  back: [0, 0, 1],
};

/** A space seen through a camera: solids go in by metres and come out as shaded shapes on the canvas. */
export class Stage {
  readonly canvas: Canvas;
  readonly camera: Camera;
  readonly light: Light;
  /** Towards the strongest light. */
  keyFrom: Vec;
  /** In the sun, not in a room. */
  sharpShadows = false;
  private readonly queue: (Bounded & { draw: () => void })[] = [];
  private readonly cos: number;
  private readonly sin: number;

  constructor(canvas: Canvas, camera: Camera, light: Light, keyFrom: Vec) {
    this.canvas = canvas;
    this.camera = camera;
    this.light = light;
    this.keyFrom = keyFrom;
    this.cos = Math.cos(camera.yaw);
    this.sin = Math.sin(camera.yaw);
  }

  private toView([x, y, z]: Vec): Vec {
    const dx = x - this.camera.at[0];
    const dz = z - this.camera.at[2];
    return [dx * this.cos - dz * this.sin, y - this.camera.at[1], dx * this.sin + dz * this.cos];
  }

  private toScreen([x, y, z]: Vec): Point {
    const { focal, centreX, horizon } = this.camera;
    return [centreX + (focal * x) / z, horizon - (focal * y) / z];
  }

  /** Where a place is on the canvas (a place behind the viewer is drawn as if just before the lens). */
  at(point: Vec): Point {
    const [x, y, z] = this.toView(point);
    return this.toScreen([x, y, Math.max(z, near)]);
  }

  /** Pixels of a metre at this place. */
  scale(point: Vec): number {
    return this.camera.focal / Math.max(this.toView(point)[2], near);
  }

  distance(point: Vec): number {
    return this.toView(point)[2];
  }

  /** The outline of a flat shape, cut off where it passes behind the viewer. */
  outline(points: readonly Vec[]): Point[] {
    const view = points.map((point) => this.toView(point));
    const kept: Vec[] = [];
    for (let i = 0; i < view.length; i += 1) {
      const a = view[i]!;
      const b = view[(i + 1) % view.length]!;
      if (a[2] >= near) kept.push(a);
      if (a[2] >= near !== b[2] >= near) {
        const t = (near - a[2]) / (b[2] - a[2]);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, near]);
      }
    }
    return kept.map((point) => this.toScreen(point));
  }

  poly(points: readonly Vec[], fill: string, attributes = ''): void {
    this.canvas.poly(this.outline(points), fill, attributes);
  }

  /** Several flat shapes of one colour as one path: floors of a hundred tiles stay one element. */
  polys(shapes: readonly (readonly Vec[])[], fill: string, attributes = ''): void {
    let d = '';
    for (const shape of shapes) {
      const outline = this.outline(shape);
      if (outline.length > 2 && this.canvas.shows(outline)) d += pathOf(outline);
    }
    this.canvas.path(d, fill, attributes);
  }

  line(points: readonly Vec[], colour: string, metres: number, attributes = ''): void {
    if (points.length < 2) return;
    const wide = metres * this.scale(points[points.length >> 1]!);
    const line = points.map((point) => this.at(point));
    const xs = line.map(([x]) => x);
    const ys = line.map(([, y]) => y);
    const { width, height, pixel } = this.canvas;
    if (
      wide < pixel * 0.12 ||
      Math.max(...xs) < -wide ||
      Math.min(...xs) > width + wide ||
      Math.max(...ys) < -wide ||
      Math.min(...ys) > height + wide
    )
      return;
    this.canvas.stroke(pathOf(line, false), colour, wide, attributes);
  }

  shade(colour: string, normal: Vec): string {
    const [lx, ly, lz] = this.keyFrom;
    const amount = Math.max(0, 0.42 + 0.58 * (normal[0] * lx + normal[1] * ly + normal[2] * lz));
    return litColour(this.light, colour, amount);
  }

  /** A face's paint: its shade, a little paler above and deeper below, as a room lights it. */
  paint(colour: string, normal: Vec): string {
    const base = this.shade(colour, normal);
    return Math.abs(normal[1]) > 0.5 ? base : this.canvas.down([0, lighten(base, 0.06)], [1, darken(base, 0.12)]);
  }

  box(min: Vec, max: Vec, colour: string, look: BoxLook = {}): void {
    const [x0, y0, z0] = min;
    const [x1, y1, z1] = max;
    const [cx, cy, cz] = this.camera.at;
    const corners: Record<BoxFace, readonly Vec[] | false> = {
      back: cz > z1 && [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      bottom: cy < y0 && [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      left: cx < x0 && [
        [x0, y0, z0],
        [x0, y0, z1],
        [x0, y1, z1],
        [x0, y1, z0],
      ],
      right: cx > x1 && [
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ],
      top: cy > y1 && [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      front: cz < z0 && [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
    };
    const radius = look.round ? look.round * this.scale([(x0 + x1) / 2, y1, (z0 + z1) / 2]) : 0;
    const seen = (Object.entries(corners) as [BoxFace, readonly Vec[] | false][]).flatMap(([face, points]) =>
      points ? [{ face, outline: this.outline(points) }] : [],
    );
    const veil = look.opacity === undefined ? '' : ` opacity="${look.opacity}"`;
    const all = seen.flatMap(({ outline }) => outline);
    const [wide, high] = [spanOf(all, 0), spanOf(all, 1)];
    // A table's leg is a line: nobody sees its sides apart.
    if (Math.min(wide, high) < 4 * Math.max(1, this.canvas.pixel / 2) && radius < 1) {
      const last = seen.at(-1);
      if (last)
        this.canvas.poly(convexHull(all), look.faces?.[last.face] ?? this.shade(colour, normals[last.face]), veil);
      return;
    }
    for (const { face, outline } of seen) {
      const plain = spanOf(outline, 0) * spanOf(outline, 1) < 500 * this.canvas.pixel;
      const fill =
        look.faces?.[face] ?? (plain ? this.shade(colour, normals[face]) : this.paint(colour, normals[face]));
      const soft =
        radius > 0.4 ? `stroke="${fill}" stroke-width="${Math.round(radius * 20) / 10}" stroke-linejoin="round"` : '';
      this.canvas.poly(outline, fill, `${soft}${veil}`);
    }
  }

  /** A round of `radius` metres lying flat at `centre`. */
  disc([x, y, z]: Vec, radius: number, fill: string, attributes = ''): void {
    this.poly(this.ring([x, y, z], radius), fill, attributes);
  }

  ring([x, y, z]: Vec, radius: number, count = 28, depth = radius): Vec[] {
    return Array.from({ length: count }, (_, i): Vec => {
      const angle = (i / count) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * depth];
    });
  }

  /** An upright cylinder, lit from the key's side. */
  cylinder(
    [x, y, z]: Vec,
    radius: number,
    height: number,
    colour: string,
    topColour = colour,
    topRadius = radius,
  ): void {
    const [bx, by] = this.at([x, y, z]);
    const [, ty] = this.at([x, y + height, z]);
    const scale = this.scale([x, y, z]);
    const [rb, rt] = [radius * scale, topRadius * scale];
    const squash = (yy: number): number =>
      Math.min(0.5, Math.abs(this.camera.at[1] - yy) / Math.max(0.5, this.distance([x, y, z])));
    const [sb, st] = [rb * squash(y), rt * squash(y + height)];
    const lit = this.keyFrom[0] < 0 ? [0.25, 1] : [0.75, 0];
    const fill = this.canvas.across(
      [0, this.shade(colour, [-1, 0, 0])],
      [lit[0]!, lighten(this.shade(colour, [Math.sign(this.keyFrom[0]), 0.3, -0.3]), 0.1)],
      [1, this.shade(colour, [1, 0, 0])],
    );
    this.canvas.path(
      `M${bx - rb} ${by}A${rb} ${sb} 0 0 0 ${bx + rb} ${by}L${bx + rt} ${ty}A${rt} ${st} 0 0 ${this.camera.at[1] > y + height ? 1 : 0} ${bx - rt} ${ty}Z`.replace(
        /-?\d+\.\d+/g,
        (v) => String(Math.round(Number(v) * 10) / 10),
      ),
      fill,
    );
    if (this.camera.at[1] > y + height) this.canvas.ellipse(bx, ty, rt, st, this.shade(topColour, [0, 1, 0]));
  }

  /** A soft shadow on a level surface under something that stands there. */
  contactShadow([x0, x1]: Point, [z0, z1]: Point, y = 0.002, strength = 0.3): void {
    const steps = 4;
    for (let i = 0; i < steps; i += 1) {
      const grow = 0.16 - (i / steps) * 0.18;
      this.poly(
        [
          [x0 - grow, y, z0 - grow],
          [x1 + grow, y, z0 - grow],
          [x1 + grow, y, z1 + grow],
          [x0 - grow, y, z1 + grow],
        ],
        this.light.shadow,
        `fill-opacity="${Math.round((strength / steps) * 100) / 100}" stroke="${this.light.shadow}" stroke-opacity="${Math.round((strength / steps) * 100) / 100}" stroke-width="${Math.round(this.scale([x0, y, z0]) * 0.05)}" stroke-linejoin="round"`,
      );
    }
  }

  /**
   * The shadow that a thing of this footprint and height throws over a level surface, away from the key light.
   * In the open its edge is sharp; within doors, where a window is a broad source, it pales outwards.
   */
  castShadow([x0, x1]: Point, [z0, z1]: Point, height: number, y = 0.002, strength = 0.3): void {
    const [kx, ky, kz] = this.keyFrom;
    const reach = Math.min(2.4, height / Math.max(0.35, ky));
    const foot: Point[] = [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ];
    const layers = this.sharpShadows ? [1] : [0.35, 0.62, 0.9];
    for (const part of layers) {
      const [dx, dz] = [-kx * reach * part, -kz * reach * part];
      const swept = convexHull([...foot, ...foot.map(([x, z]): Point => [x + dx, z + dz])]);
      this.poly(
        swept.map(([x, z]): Vec => [x, y, z]),
        this.light.shadow,
        `fill-opacity="${Math.round((strength / layers.length) * 100) / 100}"`,
      );
    }
  }

  /** A round one. */
  discShadow([x, y, z]: Vec, radius: number, strength = 0.4): void {
    const [sx, sy] = this.at([x, y, z]);
    const scale = this.scale([x, y, z]) * radius;
    const squash = Math.min(0.6, Math.abs(this.camera.at[1] - y) / Math.max(0.5, this.distance([x, y, z])));
    this.canvas.ellipse(
      sx,
      sy,
      scale,
      scale * squash,
      this.canvas.glow(
        [0, this.light.shadow, strength],
        [0.6, this.light.shadow, strength * 0.6],
        [1, this.light.shadow, 0],
      ),
    );
  }

  /** Boxes of one piece, in whatever order. */
  solids(boxes: readonly Solid[]): void {
    for (const { min, max, colour, look } of farthestFirst(boxes, this.camera.at)) this.box(min, max, colour, look);
  }

  /** Keeps what stands in these bounds until `finish`, which draws the hidden before the hiding. */
  later(min: Vec, max: Vec, draw: () => void): void {
    this.queue.push({ min, max, draw });
  }

  finish(): void {
    for (const { draw } of farthestFirst(this.queue, this.camera.at)) draw();
    this.queue.length = 0;
  }
}
