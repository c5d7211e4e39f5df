import type { Fields } from '#shared/contract/fields.ts';
import { estateSubtypes, houseKinds, type EstateType } from '#shared/domain/estate.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { UnknownElements } from '../../input/UnknownElements.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { amountAt, attributeAt, elementAt, flagAt, flagsOf, textAt } from '../../input/xmlFields.ts';
import { eachOf } from '../../sync/eachOf.ts';
import { periodOf, rentFor } from '../../sync/periods.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { booleanOf } from '../../sync/values.ts';
import type { WordMap } from '../../sync/words.ts';
import type { SourceRecord } from '../format.ts';
import { listingsOfHome, offerId, type Home, type Offer } from '../offers.ts';
import { priceInEuros } from '../priceInEuros.ts';
import { holidayTypes } from './objektart.ts';
import { readFacts, readKind, type Kind } from './readFacts.ts';
import { readLanguage, readMedia, readTexts } from './readTexts.ts';
import { translated } from './translated.ts';
import { rents } from './words.ts';

/** What a file says of all its properties. */
export interface Transfer {
  /** `umfang` is VOLL: the file is all that there is. */
  isWhole: boolean;
  /** `modus`: NEW, CHANGE or DELETE. */
  mode: string | undefined;
  /** `firma` of `anbieter`. */
  agency: string | undefined;
}

/** The kind of a home that is told by its subtype. */
const kindsOfSubtypes: Readonly<Record<string, EstateType>> = {
  ...eachOf('flat', ...estateSubtypes),
  ...eachOf('house', ...houseKinds),
};

/** What a property is offered for: `buy` before `rent`; other ways of the format under their own names. */
function operationsOf(property: XmlElement, { element, type }: Kind): string[] {
  const offered = flagsOf(elementAt(property, 'objektkategorie', 'vermarktungsart'));
  const known = [
    ...(offered.includes('KAUF') ? ['buy'] : []),
    ...(offered.includes('MIETE_PACHT') ? [lettingOf(property, element, type)] : []),
  ];
  return known.length > 0 ? known : offered.slice(0, 1);
}

/** A let that is none by the month has a name of its own, which the site does not have: the record is refused by it. */
function lettingOf(property: XmlElement, element: string | undefined, type: string | undefined): string {
  const period = periodOf(attributeAt(property, 'zeiteinheit', 'preise', 'preis_zeiteinheit') ?? '') ?? 'month';
  const uses = flagsOf(elementAt(property, 'objektkategorie', 'nutzungsart'));
  if (element === 'zimmer') return 'rent_room';
  if (type !== undefined && holidayTypes.includes(type)) return 'holiday_let';
  if (period !== 'month') return rentFor(period);
  return uses.includes('WAZ') && !uses.includes('WOHNEN') ? 'rent_temporary' : 'rent';
}

/** What it costs to buy, or by the month. @param warnings added to */
function readPrice(property: XmlElement, operation: string, warnings: FieldWarning[]): Fields {
  const preise = elementAt(property, 'preise');
  const currency = attributeAt(preise, 'iso_waehrung', 'waehrung');
  if (operation !== 'buy') {
    const rent = rents.map((name) => amountAt(preise, name)).find((amount) => amount !== undefined);
    return { ...priceInEuros(rent, currency, warnings), deposit: amountAt(preise, 'kaution') };
  }
  if (booleanOf(attributeAt(preise, 'auf_anfrage', 'kaufpreis')) === true) return { price_on_request: true };
  return priceInEuros(amountAt(preise, 'kaufpreis') ?? amountAt(preise, 'kaufpreisbrutto'), currency, warnings);
}

/**
 * The postcode says the province; the region does only where there is none, since it is mostly one of several
 * provinces.
 */
function readAddress(property: XmlElement): Fields {
  const geo = elementAt(property, 'geo');
  const postcode = textAt(geo, 'plz')?.replace(/^E-?(?=\d)/i, '');
  const isShown = flagAt(property, 'verwaltung_objekt', 'objektadresse_freigeben') === true;
  return {
    country: attributeAt(geo, 'iso_land', 'land'),
    ...(postcode === undefined ? { province: textAt(geo, 'bundesland') } : { postal_code: postcode }),
    town: textAt(geo, 'ort'),
    zone: textAt(geo, 'regionaler_zusatz'),
    street_name: textAt(geo, 'strasse'),
    street_number: textAt(geo, 'hausnummer'),
    visibility: isShown ? 'full' : 'hidden',
  };
}

function readLocation(property: XmlElement): Fields | undefined {
  const [lat, lng] = ['breitengrad', 'laengengrad'].map((name) => attributeAt(property, name, 'geo', 'geokoordinaten'));
  return lat === undefined && lng === undefined ? undefined : { lat, lng };
}

/** Whom to ask: the person at work. Private numbers, and the owners in `weitere_adresse`, are never read. */
function readAgent(property: XmlElement, { agency: sender }: Transfer): Fields | undefined {
  const person = elementAt(property, 'kontaktperson');
  const first = (...names: string[]) => names.map((name) => textAt(person, name)).find((text) => text !== undefined);
  const ownFirm = first('firma');
  const firm = ownFirm ?? sender;
  const name = ['titel', 'vorname', 'name'].map((part) => textAt(person, part)).filter((part) => part !== undefined);
  const photo = textAt(person, 'foto', 'daten', 'pfad');
  // The sender alone is nobody to ask: whom the source names stands for it.
  if (name.length === 0 && ownFirm === undefined) return undefined;
  return {
    full_name: name.join(' ') || firm,
    email: first('email_direkt', 'email_zentrale', 'email_feedback'),
    phone: first('tel_durchw', 'tel_handy', 'tel_zentrale'),
    ...(photo === undefined ? {} : { avatar: photo }),
    ...(firm === undefined ? {} : { agency: { commercial_brand: firm } }),
  };
}

/** A sold property that is kept as a reference is sold; who says nothing offers it. */
function statusOf(property: XmlElement, operation: string, action: string | undefined, map: WordMap): string {
  const closed = operation === 'buy' ? 'sold' : 'rented';
  if (action === 'REFERENZ') return closed;
  const given = attributeAt(property, 'stand', 'zustand_angaben', 'verkaufstatus');
  return translated(given, { OFFEN: 'new', RESERVIERT: 'reserved', VERKAUFT: closed }, map.status) ?? 'new';
}

/** What all offers of a property have in common. @param warnings added to */
function readHome(property: XmlElement, kind: Kind, { transfer, map }: ReadOptions, warnings: FieldWarning[]): Fields {
  const language = readLanguage(property, map, warnings);
  const ofSubtype = lookUp(kindsOfSubtypes, kind.kind ?? '');
  return {
    estate_type: ofSubtype ?? kind.kind,
    subtype: ofSubtype && kind.kind,
    ...readFacts(property, kind, map, warnings),
    ...readTexts(property, language, map),
    ...readMedia(property, language, warnings),
    address: readAddress(property),
    location: readLocation(property),
    agent: readAgent(property, transfer),
    updated_at: textAt(property, 'verwaltung_techn', 'stand_vom'),
  };
}

const operations = ['buy', 'rent'];

export interface ReadOptions {
  transfer: Transfer;
  /** The source's own words. */
  map: WordMap;
  unknown: UnknownElements;
}

/**
 * What a property is no longer offered for. One that is deleted: what it names, else both. One in a file of changes:
 * what it does not name; a whole file says that by itself.
 */
function withdrawnFrom(offered: readonly string[], isDeleted: boolean, { isWhole }: Transfer): string[] {
  const named = operations.filter((type) => offered.includes(type));
  if (isDeleted) return named.length === 1 ? named : operations;
  return isWhole || offered.length === 0 ? [] : operations.filter((type) => !named.includes(type));
}

/**
 * The listings of a property, one for each operation that it is offered for, and those that it no longer is.
 * @param place of the property in its file, as "line 12"
 */
export function* toRecords(property: XmlElement, place: string, options: ReadOptions): Generator<SourceRecord> {
  const { transfer, map } = options;
  const techn = elementAt(property, 'verwaltung_techn');
  const reference = textAt(techn, 'objektnr_extern') ?? textAt(techn, 'objektnr_intern');
  const id = textAt(techn, 'openimmo_obid') ?? reference;
  const action = (attributeAt(techn, 'aktionart', 'aktion') ?? transfer.mode)?.toUpperCase();
  const kind = readKind(property, map);
  const offered = operationsOf(property, kind);
  const isDeleted = action === 'DELETE';
  if (!isDeleted) {
    const warnings: FieldWarning[] = [];
    const home: Home = { ...readHome(property, kind, options, warnings), id, reference };
    const offers = offered.map((type): Offer => {
      const fields = { status: statusOf(property, type, action, map), ...readPrice(property, type, warnings) };
      return { type, fields };
    });
    warnings.push(...options.unknown.of(property));
    for (const value of listingsOfHome(home, offers.length > 0 ? offers : [{ type: undefined }]))
      yield { place, value, warnings };
  }
  for (const type of withdrawnFrom(offered, isDeleted, transfer))
    yield { place, value: { id: id && offerId(id, type), reference, status: 'withdrawn' } };
}
