export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One decimal is a tenth of a pixel at the drawing's own width: enough, and half the bytes. */
export function n(value: number): string {
  const tenths = Math.round(value * 10);
  // Writing out fractions was half of all drawing time; a drawing's numbers are few and come again.
  if (tenths < 0 || tenths >= written.length) return String(tenths / 10);
  return (written[tenths] ??= String(tenths / 10));
}

const written = new Array<string | undefined>(32_768).fill(undefined);

export const pathOf = (points: readonly Point[], closed = true): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A smooth closed or open curve through the points (Catmull-Rom). */
export function smoothPath(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

const stopsMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${n(offset * 1000) === '0' ? 0 : Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('');

/** Marks of one paint in one layer, gathered into one element. */
interface Sheaf {
  layer: number;
  d: string;
  rest: string;
}

/** Collects the marks of one drawing. Paints that are asked for twice are defined once. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly body: string[] = [];
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();

  /** How many units of the drawing a pixel of the picture to be made is wide: what is finer need not be drawn. */
  readonly pixel: number;

  constructor(width: number, height: number, pixel = 1) {
    this.width = width;
    this.height = height;
    this.pixel = pixel;
  }

  /** Whether an outline lies in the picture and is large enough to leave a trace there. */
  shows(points: readonly Point[], margin = 12): boolean {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of points) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    const [w, h] = [right - left, bottom - top];
    const fine = this.pixel * 0.45;
    return (
      right > -margin &&
      left < this.width + margin &&
      bottom > -margin &&
      top < this.height + margin &&
      (w > fine || h > fine) &&
      w > fine * 0.3 &&
      h > fine * 0.3
    );
  }

  private define(make: (id: string) => string): string {
    const key = make('');
    let id = this.known.get(key);
    if (!id) {
      id = `d${this.known.size}`;
      this.known.set(key, id);
      this.definitions.push(make(id));
    }
    return id;
  }

  /** Top to bottom of whatever is filled with it. */
  down(...stops: Stop[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}" x2="0" y2="1">${stopsMarkup(stops)}</linearGradient>`)})`;
  }

  /** Left to right of whatever is filled with it. */
  across(...stops: Stop[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}">${stopsMarkup(stops)}</linearGradient>`)})`;
  }

  /** Between two places of the drawing. */
  linear(from: Point, to: Point, ...stops: Stop[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopsMarkup(stops)}</linearGradient>`)})`;
  }

  /** From the middle of whatever is filled with it. */
  glow(...stops: Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}">${stopsMarkup(stops)}</radialGradient>`)})`;
  }

  radial(centre: Point, radius: number, ...stops: Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}">${stopsMarkup(stops)}</radialGradient>`)})`;
  }

  /** Which of the layers of `inLayers` a mark goes to; the lowest lies under all others. */
  layer = 0;
  private sheaves: Map<string, Sheaf> | null = null;

  /**
   * What `draw` adds, sorted by `layer`, marks of one paint in one layer as one element: a rasteriser takes as long
   * over an element as over all that is in it. For things beside each other, of which none hides another of its own
   * layer.
   */
  inLayers(draw: () => void): void {
    if (this.sheaves) return draw();
    const sheaves = new Map<string, Sheaf>();
    this.sheaves = sheaves;
    draw();
    this.sheaves = null;
    this.layer = 0;
    for (const { d, rest } of [...sheaves.values()].sort((a, b) => a.layer - b.layer))
      this.body.push(`<path d="${d}" ${rest}/>`);
  }

  add(markup: string): void {
    this.body.push(markup);
  }

  private put(d: string, rest: string): void {
    if (!this.sheaves) {
      this.body.push(`<path d="${d}" ${rest}/>`);
      return;
    }
    const key = `${this.layer} ${rest}`;
    const sheaf = this.sheaves.get(key);
    if (sheaf) sheaf.d += d;
    else this.sheaves.set(key, { layer: this.layer, d, rest });
  }

  path(d: string, fill: string, attributes = ''): void {
    if (d) this.put(d, `fill="${fill}"${attributes && ` ${attributes}`}`);
  }

  poly(points: readonly Point[], fill: string, attributes = ''): void {
    if (points.length > 2 && this.shows(points)) this.path(pathOf(points), fill, attributes);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes = ''): void {
    this.body.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes && ` ${attributes}`}/>`,
    );
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attributes = ''): void {
    this.body.push(
      `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes && ` ${attributes}`}/>`,
    );
  }

  circle(cx: number, cy: number, r: number, fill: string, attributes = ''): void {
    this.ellipse(cx, cy, r, r, fill, attributes);
  }

  stroke(d: string, colour: string, width: number, attributes = ''): void {
    // In layers, widths that hardly differ become one, so that they gather.
    const wide = this.sheaves ? Math.exp(Math.round(Math.log(Math.max(width, 0.3)) * 6) / 6) : Math.max(width, 0.3);
    if (d) this.put(d, `fill="none" stroke="${colour}" stroke-width="${n(wide)}"${attributes && ` ${attributes}`}`);
  }

  /** What `draw` adds, seen only inside the outline. */
  clipped(d: string, draw: () => void): void {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    this.body.push(`<g clip-path="url(#${id})">`);
    draw();
    this.body.push('</g>');
  }

  group(attributes: string, draw: () => void): void {
    this.body.push(`<g ${attributes}>`);
    draw();
    this.body.push('</g>');
  }

  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.definitions.join('')}</defs>${this.body.join('')}</svg>`;
  }
}
