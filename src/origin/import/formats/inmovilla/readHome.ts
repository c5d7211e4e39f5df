import type { Fields } from '#shared/contract/fields.ts';
import { monthsOf, periodOf } from '../../sync/periods.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { numberOf } from '../../sync/values.ts';
import { orientationOf, type WordMap } from '../../sync/words.ts';
import type { Home } from '../offers.ts';
import { lookUp, wordOf } from '../sourceWords.ts';
import { readAddress, readLocation } from './readPlace.ts';
import { readAgent } from './readAgent.ts';
import { readTexts } from './readTexts.ts';
import type { RecordFields } from './RecordFields.ts';
import * as words from './words.ts';

/** What is less is how old a home is, or nothing. */
const firstYear = 1_000;

function readKind(record: RecordFields, map: WordMap): string | undefined {
  const name = record.text('tipo_ofer', 'nbtipo');
  const code = record.text('key_tipo');
  const own = wordOf(map, 'estate_type', name ?? code, {});
  return own === code && code !== undefined ? (lookUp(words.kindNames, code) ?? code) : own;
}

function readNames(record: RecordFields, warnings: FieldWarning[]): Pick<Home, 'id' | 'reference'> {
  const id = record.text('id', 'cod_ofer');
  const reference = record.text('ref', 'referencia');
  if (reference === undefined && id !== undefined)
    warnings.push({ field: 'reference', reason: 'is missing: its id stands for it' });
  return { id, reference: reference ?? id };
}

/** A feed lists what is offered; fields that say otherwise are those of the API. */
function readStatus(record: RecordFields, map: WordMap): string {
  if (record.isYes('nodisponible') || record.isYes('prospecto')) return 'withdrawn';
  return wordOf(map, 'status', record.text('estadoficha'), words.statuses) ?? 'new';
}

function readYear(record: RecordFields, warnings: FieldWarning[]): number | string | undefined {
  const year = record.stated('antiguedad', 'anoconstr');
  if (typeof year !== 'number' || year >= firstYear) return year;
  warnings.push({ field: 'year', reason: `“${year}” is no year: left out` });
  return undefined;
}

/** Single and double ones are counted apart. */
function readRooms(record: RecordFields): number | string | undefined {
  return record.stated('total_hab') ?? (record.count('habitaciones') + record.count('habdobles') || undefined);
}

/** Storey 0 stands for none; the ground floor is a word. */
function readFloor(record: RecordFields): number | string | undefined {
  const floor = record.text('planta', 'altura');
  return floor === undefined ? undefined : (numberOf(floor) ?? floor) || undefined;
}

/** As the contract has it, a month. */
function readCommunityFee(record: RecordFields, warnings: FieldWarning[]): number | string | undefined {
  const fee = record.stated('gastos_com');
  const period = record.text('tgascom', 'nb_periodo_gascom');
  if (typeof fee !== 'number') return fee;
  const known = periodOf(period ?? 'mes');
  const months = period === '0' ? 1 : known && monthsOf(known);
  if (months !== undefined) return Math.round((fee / months) * 100) / 100;
  warnings.push({ field: 'community_fee', reason: `its period “${period!.slice(0, 40)}” is not known: left out` });
  return undefined;
}

/** What is in process or exempt has no letter, though programs write one. @param warnings added to */
function readCertificate(record: RecordFields, warnings: FieldWarning[]): Fields | undefined {
  const rating = record.text('energialetra');
  const code = record.text('energiarecibido') ?? '';
  const emitted = record.text('emisionesletra');
  const amounts = { consumption: record.stated('energiavalor'), emissions: record.stated('emisionesvalor') };
  const hasAmounts = Object.values(amounts).some((amount) => amount !== undefined);
  const letters = { ...(rating && { rating }), ...(emitted && { emissions_rating: emitted }) };
  const hasLetter = /^[A-G]$/i.test(rating ?? '');
  const state = lookUp(words.certificateCodes, code);
  if (state !== undefined && hasLetter)
    warnings.push({
      field: 'cee.rating',
      reason: `“${rating}” though energiarecibido is ${code} (${state}): left out`,
    });
  if (state !== undefined) return { state };
  if (hasLetter && code === words.noCertificateCode)
    warnings.push({ field: 'cee.rating', reason: 'stands beside energiarecibido 0 (not filled in): taken as it is' });
  if (rating !== undefined) return { ...letters, ...amounts };
  if (hasAmounts) return { state: 'completed', ...letters, ...amounts };
  return emitted === undefined ? undefined : letters;
}

function readOrientation(record: RecordFields, warnings: FieldWarning[]): Fields {
  const given = record.text('orientacion', 'nborientacion');
  const sides = given === undefined ? {} : orientationOf(given);
  if (!sides) warnings.push({ field: 'orientation', reason: `“${given!.slice(0, 40)}” is not known: left out` });
  return sides ?? {};
}

function readFeatures(record: RecordFields): string[] {
  const found = Object.entries(words.features).filter(([name]) => record.isYes(name));
  return [...new Set(found.map(([, feature]) => feature))];
}

/** A field that says no is one too: unless another says yes. */
function readFlags(record: RecordFields): Fields {
  const flags: Fields = {};
  for (const [name, field] of Object.entries(words.flags))
    if (record.has(name)) flags[field] = flags[field] === true || record.isYes(name);
  return flags;
}

function readNumbers(record: RecordFields): Fields {
  const numbers: Fields = {};
  for (const [name, field] of Object.entries(words.numbers)) numbers[field] ??= record.stated(name);
  return numbers;
}

const withProtocol = (url: string): string => (url.startsWith('//') ? `https:${url}` : url);

function readPictures(record: RecordFields): string[] {
  const numbered = record.numbered('foto').map(([, url]) => url);
  return (numbered.length > 0 ? numbered : record.within('fotos')).map(withProtocol);
}

/**
 * The first address in one of some fields, or of the elements within it (`<videos><video1>…`); a field may also say
 * that there is one (`1`).
 */
function readLink(record: RecordFields, field: string, names: readonly string[], warnings: FieldWarning[]) {
  const text = record.text(...names) ?? names.flatMap((name) => record.within(name))[0];
  if (text === undefined || /^[01]$/.test(text)) return undefined;
  const url = /https?:\/\/[^\s,;|<>"]+/i.exec(text)?.[0];
  if (url === undefined) warnings.push({ field, reason: `“${text.slice(0, 40)}” is no address: left out` });
  return url;
}

const timeOf = (record: RecordFields, ...names: string[]): string | undefined => {
  const time = record.text(...names);
  return time?.startsWith('0000') ? undefined : time;
};

/** A record but for what it is offered for, as the contract has it. */
export function readHome(record: RecordFields, map: WordMap, warnings: FieldWarning[]): Home {
  return {
    ...readNames(record, warnings),
    status: readStatus(record, map),
    estate_type: readKind(record, map),
    ...readNumbers(record),
    ...readFlags(record),
    ...readOrientation(record, warnings),
    rooms: readRooms(record),
    floor: readFloor(record),
    year: readYear(record, warnings),
    conservation: wordOf(map, 'conservation', record.text('conservacion', 'nbconservacion'), words.conservations),
    heating: wordOf(map, 'heating', record.text('nbcalefa'), {}),
    community_fee: readCommunityFee(record, warnings),
    cee: readCertificate(record, warnings),
    features: readFeatures(record),
    address: readAddress(record),
    location: readLocation(record),
    ...readTexts(record, map, warnings),
    media: readPictures(record),
    virtual_tour: readLink(record, 'virtual_tour', ['tour', 'tourvirtual', 'tour_virtual'], warnings),
    video: readLink(record, 'video', ['videos', 'video1', 'video'], warnings),
    agent: readAgent(record),
    created_at: timeOf(record, 'fecha', 'fechacreacion'),
    updated_at: timeOf(record, 'fechaact', 'fechaactualizacion', 'fechamod'),
    cadastral_reference: record.text('rcatastral'),
  };
}
