import type { Language } from '#shared/i18n/languages.ts';
import { nameKinds, type BasemapName, type BasemapSheet, type NameKind } from './basemapSheet.ts';
import type { BasemapColours, TileArea } from './drawSheet.ts';
import type { NamePlace, roomFor } from './roomFor.ts';

interface Style {
  /** Of CSS, without the family. */
  font: string;
  colour: keyof BasemapColours;
  halo: keyof BasemapColours;
  spacing: number;
  isUpper: boolean;
  /** The last zoom at which a name of the kind is of use. */
  to: number;
  /** The last zoom at which a point shows where it lies; the name then stands above it. */
  dotTo: number;
}

const plain = { halo: 'land', spacing: 0, isUpper: false, to: 22, dotTo: 0 } as const;
const styles: Record<NameKind, Style> = {
  country: { ...plain, font: '600 14px', colour: 'faintLabel', halo: 'land', spacing: 3, isUpper: true, to: 7 },
  sea: { ...plain, font: 'italic 400 13px', colour: 'seaLabel', halo: 'sea', spacing: 0.5, to: 11 },
  province: { ...plain, font: '600 11px', colour: 'faintLabel', spacing: 1, isUpper: true, to: 9 },
  city: { ...plain, font: '600 14px', colour: 'label', dotTo: 10 },
  town: { ...plain, font: '500 12.5px', colour: 'label', dotTo: 12 },
  quarter: { ...plain, font: '500 12px', colour: 'faintLabel', spacing: 0.4 },
};

const dotRadius = 2.2;
const dotGap = 10;
/** Names are drawn by every tile that they may reach into. */
export const maxNameWidth = 140;

const order: readonly Language[] = ['es', 'ca', 'en'];

/** The name in a language, from all its forms. */
export function nameIn(language: Language, forms: string): string {
  const all = forms.split('|');
  return all[order.indexOf(language)] ?? all[0]!;
}

/** Whether a name is shown at a zoom. */
export function isShown([, , , from, kind]: BasemapName, zoom: number): boolean {
  return from <= zoom && zoom <= styles[nameKinds[kind]!].to;
}

interface NameOptions {
  language: Language;
  family: string;
  colours: BasemapColours;
  /** Where names have room (roomFor.ts). */
  room: ReturnType<typeof roomFor>;
}

/** A name in pixels of a tile. */
interface DrawnName extends NamePlace {
  text: string;
  style: Style;
  /** Below it, where its town is seen as a point. */
  dot: number | undefined;
}

function applyStyle(context: CanvasRenderingContext2D, { font, spacing }: Style, family: string): void {
  context.font = `${font} ${family}`;
  context.letterSpacing = `${spacing}px`;
}

/**
 * Pixels around a tile whose names are placed with its own, so that tiles side by side place a name alike: as far as
 * one name makes way for another.
 */
const placedAround = 3 * maxNameWidth;

/** The names of sheets in and around a tile. */
function namesOf(
  context: CanvasRenderingContext2D,
  sheets: readonly BasemapSheet[],
  tile: TileArea,
  { language, family }: NameOptions,
): DrawnName[] {
  return sheets.flatMap((sheet) => {
    const scale = 2 ** (tile.zoom - sheet.zoom);
    return sheet.names.flatMap((name): DrawnName[] => {
      const [forms, nameX, nameY, , kind] = name;
      const [x, y] = [(sheet.x + nameX) * scale - tile.x, (sheet.y + nameY) * scale - tile.y];
      const isNear =
        x > -placedAround && y > -placedAround && x < tile.size + placedAround && y < tile.size + placedAround;
      if (!isNear || !isShown(name, tile.zoom)) return [];
      const style = styles[nameKinds[kind]!];
      const written = nameIn(language, forms);
      const text = style.isUpper ? written.toLocaleUpperCase(language) : written;
      const dot = tile.zoom <= style.dotTo ? y : undefined;
      applyStyle(context, style, family);
      return [{ text, style, x, y: dot === undefined ? y : y - dotGap, width: context.measureText(text).width, dot }];
    });
  });
}

/** Draws the names of sheets that reach into a tile, clear of the markers. */
export function drawNames(
  context: CanvasRenderingContext2D,
  sheets: readonly BasemapSheet[],
  tile: TileArea,
  options: NameOptions,
): void {
  const { family, colours, room } = options;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const names = namesOf(context, sheets, tile, options);
  for (const [at, middle] of room(names).entries()) {
    if (!middle) continue;
    const { x, y } = middle;
    const { text, style, x: dotX, y: wanted, dot } = names[at]!;
    applyStyle(context, style, family);
    context.strokeStyle = colours[style.halo];
    context.fillStyle = colours[style.colour];
    // Where the name was moved up or down, a marker stands for the point.
    if (dot !== undefined && y === wanted) {
      context.beginPath();
      context.arc(dotX, dot, dotRadius, 0, 2 * Math.PI);
      context.lineWidth = 2;
      context.stroke();
      context.fill();
    }
    context.lineWidth = 3;
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}
