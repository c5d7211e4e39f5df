import type * as Leaflet from 'leaflet';
import type { Language } from '#shared/i18n/languages.ts';
import '../../../theme/map.css';
import { fetchSheet, sheetNames } from './basemapFiles.ts';
import { cellZoom, type BasemapSheet } from './basemapSheet.ts';
import { drawNames, maxNameWidth } from './drawNames.ts';
import { roomFor, type FreeArea, type Obstacle } from './roomFor.ts';
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
  /** Of Leaflet, for the names. */
  pane?: string;
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

/** A layer of canvases, which can be drawn again where they are. */
function createCanvasLayer(
  leaflet: Pick<typeof Leaflet, 'GridLayer'>,
  options: Leaflet.GridLayerOptions,
  draw: (coords: Leaflet.Coords, canvas: ReturnType<typeof createCanvas>) => Promise<void>,
): { layer: Leaflet.GridLayer; drawAgain: () => void } {
  const layer = new leaflet.GridLayer({ tileSize, maxZoom: 19, ...options });
  const tiles = new Map<HTMLElement, () => Promise<void>>();
  Object.assign(layer, {
    createTile: (coords: Leaflet.Coords, done: Leaflet.DoneCallback) => {
      const tile = createCanvas();
      const drawTile = () => draw(coords, tile);
      tiles.set(tile.canvas, drawTile);
      drawTile().then(
        () => {
          done(undefined, tile.canvas);
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)), tile.canvas);
        },
      );
      return tile.canvas;
    },
  });
  layer.on('tileunload', ({ tile }) => {
    tiles.delete(tile);
  });
  return {
    layer,
    drawAgain: () => {
      // What cannot be fetched has been reported when the tile was made.
      for (const drawTile of tiles.values()) drawTile().catch(() => {});
    },
  };
}

export interface Basemap {
  /** Land, sea and borders. */
  ground: Leaflet.GridLayer;
  /** Names, for a pane above the markers. */
  names: Leaflet.GridLayer;
  /** Keeps names clear of markers, and within what of the map is free. */
  avoid: (obstacles: readonly Obstacle[], free: FreeArea | undefined) => void;
  /** After the colours of the page's style have changed. */
  drawAgain: () => void;
}

/**
 * Our own basemap as layers of Leaflet: land, sea, borders and names, drawn in the browser (docs/decisions/014). A tile
 * whose details cannot be fetched is drawn from the overview, and if that fails too, it reports an error (`tileerror`).
 */
export function createBasemap(
  leaflet: Pick<typeof Leaflet, 'GridLayer'>,
  { language, colours, load = fetchSheet, names: sheets, pane }: BasemapOptions,
): Basemap {
  const sheetOf = createShelf(load);
  let avoided: [obstacles: readonly Obstacle[], free?: FreeArea | undefined] = [[]];
  const fetchSheets = async (tile: TileArea): Promise<ReadySheet[]> => {
    const wanted = tile.zoom > cellZoom ? cellsAround(tile) : [];
    const known = sheets ?? sheetNames();
    const [ground, ...near] = await Promise.all(
      wanted.map(async (name) => (known.has(name) ? sheetOf(name).catch(() => null) : null)),
    );
    const overview = ground ? null : await sheetOf('overview');
    return [ground ?? overview, ...near].filter((sheet) => sheet !== null && sheet !== undefined);
  };
  const areaOf = ({ x, y, z }: Leaflet.Coords): TileArea => ({
    zoom: z,
    x: x * tileSize,
    y: y * tileSize,
    size: tileSize,
  });
  const used = () => ({ ...coloursOf(document.documentElement), ...colours });
  const ground = createCanvasLayer(leaflet, { attribution: basemapAttribution }, async (coords, { context, ratio }) => {
    const tile = areaOf(coords);
    const [sheet] = await fetchSheets(tile);
    drawSheet(context, sheet!, tile, ratio, used());
  });
  const names = createCanvasLayer(leaflet, pane === undefined ? {} : { pane }, async (coords, { context }) => {
    const tile = areaOf(coords);
    const near = await fetchSheets(tile);
    context.clearRect(0, 0, tile.size, tile.size);
    drawNames(context, near, tile, {
      language,
      family: getComputedStyle(document.body).fontFamily,
      colours: used(),
      room: roomFor(avoided[0], tile, avoided[1]),
    });
  });
  return {
    ground: ground.layer,
    names: names.layer,
    avoid: (...next) => {
      avoided = next;
      names.drawAgain();
    },
    drawAgain: () => {
      ground.drawAgain();
      names.drawAgain();
    },
  };
}
