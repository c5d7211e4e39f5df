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

type Layer = 'spain' | 'others' | 'waters' | 'provinces' | 'municipalities';

/** A sheet whose paths are ready to be drawn. */
export type ReadySheet = BasemapSheet & { paths: Record<Layer, Path2D> };

export const readySheet = (sheet: BasemapSheet): ReadySheet => ({
  ...sheet,
  paths: {
    spain: new Path2D(sheet.spain),
    others: new Path2D(sheet.others),
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

/** From this zoom on, a border between towns says where one is. */
const municipalityZoom = 10;

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
    context.fill(path, 'evenodd');
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
  fill(paths.others, colours.abroad);
  fill(paths.spain, colours.land);
  context.save();
  context.clip(paths.spain, 'evenodd');
  if (tile.zoom >= municipalityZoom) stroke(paths.municipalities, colours.border, 0.8, [3, 3]);
  stroke(paths.provinces, colours.border, tile.zoom >= municipalityZoom ? 1.8 : 1);
  context.restore();
  fill(paths.waters, colours.sea);
  stroke(paths.others, colours.coast, 1);
  stroke(paths.spain, colours.coast, 1.2);
  context.restore();
}
