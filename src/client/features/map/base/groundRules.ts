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

interface Way {
  colour: string;
  /** Of its casing. */
  edge: string;
  filter: NonNullable<PaintRule['filter']>;
  widths: Widths;
  /** The first zoom at which it is cased; none is without. From farther away it is a line as dark as its casing. */
  cased?: number;
}

/** Major roads by OpenStreetMap's class. */
const isMajor =
  (...details: readonly string[]) =>
  (_: number, { props }: Feature): boolean =>
    props.kind === 'major_road' && typeof props.kind_detail === 'string' && details.includes(props.kind_detail);

const isSecondary = isMajor('secondary', 'secondary_link');
const isTertiary = isMajor('tertiary', 'tertiary_link');

/** The least important first: the later ones lie above. */
const waysOf = (colours: MapColours): Way[] => [
  {
    colour: colours.road,
    edge: colours['road-edge'],
    filter: isKind('other', 'path'),
    widths: [
      [14, 0.4],
      [16, 1.4],
      [18, 4],
    ],
  },
  {
    colour: colours.road,
    edge: colours['road-edge'],
    filter: isKind('minor_road'),
    widths: [
      [12, 0.4],
      [14, 1.6],
      [16, 5],
      [18, 12],
    ],
    cased: 13,
  },
  {
    colour: colours.road,
    edge: colours['road-edge'],
    filter: isTertiary,
    widths: [
      [10, 0.4],
      [12, 1],
      [14, 2.8],
      [16, 7],
      [18, 15],
    ],
    cased: 12,
  },
  {
    colour: colours['major-road'],
    edge: colours['road-edge'],
    filter: isSecondary,
    widths: [
      [9, 0.5],
      [12, 1.6],
      [14, 3.6],
      [16, 8.5],
      [18, 17],
    ],
    cased: 11,
  },
  {
    colour: colours['major-road'],
    edge: colours['main-road-edge'],
    filter: (zoom, feature) =>
      feature.props.kind === 'major_road' && !isSecondary(zoom, feature) && !isTertiary(zoom, feature),
    widths: [
      [7, 0.5],
      [10, 1.4],
      [12, 2.4],
      [14, 4.8],
      [16, 10],
      [18, 20],
    ],
    cased: 11,
  },
  {
    colour: colours['main-road'],
    edge: colours['main-road-edge'],
    filter: isKind('highway'),
    widths: [
      [4, 0.6],
      [7, 1.6],
      [10, 2.6],
      [12, 3.6],
      [15, 7],
      [18, 20],
    ],
    cased: 8,
  },
];

/** How much wider a casing is. */
const casing = 1.8;

/** Casings first, so that crossings are open. */
function roads(colours: MapColours): PaintRule[] {
  const ways = waysOf(colours);
  const edges = ways.flatMap(({ edge, filter, widths, cased }) => {
    if (cased === undefined) return [];
    const wider = widths.map(([zoom, width]): [number, number] => [zoom, width + casing]);
    return [{ ...line('roads', edge, wider, filter), minzoom: cased }];
  });
  // A pale line on pale ground is none.
  const far = ways.flatMap(({ edge, filter, widths, cased }) =>
    cased !== undefined && cased > widths[0]![0]
      ? [{ ...line('roads', edge, widths, filter), maxzoom: cased - 1 }]
      : [],
  );
  return [
    ...far,
    ...edges,
    ...ways.map(({ colour, filter, widths, cased }) => ({
      ...line('roads', colour, widths, filter),
      minzoom: cased ?? widths[0]![0],
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
      [7, 0.5],
      [10, 0.9],
      [12, 1.2],
      [16, 2],
    ],
    isKind('rail'),
  ),
  ...roads(colours),
];
