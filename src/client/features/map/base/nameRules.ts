import {
  CenteredTextSymbolizer,
  GeomType,
  LineLabelSymbolizer,
  ShieldSymbolizer,
  type Feature,
  type LabelRule,
  type LabelSymbolizer,
} from 'protomaps-leaflet';
import type { Language } from '#shared/i18n/languages.ts';
import type { Point } from '../mercator.ts';
import type { MapColours } from './mapColours.ts';
import type { Box } from './roomFor.ts';

export interface NameStyle {
  language: Language;
  colours: MapColours;
  /** As of CSS. */
  family: string;
  /** How much larger than usual the visitor's text is. */
  scale: number;
  /** How a name is moved clear of what lies on the map; undefined where there is no room. */
  roomFor: (name: Box, zoom: number) => Point | undefined;
}

/** In pixels where the visitor's text is not larger. */
const smallest = 13;
/** Around letters, in pixels: wider, the halos of a name's letters grow together to a box. */
const haloWidth = 1.75;
/** Between two marks of one road, in pixels. */
const shieldDistance = 260;

/** Around a name, in parts of its size: accents, tails and its halo reach that far. */
const around = 0.3;
/** In parts of its size: the mean width of a letter, and what a name of a street keeps free at its ends. */
const [letterWidth, endsWidth] = [0.56, 4.5];
/** By how much of a piece of street a name may go beyond its ends, and how straight it has to be. */
const [reach, straightness] = [0.35, 0.97];

const boxOf = ({ minX, maxX, minY, maxY }: { minX: number; maxX: number; minY: number; maxY: number }): Box => ({
  left: minX,
  right: maxX,
  top: minY,
  bottom: maxY,
});

/** Names of lines, without those that something on the map would cover. */
const leavingOut = (symbolizer: LabelSymbolizer, { roomFor }: NameStyle): LabelSymbolizer => ({
  place: (layout, geometry, feature) =>
    symbolizer.place(layout, geometry, feature)?.filter(({ bboxes }) =>
      bboxes.every((bbox) => {
        const move = roomFor(boxOf(bbox), layout.zoom);
        return move?.x === 0 && move.y === 0;
      }),
    ),
});

type Line = Parameters<LabelSymbolizer['place']>[1][number];

/** A piece of street as one straight line, a little longer where its name would not fit else. */
function stretched(line: Line, needed: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return line;
  const length = line.slice(1).reduce((sum, point, at) => sum + point.dist(line[at]!), 0);
  const direct = first.dist(last);
  const more = Math.max(0, (needed - direct) / 2);
  if (direct < length * straightness || more > direct * reach) return line;
  const step = last.sub(first).mult(more / direct);
  return [first.sub(step), last.add(step)];
}

/** Names of streets: sources cut them at crossings, where a long name would find no room. */
const acrossCrossings = (
  symbolizer: LabelSymbolizer,
  labelProps: readonly string[],
  size: number,
): LabelSymbolizer => ({
  place: (layout, geometry, feature) => {
    const name = labelProps.map((key) => feature.props[key]).find((value) => typeof value === 'string') ?? '';
    const needed = size * (name.length * letterWidth + endsWidth);
    return symbolizer.place(
      layout,
      geometry.map((line) => stretched(line, needed)),
      feature,
    );
  },
});

/** Names of places, beside what would cover them. */
const movingAway = (symbolizer: LabelSymbolizer, { roomFor, scale }: NameStyle): LabelSymbolizer => ({
  place: (layout, geometry, feature) =>
    symbolizer.place(layout, geometry, feature)?.flatMap((label) => {
      const room = smallest * scale * around;
      const move = roomFor(boxOf(label.bboxes[0]!), layout.zoom);
      if (!move) return [];
      const anchor = label.anchor.clone();
      anchor.x += move.x;
      anchor.y += move.y;
      const bboxes = label.bboxes.map(({ minX, maxX, minY, maxY }) => ({
        minX: minX + move.x - room,
        maxX: maxX + move.x + room,
        minY: minY + move.y - room,
        maxY: maxY + move.y + room,
      }));
      return [{ ...label, anchor, bboxes }];
    }),
});

/** One mark of a road, here and there. */
const seldom = (symbolizer: LabelSymbolizer): LabelSymbolizer => ({
  place: (layout, geometry, feature) =>
    symbolizer.place(layout, geometry, feature)?.map((label) => ({
      ...label,
      deduplicationKey: `road ${JSON.stringify(feature.props.ref)}`,
      deduplicationDistance: shieldDistance,
    })),
});

const numberOf = (props: Feature['props'], key: string): number => Number(props[key]) || 0;

const isOneOf = ({ props: { kind } }: Feature, kinds: readonly string[]): boolean =>
  typeof kind === 'string' && kinds.includes(kind);

/** Whether a name has its time at a zoom; sources leave it in tiles before. */
const isDue = (zoom: number, { props }: Feature): boolean => numberOf(props, 'min_zoom') <= zoom;

const isKind =
  (...kinds: readonly string[]) =>
  (zoom: number, feature: Feature): boolean =>
    isOneOf(feature, kinds) && isDue(zoom, feature);

/** The most important first. */
const byRank: NonNullable<LabelRule['sort']> = (a, b) =>
  numberOf(b, 'population_rank') - numberOf(a, 'population_rank') || numberOf(a, 'min_zoom') - numberOf(b, 'min_zoom');

/** Sizes and weights of towns' names by Protomaps' `population_rank`: of a million, 200,000, 50,000 people; all. */
const townTypes: readonly (readonly [rank: number, size: number, weight: number])[] = [
  [11, 17, 700],
  [9, 15, 650],
  [7, 14, 600],
  [0, 13, 500],
];

function townType(zoom: number, feature: Feature | undefined): readonly [size: number, weight: number] {
  const rank = numberOf(feature?.props ?? {}, 'population_rank');
  const [, size, weight] = townTypes.find(([least]) => rank >= least)!;
  return [zoom > 9 ? size + 1 : size, weight];
}

type FontOf = (zoom: number, feature?: Feature) => string;

/** What writes the name of a point. */
const textIn =
  (style: NameStyle, labelProps: string[]) =>
  (fill: string, font: FontOf, more: Partial<ConstructorParameters<typeof CenteredTextSymbolizer>[0]> = {}) =>
    movingAway(
      new CenteredTextSymbolizer({
        labelProps,
        fill,
        stroke: style.colours.halo,
        width: haloWidth,
        lineHeight: 1.4,
        font,
        ...more,
      }),
      style,
    );

const fontIn =
  ({ family, scale }: NameStyle) =>
  (size: number, weight: number): string =>
    `${weight} ${Math.max(smallest, size) * scale}px ${family}`;

function placeRules(style: NameStyle, labelProps: string[]): LabelRule[] {
  const { colours } = style;
  const font = fontIn(style);
  const text = textIn(style, labelProps);
  return [
    {
      dataLayer: 'places',
      maxzoom: 8,
      symbolizer: text(colours['label-faint'], () => font(13, 650), { textTransform: 'uppercase', letterSpacing: 1 }),
      filter: isKind('country'),
    },
    {
      dataLayer: 'places',
      symbolizer: text(colours.label, (zoom, feature) => font(...townType(zoom, feature))),
      sort: byRank,
      filter: isKind('locality'),
    },
    {
      dataLayer: 'places',
      minzoom: 7,
      maxzoom: 9,
      symbolizer: text(colours['label-faint'], () => font(13, 500), { textTransform: 'uppercase', letterSpacing: 1 }),
      filter: isKind('region'),
    },
    {
      dataLayer: 'places',
      minzoom: 12,
      symbolizer: text(colours['label-faint'], () => font(13, 600)),
      sort: byRank,
      filter: isKind('neighbourhood', 'macrohood'),
    },
    {
      dataLayer: 'water',
      symbolizer: text(colours['label-sea'], () => `italic ${font(13, 400)}`, {
        stroke: colours.sea,
        letterSpacing: 1,
      }),
      filter: (zoom, feature) => feature.geomType === GeomType.Point && isDue(zoom, feature),
    },
  ];
}

function lineRules(style: NameStyle, labelProps: string[]): LabelRule[] {
  const { colours, family, scale } = style;
  const font = `500 ${smallest * scale}px ${family}`;
  const along = (fill: string, stroke: string) =>
    leavingOut(
      acrossCrossings(
        new LineLabelSymbolizer({ labelProps, fill, stroke, width: haloWidth, font, repeatDistance: 400 }),
        labelProps,
        smallest * scale,
      ),
      style,
    );
  return [
    {
      dataLayer: 'roads',
      minzoom: 7,
      maxzoom: 15,
      symbolizer: seldom(
        leavingOut(
          new ShieldSymbolizer({
            labelProps: ['ref'],
            fill: colours['shield-label'],
            background: colours.shield,
            padding: 3,
            font: `600 ${smallest * scale}px ${family}`,
          }),
          style,
        ),
      ),
      filter: (_, { props }) => props.kind === 'highway' && typeof props.ref === 'string' && props.ref !== '',
    },
    {
      dataLayer: 'roads',
      minzoom: 14,
      symbolizer: along(colours.label, colours.halo),
      filter: (_, feature) => isOneOf(feature, ['highway', 'major_road']),
    },
    {
      dataLayer: 'pois',
      minzoom: 11,
      symbolizer: textIn(style, labelProps)(colours['label-park'], () => fontIn(style)(13, 500)),
      filter: isKind('park', 'garden', 'nature_reserve', 'national_park', 'beach', 'zoo'),
    },
    {
      dataLayer: 'roads',
      minzoom: 15,
      symbolizer: along(colours['label-faint'], colours.halo),
      filter: (_, feature) => isOneOf(feature, ['minor_road', 'other', 'path']),
    },
    {
      dataLayer: 'water',
      minzoom: 10,
      symbolizer: along(colours['label-sea'], colours.halo),
      filter: (_, { geomType }) => geomType === GeomType.Line,
    },
  ];
}

/** How the names of a map are written, in the scheme of Protomaps: the first yield to none. */
export function nameRules(style: NameStyle): LabelRule[] {
  const labelProps = [`name:${style.language}`, 'name'];
  return [...placeRules(style, labelProps), ...lineRules(style, labelProps)];
}
