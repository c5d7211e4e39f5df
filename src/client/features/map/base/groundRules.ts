import { exp, GeomType, LineSymbolizer, PolygonSymbolizer, type Feature, type PaintRule } from 'protomaps-leaflet';
import type { MapColours } from './mapColours.ts';

/** Widths by zoom, in pixels. */
type Widths = [zoom: number, width: number][];

const isKind =
  (...kinds: readonly string[]) =>
  (_: number, { props }: Feature): boolean =>
    typeof props.kind === 'string' && kinds.includes(props.kind);

const area = (dataLayer: string, fill: string, filter?: PaintRule['filter']): PaintRule => ({
  dataLayer,
  symbolizer: new PolygonSymbolizer({ fill }),
  ...(filter && { filter }),
});

const widthAt = (widths: Widths) => exp(1.6, widths);

const line = (dataLayer: string, color: string, widths: Widths, filter: PaintRule['filter']): PaintRule => ({
  dataLayer,
  minzoom: widths[0]![0],
  symbolizer: new LineSymbolizer({ color, width: widthAt(widths), lineCap: 'round', lineJoin: 'round' }),
  filter: filter!,
});

const landuse = (colours: MapColours): PaintRule[] =>
  (
    [
      [colours.town, ['residential', 'urban_area', 'industrial', 'commercial', 'railway', 'aerodrome', 'military']],
      [colours.wood, ['wood', 'forest', 'nature_reserve', 'national_park', 'protected_area', 'scrub', 'grassland']],
      [colours.park, ['park', 'garden', 'grass', 'village_green', 'playground', 'golf_course', 'cemetery', 'pitch']],
      [colours.park, ['allotments', 'zoo', 'recreation_ground']],
      [colours.sand, ['beach', 'sand']],
      [colours.public, ['school', 'university', 'college', 'hospital']],
      [colours.road, ['pedestrian', 'pier']],
    ] as const
  ).map(([fill, kinds]) => area('landuse', fill, isKind(...kinds)));

/** Edges first, so that crossings are open; the more important a road, the later. */
function roads(colours: MapColours): PaintRule[] {
  const ways = [
    [
      colours['road'],
      isKind('other', 'path'),
      [
        [14, 0.4],
        [16, 1.4],
        [18, 4],
      ] as Widths,
      0,
    ],
    [
      colours['road'],
      isKind('minor_road'),
      [
        [12, 0.4],
        [14, 1.6],
        [16, 5],
        [18, 12],
      ] as Widths,
      13,
    ],
    [
      colours['road'],
      isKind('major_road'),
      [
        [7, 0.5],
        [10, 1.2],
        [12, 2],
        [15, 5],
        [18, 16],
      ] as Widths,
      11,
    ],
    [
      colours['main-road'],
      isKind('highway'),
      [
        [4, 0.5],
        [7, 1.2],
        [10, 2],
        [12, 3],
        [15, 6],
        [18, 18],
      ] as Widths,
      8,
    ],
  ] as const;
  const edges = ways.flatMap(([, filter, widths, from]) => {
    if (from === 0) return [];
    const wider = widths.filter(([zoom]) => zoom >= from).map(([zoom, width]): [number, number] => [zoom, width + 1.6]);
    return [line('roads', colours['road-edge'], wider, filter)];
  });
  // From afar a white line on light ground is none.
  const far = ways
    .slice(2)
    .map(([, filter, widths, from]) => ({ ...line('roads', colours['line'], widths, filter), maxzoom: from - 1 }));
  return [
    ...far,
    ...edges,
    ...ways.map(([colour, filter, widths, from]) => ({
      ...line('roads', colour, widths, filter),
      minzoom: from || widths[0]![0],
    })),
  ];
}

const levelOf = ({ props }: Feature): number => Number(props.kind_detail) || 0;

function borders(colours: MapColours): PaintRule[] {
  const border = (
    color: string,
    width: number,
    dash: number[],
    filter: PaintRule['filter'],
    minzoom = 0,
  ): PaintRule => ({
    dataLayer: 'boundaries',
    minzoom,
    symbolizer: new LineSymbolizer({ color, width, dash, dashColor: color, dashWidth: width, skip: dash.length > 0 }),
    filter: filter!,
  });
  const isCountry = (_: number, feature: Feature) => feature.props.kind === 'country' || levelOf(feature) === 2;
  const isTown = (_: number, feature: Feature) => levelOf(feature) > 6 || isKind('locality')(_, feature);
  return [
    border(colours.line, 1, [], (zoom, feature) => !isCountry(zoom, feature) && !isTown(zoom, feature)),
    border(colours.line, 0.8, [3, 3], isTown, 10),
    border(colours.coast, 1.5, [], isCountry),
  ];
}

/** How all but the names of a map is drawn, in the scheme of Protomaps. */
export const groundRules = (colours: MapColours): PaintRule[] => [
  area('earth', colours.land),
  area('landcover', colours.wood, isKind('forest', 'scrub', 'grassland')),
  area('landcover', colours.town, isKind('urban_area')),
  ...landuse(colours),
  area('water', colours.sea, (_, { geomType }) => geomType === GeomType.Polygon),
  line(
    'water',
    colours.sea,
    [
      [7, 0.6],
      [11, 1.2],
      [14, 2.5],
      [18, 10],
    ],
    (_, { geomType, props }) => geomType === GeomType.Line && props.kind !== 'stream',
  ),
  { ...area('buildings', colours.building), minzoom: 14 },
  ...borders(colours),
  line(
    'roads',
    colours.rail,
    [
      [8, 0.5],
      [12, 1],
      [16, 2],
    ],
    isKind('rail'),
  ),
  ...roads(colours),
];
