import type { BasemapSheet } from './basemapSheet.ts';

/** Colours as of CSS. */
export interface BasemapColours {
  sea: string;
  land: string;
  /** The land of other countries. */
  abroad: string;
  /** Coasts and borders of countries. */
  coast: string;
  /** Borders of provinces and municipalities. */
  border: string;
  label: string;
  /** Provinces and countries, which stand behind towns. */
  faintLabel: string;
  seaLabel: string;
}

type Layer = 'spain' | 'others' | 'frontiers' | 'waters' | 'provinces' | 'municipalities';

type Paths = Record<Layer, Path2D>;

/** A sheet whose paths are ready to be drawn. */
export type ReadySheet = BasemapSheet & { paths: Paths };

export const readySheet = (sheet: BasemapSheet): ReadySheet => ({
  ...sheet,
  paths: {
    spain: new Path2D(sheet.spain),
    others: new Path2D(sheet.others),
    frontiers: new Path2D(sheet.frontiers),
    waters: new Path2D(sheet.waters),
    provinces: new Path2D(sheet.provinces),
    municipalities: new Path2D(sheet.municipalities),
  },
});

/** The part of the map that a tile shows: its corner in pixels of the world at its zoom. */
export interface TileArea {
  zoom: number;
  x: number;
  y: number;
  size: number;
}

/** What the coast may be wrong by, in pixels of the details' zoom: some 100 m. It is seen from `stripZoom` on. */
const coastStrip = 7;
const stripZoom = 11;

/** From this zoom on, a border between towns says where one is. */
const municipalityZoom = 10;

interface Brush {
  fill: (path: Path2D, colour: string) => void;
  stroke: (path: Path2D, colour: string, width: number) => void;
}

/**
 * The land with its coasts, and from near with the strip that they may be drawn too far inland: a home at the beach
 * stands on land.
 */
function drawLand(
  { fill, stroke }: Brush,
  { others, spain }: Paths,
  zoom: number,
  scale: number,
  colours: BasemapColours,
) {
  const strip = zoom >= stripZoom ? 2 * coastStrip * scale : 0;
  stroke(others, colours.coast, strip + 2);
  stroke(spain, colours.coast, strip + 2);
  if (strip > 0) {
    stroke(others, colours.abroad, strip);
    stroke(spain, colours.land, strip);
  }
  fill(others, colours.abroad);
  fill(spain, colours.land);
}

/**
 * Draws sea, land, waters and borders of a tile. `context` is scaled so that a unit is a pixel of CSS; `ratio` are the
 * screen's pixels of one.
 */
export function drawSheet(
  context: CanvasRenderingContext2D,
  { x, y, zoom, paths }: ReadySheet,
  tile: TileArea,
  ratio: number,
  colours: BasemapColours,
): void {
  const scale = 2 ** (tile.zoom - zoom);
  const fill = (path: Path2D, colour: string): void => {
    context.fillStyle = colour;
    context.fill(path);
  };
  const stroke = (path: Path2D, colour: string, width: number, dash: readonly number[] = []): void => {
    context.strokeStyle = colour;
    context.lineWidth = width / scale;
    context.setLineDash(dash.map((length) => length / scale));
    context.stroke(path);
  };
  context.save();
  context.fillStyle = colours.sea;
  context.fillRect(0, 0, tile.size, tile.size);
  context.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * (x * scale - tile.x), ratio * (y * scale - tile.y));
  context.lineJoin = 'round';
  drawLand({ stroke, fill }, paths, tile.zoom, scale, colours);
  context.save();
  context.clip(paths.spain);
  if (tile.zoom >= municipalityZoom) stroke(paths.municipalities, colours.border, 0.8, [3, 3]);
  stroke(paths.provinces, colours.border, tile.zoom >= municipalityZoom ? 1.8 : 1);
  context.restore();
  fill(paths.waters, colours.sea);
  stroke(paths.frontiers, colours.coast, 1.4);
  context.restore();
}
