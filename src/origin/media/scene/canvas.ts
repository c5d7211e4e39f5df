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
  const at = (i: number): Point => (closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!);
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

const stopsMarkup = (stops: readonly Stop[]): string =>
  stops.map(([offset, colour, opacity]) => `<stop offset="${n(offset * 1000) === '0' ? 0 : Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`).join('');

/** Collects the marks of one drawing. Paints that are asked for twice are defined once. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly body: string[] = [];
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
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

  add(markup: string): void {
    this.body.push(markup);
  }

  path(d: string, fill: string, attributes = ''): void {
    if (d) this.body.push(`<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  }

  poly(points: readonly Point[], fill: string, attributes = ''): void {
    if (points.length > 2) this.path(pathOf(points), fill, attributes);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes = ''): void {
    this.body.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attributes = ''): void {
    this.body.push(`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  }

  circle(cx: number, cy: number, r: number, fill: string, attributes = ''): void {
    this.ellipse(cx, cy, r, r, fill, attributes);
  }

  stroke(d: string, colour: string, width: number, attributes = ''): void {
    if (d) this.body.push(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(Math.max(width, 0.3))}"${attributes && ` ${attributes}`}/>`);
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
