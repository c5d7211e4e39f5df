import { boundsOf, edgesOf, isAround, type AreaEdge, type AreaPoint } from '#shared/domain/drawnArea.ts';

/** Bands of latitude that an area is cut into: each has a few of its edges. */
const bands = 256;

/** Areas known at most: far more than are asked about at once. */
const maxAreas = 1_000;

/** Tests held at most: each takes up to 0.4 MB, and is made again where it is missing. */
const maxTests = 50;

type AreaTest = (lat: number, lng: number) => boolean;

/** From a longitude on, within a band: what holds as far as the next stretch. */
interface Stretch {
  from: number;
  /** Whether all of it is inside; null where edges are, so that they decide. */
  isInside: boolean | null;
}

interface Band {
  edges: AreaEdge[];
  stretches: Stretch[];
}

/** isInside of drawnArea.ts, for an area that is asked about many times. */
export function createAreaTest(area: readonly AreaPoint[]): AreaTest {
  const { minLat, maxLat } = boundsOf(area);
  const height = Math.max(1, (maxLat - minLat + 1) / bands);
  const bandOf = (lat: number): number => Math.floor((lat - minLat) / height);
  const edges: AreaEdge[][] = Array.from({ length: bands }, () => []);
  for (const edge of edgesOf(area)) {
    const [low, high] = edge.map(({ lat }) => bandOf(lat)).sort((a, b) => a - b);
    for (let band = low!; band <= high!; band += 1) edges[band]!.push(edge);
  }
  const all = edges.map((own, band): Band => ({
    edges: own,
    stretches: stretchesOf(own, minLat + (band + 0.5) * height),
  }));
  return (lat, lng) => lat >= minLat && lat <= maxLat && isInBand(all[bandOf(lat)]!, lat, lng);
}

function isInBand({ edges, stretches }: Band, lat: number, lng: number): boolean {
  let last = stretches.length - 1;
  while (last >= 0 && stretches[last]!.from > lng) last -= 1;
  if (last < 0) return false;
  return stretches[last]!.isInside ?? isAround({ lat, lng }, edges);
}

/** @param middle a latitude of the band: between its edges all others are like it */
function stretchesOf(edges: readonly AreaEdge[], middle: number): Stretch[] {
  const taken = edges
    .map(([{ lng: a }, { lng: b }]): [from: number, to: number] => [Math.min(a, b), Math.max(a, b)])
    .sort(([a], [b]) => a - b);
  const stretches: Stretch[] = [];
  let end = -Infinity;
  for (const [from, to] of taken) {
    // Longitudes are whole numbers: there is one between only from a distance of two.
    if (from > end + 1) {
      if (end > -Infinity)
        stretches.push({ from: end + 1, isInside: isAround({ lat: middle, lng: (end + from) / 2 }, edges) });
      stretches.push({ from, isInside: null });
    }
    end = Math.max(end, to);
  }
  return [...stretches, { from: end + 1, isInside: false }];
}

/** Areas by number: a number is handed to a database's function for each row, and an outline would cost far more. */
export class AreaTests {
  readonly #areas = new Map<number, readonly AreaPoint[]>();
  readonly #tests = new Map<number, AreaTest>();
  /** Of areas that questions are still about: one makes several statements. */
  readonly #numbers = new WeakMap<readonly AreaPoint[], number>();
  #last = 0;

  /** @returns the number of an area, valid until a thousand others were added */
  add(area: readonly AreaPoint[]): number {
    const known = this.#numbers.get(area);
    if (known !== undefined && this.#areas.has(known)) return known;
    this.#last += 1;
    this.#numbers.set(area, this.#last);
    this.#areas.set(this.#last, area);
    this.#areas.delete(this.#last - maxAreas);
    return this.#last;
  }

  /** @throws for a number that is no longer valid */
  isInside(area: number, lat: number, lng: number): boolean {
    return (this.#tests.get(area) ?? this.#makeTest(area))(lat, lng);
  }

  #makeTest(number: number): AreaTest {
    const area = this.#areas.get(number);
    if (!area) throw new Error('The area of a question is no longer known');
    const test = createAreaTest(area);
    this.#tests.set(number, test);
    if (this.#tests.size > maxTests) this.#tests.delete(this.#tests.keys().next().value!);
    return test;
  }
}
