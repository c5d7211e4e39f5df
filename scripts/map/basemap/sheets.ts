import { type BasemapSheet, cellZoom, detailZoom, overviewZoom } from '#client/features/map/basemap/basemapSheet.ts';
import { kinds, namesOf, placeNames, type Name } from './names.ts';
import { pathsOf, shapesAt, toWorld, type Geodata, type Shapes, type Sheet } from './shapes.ts';
import type { Town } from './sources.ts';

export interface Sources extends Geodata {
  towns: readonly Town[];
}

const namesIn = (names: readonly Name[], { zoom, x, y, width, height }: Sheet): BasemapSheet['names'] =>
  names.flatMap(({ name, kind, at, from }) => {
    const [right, down] = [Math.round(at[0] * 2 ** zoom - x), Math.round(at[1] * 2 ** zoom - y)];
    const isHere = right >= 0 && down >= 0 && right < width && down < height;
    return isHere ? [[name, right, down, from, kinds.indexOf(kind)] as const] : [];
  });

const sheetOf = (sheet: Sheet, shapes: Shapes, names: readonly Name[]): BasemapSheet => ({
  zoom: sheet.zoom,
  x: sheet.x,
  y: sheet.y,
  ...pathsOf(shapes, sheet),
  names: namesIn(names, sheet),
});

/** Western Europe and northern Africa as they are shown below the zoom of the cells. */
export function makeOverview(sources: Sources): BasemapSheet {
  const world = toWorld(overviewZoom);
  const [left, top] = world([-27, 51]);
  const [right, bottom] = world([18, 23]);
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const sheet = { zoom: overviewZoom, x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
  const shapes = shapesAt(overviewZoom, sources, {
    coast: 1.3,
    neighbour: 4,
    remote: 16,
    border: 3,
    island: 14,
    water: 40,
  });
  const names = placeNames(namesOf(sources)).filter(({ from }) => from < cellZoom + 1);
  return sheetOf(sheet, { ...shapes, municipalities: [] }, names);
}

/** The squares of the map that Spain lies in, with all details. */
export function makeCells(sources: Sources): [name: string, cell: BasemapSheet][] {
  const shapes = shapesAt(detailZoom, sources, {
    coast: 0.8,
    neighbour: 2,
    remote: 10,
    border: 1,
    island: 30,
    water: 9000,
  });
  const names = placeNames(namesOf(sources));
  const side = 256 * 2 ** (detailZoom - cellZoom);
  const points = shapes.spain.flat();
  const [columns, rows] = [points.map(([px]) => Math.floor(px / side)), points.map(([, py]) => Math.floor(py / side))];
  const range = (values: readonly number[]): number[] => {
    const first = values.reduce((a, b) => Math.min(a, b));
    return Array.from({ length: values.reduce((a, b) => Math.max(a, b)) - first + 1 }, (_, index) => first + index);
  };
  return range(columns).flatMap((column) =>
    range(rows).flatMap((row): [string, BasemapSheet][] => {
      const sheet = { zoom: detailZoom, x: column * side, y: row * side, width: side, height: side };
      const cell = sheetOf(sheet, shapes, names);
      return cell.spain === '' ? [] : [[`${column}-${row}`, cell]];
    }),
  );
}
