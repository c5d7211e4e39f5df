/*
 * Cells as spreadsheets and databases write them.
 */

import { emptyCells } from './words.ts';

/** What a spreadsheet shows in place of a value that it cannot work out: `#N/A`, `#¡REF!`, `#¿NOMBRE?`. */
export const isSheetError = (cell: string): boolean => /^#[¡¿]?[A-ZÁÉÍÓÚ/0\d]+[!?]?$/.test(cell);

/** A number of many digits as a spreadsheet shortens it, `1,23E+11`: what it was is lost. */
export const isShortened = (cell: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell);

/** `€` of which a program kept one byte (U+20AC as ¬), or that was read in another encoding. */
const brokenEuro = /(?<=\d[ \u00a0]?)[¬\u0080]/g;

/**
 * What a cell says, without what is there to keep a spreadsheet from changing it (`="03001"`, `'03001`), and without
 * quotes that the file has wrong. Empty for one that says that it is.
 */
export function cleanCell(given: string): string {
  const cell = given.trim();
  const plain = (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell)
    .replace(/^"([\s\S]*)"$/, '$1')
    .replaceAll('\\"', '"')
    .replace(/^'(?=[\d+\-=@])/, '')
    .replace(brokenEuro, '€')
    .trim();
  return emptyCells.has(plain.toLowerCase()) ? '' : plain;
}

const pictureEnd = String.raw`(?<=\.(?:jpe?g|png|webp|avif|heic))`;

/** Between addresses or paths of pictures. Addresses have commas in them, and names of files spaces. */
const betweenPictures = new RegExp(
  [
    String.raw`[|\n\r\t]`,
    String.raw`[,;](?=\s*https?:\/\/)`,
    String.raw`\s(?=https?:\/\/)`,
    String.raw`${pictureEnd}\s*[,;]`,
  ].join('|'),
  'i',
);

/** The addresses and paths of pictures in a cell; paths of Windows with `/`. */
export const picturesIn = (cell: string): string[] =>
  cell
    .split(betweenPictures)
    .map((part) => part.trim().replace(/[,;]$/, ''))
    .map((part) => (/^https?:/i.test(part) ? part : part.replaceAll('\\', '/')))
    .filter((part) => part !== '');

/** More features than any home has. */
const maxItems = 200;

/** The items of a list in a cell, as far as they can be meant. */
export const itemsIn = (cell: string): string[] =>
  cell
    .split(/[|;,\n\r•]+/, maxItems)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Of two coordinates, in characters. */
const maxCoordinatesLength = 80;

/** `43.37, -8.40` or `43,37; -8,40`. */
export function coordinatesIn(cell: string): { lat: string; lng: string } | undefined {
  if (cell.length > maxCoordinatesLength) return undefined;
  const number = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`;
  const [, lat, lng] =
    new RegExp(`^\\(?${number}\\s*[;|/ ]\\s*${number}\\)?$`).exec(cell) ??
    /^\(?(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)\)?$/.exec(cell) ??
    [];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
