import type { Language } from '#shared/i18n/languages.ts';
import { nameKinds, type BasemapName, type BasemapSheet, type NameKind } from './basemapSheet.ts';
import type { BasemapColours, TileArea } from './drawSheet.ts';

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

function drawName(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: { x: number; y: number },
  style: Style,
  { family, colours, zoom }: { family: string; colours: BasemapColours; zoom: number },
): void {
  const hasDot = zoom <= style.dotTo;
  const middle = hasDot ? y - dotGap : y;
  context.font = `${style.font} ${family}`;
  context.letterSpacing = `${style.spacing}px`;
  context.strokeStyle = colours[style.halo];
  context.fillStyle = colours[style.colour];
  if (hasDot) {
    context.beginPath();
    context.arc(x, y, dotRadius, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.stroke();
    context.fill();
  }
  context.lineWidth = 3;
  context.strokeText(text, x, middle);
  context.fillText(text, x, middle);
}

/** Draws the names of sheets that reach into a tile. */
export function drawNames(
  context: CanvasRenderingContext2D,
  sheets: readonly BasemapSheet[],
  tile: TileArea,
  { language, family, colours }: { language: Language; family: string; colours: BasemapColours },
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const sheet of sheets) {
    const scale = 2 ** (tile.zoom - sheet.zoom);
    for (const name of sheet.names) {
      const [forms, nameX, nameY, , kind] = name;
      const [x, y] = [(sheet.x + nameX) * scale - tile.x, (sheet.y + nameY) * scale - tile.y];
      const isNear =
        x > -maxNameWidth && y > -maxNameWidth && x < tile.size + maxNameWidth && y < tile.size + maxNameWidth;
      if (!isNear || !isShown(name, tile.zoom)) continue;
      const style = styles[nameKinds[kind]!];
      const text = nameIn(language, forms);
      drawName(context, style.isUpper ? text.toLocaleUpperCase(language) : text, { x, y }, style, {
        family,
        colours,
        zoom: tile.zoom,
      });
    }
  }
}
