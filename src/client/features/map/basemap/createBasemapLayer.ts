import type * as Leaflet from 'leaflet';
import type { Language } from '#shared/i18n/languages.ts';
import '../../../theme/map.css';
import { fetchSheet, sheetNames } from './basemapFiles.ts';
import { cellZoom, type BasemapSheet } from './basemapSheet.ts';
import { drawNames, maxNameWidth } from './drawNames.ts';
import { drawSheet, readySheet, type BasemapColours, type ReadySheet, type TileArea } from './drawSheet.ts';

/** The sources of the basemap and their licences, the same in every language. */
export const basemapAttribution = '© OpenStreetMap (ODbL) · IGN, GeoNames (CC BY 4.0)';

interface BasemapOptions {
  language: Language;
  /** Instead of those of the page's style. */
  colours?: Partial<BasemapColours>;
  /** Where the sheets come from, if not from the site. Rejects if one cannot be had. */
  load?: (name: string) => Promise<BasemapSheet>;
  /** Names of the sheets that exist. */
  names?: ReadonlySet<string>;
}

const tileSize = 256;
const attempts = 2;

/** Colours of the style of the page: those of theme/map.css, which may change with the scheme. */
function coloursOf(element: Element): BasemapColours {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    sea: token('--map-sea'),
    land: token('--map-land'),
    abroad: token('--map-abroad'),
    coast: token('--map-coast'),
    border: token('--map-line'),
    label: token('--map-label'),
    faintLabel: token('--map-label-faint'),
    seaLabel: token('--map-label-sea'),
  };
}

/** Keeps what was fetched; what failed is asked for again by the next tile. */
function createShelf(load: (name: string) => Promise<BasemapSheet>) {
  const sheets = new Map<string, Promise<ReadySheet>>();
  const fetchOnce = async (name: string): Promise<ReadySheet> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return readySheet(await load(name));
      } catch (error) {
        if (attempt === attempts) throw error;
      }
    }
  };
  return (name: string): Promise<ReadySheet> => {
    const known = sheets.get(name);
    if (known) return known;
    const sheet = fetchOnce(name);
    sheets.set(name, sheet);
    sheet.catch(() => sheets.delete(name));
    return sheet;
  };
}

/** The cell that a tile lies in, then those into which names of it may reach. */
function cellsAround({ zoom, x, y, size }: TileArea): string[] {
  const side = size * 2 ** (zoom - cellZoom);
  const cell = (px: number, py: number): string => `${Math.floor(px / side)}-${Math.floor(py / side)}`;
  const [left, right, top, bottom] = [
    x - maxNameWidth,
    x + size + maxNameWidth,
    y - maxNameWidth,
    y + size + maxNameWidth,
  ];
  return [...new Set([cell(x, y), cell(left, top), cell(right, top), cell(left, bottom), cell(right, bottom)])];
}

/** A tile's canvas, as sharp as the screen; `context` counts pixels of CSS. */
function createCanvas(): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D; ratio: number } {
  const canvas = document.createElement('canvas');
  const ratio = Math.min(3, Math.ceil(window.devicePixelRatio || 1));
  canvas.width = tileSize * ratio;
  canvas.height = tileSize * ratio;
  const context = canvas.getContext('2d')!;
  context.scale(ratio, ratio);
  return { canvas, context, ratio };
}

/**
 * Our own basemap as a layer of Leaflet: land, sea, borders and names, drawn in the browser (docs/decisions/014). Its
 * colours are read for each tile: `redraw()` after they change. A tile whose details cannot be fetched is drawn from
 * the overview, and if that fails too, it reports an error (`tileerror`).
 */
export function createBasemapLayer(
  leaflet: Pick<typeof Leaflet, 'GridLayer'>,
  { language, colours, load = fetchSheet, names }: BasemapOptions,
): Leaflet.GridLayer {
  const sheetOf = createShelf(load);
  const drawTile = async (coords: Leaflet.Coords, canvas: ReturnType<typeof createCanvas>): Promise<void> => {
    const tile = { zoom: coords.z, x: coords.x * tileSize, y: coords.y * tileSize, size: tileSize };
    const known = names ?? sheetNames();
    const wanted = coords.z > cellZoom ? cellsAround(tile) : [];
    const [ground, ...near] = await Promise.all(
      wanted.map(async (name) => (known.has(name) ? sheetOf(name).catch(() => null) : null)),
    );
    const overview = ground ? null : await sheetOf('overview');
    const sheets = [ground ?? overview, ...near].filter((sheet) => sheet !== null && sheet !== undefined);
    const page = document.documentElement;
    const used = { ...coloursOf(page), ...colours };
    drawSheet(canvas.context, sheets[0]!, tile, canvas.ratio, used);
    drawNames(canvas.context, sheets, tile, {
      language,
      family: getComputedStyle(document.body).fontFamily,
      colours: used,
    });
  };
  const layer = new leaflet.GridLayer({ tileSize, attribution: basemapAttribution, maxZoom: 19 });
  Object.assign(layer, {
    createTile: (coords: Leaflet.Coords, done: Leaflet.DoneCallback) => {
      const canvas = createCanvas();
      drawTile(coords, canvas).then(
        () => {
          done(undefined, canvas.canvas);
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)), canvas.canvas);
        },
      );
      return canvas.canvas;
    },
  });
  return layer;
}
