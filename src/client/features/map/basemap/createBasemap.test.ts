/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourOf, contrast } from '#shared/theme/contrast.ts';
import { readBasemap } from '#tests/basemap.ts';
import type { GridLayerOptions } from 'leaflet';
import type { Language } from '#shared/i18n/languages.ts';
import { createBasemap } from './createBasemap.ts';
import { isShown, nameIn } from './drawNames.ts';

/** What Leaflet's class is used for here: it holds options, and asks for tiles. */
class FakeGridLayer {
  options: GridLayerOptions;
  constructor(options: GridLayerOptions) {
    this.options = options;
  }
  on() {
    return this;
  }
}
interface Tiles {
  createTile: (coords: { x: number; y: number; z: number }, done: (error?: Error, tile?: HTMLElement) => void) => void;
}

const texts: string[] = [];
const drawn: Record<string, unknown> = {
  fillText: (text: string) => texts.push(text),
  measureText: () => ({ width: 60 }),
};
const context = new Proxy(drawn, { get: (target, key: string) => target[key] ?? (() => undefined), set: () => true });

beforeEach(() => {
  texts.length = 0;
  globalThis.Path2D = class {} as unknown as typeof Path2D;
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
});

/** Draws a tile with pieces read from the repository; resolves with the names of what was fetched. */
async function drawTile(
  language: Language,
  coords: { x: number; y: number; z: number },
  fails: readonly string[] = [],
) {
  const fetched: string[] = [];
  const { ground, names } = createBasemap({ GridLayer: FakeGridLayer } as never, {
    language,
    names: new Set(['overview', '129-95', '130-95', '129-96', '130-96', '129-94', '130-94']),
    load: (name) => {
      fetched.push(name);
      return fails.includes(name) ? Promise.reject(new Error(name)) : Promise.resolve(readBasemap(name)!);
    },
  }) as unknown as Record<'ground' | 'names', Tiles>;
  const error = await new Promise<Error | undefined>((resolve) => {
    ground.createTile(coords, resolve);
  });
  await new Promise((resolve) => {
    names.createTile(coords, resolve);
  });
  return { fetched: [...new Set(fetched)], error };
}

/** The tile of Barcelona's centre. */
const barcelona = { z: 12, x: 2072, y: 1530 };

it('draws a tile from the piece that it lies in, with names in the page’s language', async () => {
  expect(await drawTile('ca', barcelona)).toEqual({ fetched: ['129-95'], error: undefined });
  expect(texts).toContain('Barcelona');
});

it('draws a tile from far away from the overview', async () => {
  expect((await drawTile('en', { z: 6, x: 31, y: 24 })).fetched).toEqual(['overview']);
  expect(texts).toContain('SPAIN');
});

it('draws the overview where a piece cannot be fetched, and reports when nothing can', async () => {
  expect(await drawTile('es', barcelona, ['129-95'])).toEqual({
    fetched: ['129-95', 'overview'],
    error: undefined,
  });
  expect((await drawTile('es', barcelona, ['129-95', 'overview'])).error?.message).toBe('overview');
});

it('takes the name of the language, or the only one', () => {
  expect((['es', 'ca', 'en'] as const).map((language) => nameIn(language, 'Sevilla|Sevilla|Seville'))).toEqual([
    'Sevilla',
    'Sevilla',
    'Seville',
  ]);
  expect(nameIn('en', 'Girona')).toBe('Girona');
});

it('shows a province’s name as long as a whole province is seen', () => {
  const name = ['Soria', 0, 0, 7, 2] as const;
  expect([6, 7, 9, 10].map((zoom) => isShown(name, zoom))).toEqual([false, true, true, false]);
});

describe('the colours of theme/map.css', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../theme/map.css'), 'utf8');
  const [light, dark] = css
    .split('}')
    .map((rule) =>
      Object.fromEntries([...rule.matchAll(/--map-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name!, value!])),
    );
  const pairs = [
    ['label', 'land'],
    ['label', 'abroad'],
    ['label', 'sea'],
    ['label-faint', 'land'],
    ['label-faint', 'abroad'],
    ['label-sea', 'sea'],
  ] as const;

  it.each([
    ['light', light],
    ['dark', dark],
  ])('hold 4.5:1 for every label in the %s scheme', (_, colours) => {
    const weak = pairs.filter(
      ([text, ground]) => contrast(colourOf(colours![text]!), colourOf(colours![ground]!)) < 4.5,
    );
    expect(weak).toEqual([]);
  });
});
