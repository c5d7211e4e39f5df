/*
 * Words of OpenImmo 1.2.7 and ours for the same. A word that is not here is reported under its own name, and `map` of
 * the source settles it.
 */

/** `zustand/@zustand_art`; null says nothing of the state. */
export const conservations: Readonly<Record<string, string | null>> = {
  ...{ ERSTBEZUG: 'brandNew', PROJEKTIERT: 'brandNew', NEUWERTIG: 'new', NACH_VEREINBARUNG: null },
  ...{ GEPFLEGT: 'good', MODERNISIERT: 'good', TEIL_SANIERT: 'good', VOLL_SANIERT: 'good' },
  ...{ TEIL_VOLLSANIERT: 'good', TEIL_VOLLRENOVIERT: 'good' },
  ...{ TEIL_VOLLRENOVIERUNGSBED: 'toRestore', SANIERUNGSBEDUERFTIG: 'toRestore', BAUFAELLIG: 'toRestore' },
  ...{ ENTKERNT: 'toRestore', ABRISSOBJEKT: 'toRestore' },
};

/** Attributes of `befeuerung`, then of `heizungsart`: the first that is there. */
export const heatings: Readonly<Record<string, string>> = {
  ...{ LUFTWP: 'heat_pump', ERDWAERME: 'heat_pump', 'WASSER-ELEKTRO': 'heat_pump' },
  ...{ GAS: 'gas', FLUESSIGGAS: 'gas', OEL: 'oil', PELLET: 'wood', HOLZ: 'wood', ELEKTRO: 'electric' },
  ...{ FERN: 'central', BLOCK: 'central', ZENTRAL: 'central' },
};

/** Elements of `ausstattung` that say yes or no, and the feature that they are. */
export const flagFeatures: Readonly<Record<string, string>> = {
  ...{ kamin: 'chimney', klimatisiert: 'conditioned_air', swimmingpool: 'swimming_pool', gartennutzung: 'garden' },
  ...{ abstellraum: 'boxrom', barrierefrei: 'handicap_adapted_access', rollstuhlgerecht: 'handicap_adapted_use' },
  ...{ rampe: 'loading_dock', kran: 'bridge_crane' },
};

/** Elements of `ausstattung` with attributes, and the feature that any of them, or the one that is named, is. */
export const attributeFeatures: readonly (readonly [element: string, feature: string, attribute?: string])[] = [
  ['fahrstuhl', 'elevator'],
  ['stellplatzart', 'parking'],
  ['heizungsart', 'heating'],
  ['kueche', 'equipped_kitchen', 'EBK'],
  ['sicherheitstechnik', 'security_alarm', 'ALARMANLAGE'],
  ['sicherheitstechnik', 'security_system', 'KAMERA'],
];

/** Elements of `flaechen` that count something, and the feature that one of them is. */
export const countFeatures: Readonly<Record<string, string>> = {
  ...{
    anzahl_balkone: 'balcony',
    anzahl_logia: 'balcony',
    anzahl_terrassen: 'terrace',
    anzahl_stellplaetze: 'parking',
  },
};

/** Attributes of `ausricht_balkon_terrasse`. */
export const orientations: Readonly<Record<string, readonly string[]>> = {
  ...{
    NORD: ['orientation_north'],
    OST: ['orientation_east'],
    SUED: ['orientation_south'],
    WEST: ['orientation_west'],
  },
  ...{ NORDOST: ['orientation_north', 'orientation_east'], NORDWEST: ['orientation_north', 'orientation_west'] },
  ...{ SUEDOST: ['orientation_south', 'orientation_east'], SUEDWEST: ['orientation_south', 'orientation_west'] },
};

/** Areas that a property is advertised with, in the order in which the first counts: m². */
export const areas: readonly string[] = [
  ...['wohnflaeche', 'bueroflaeche', 'ladenflaeche', 'verkaufsflaeche', 'gastroflaeche', 'lagerflaeche'],
  ...['nutzflaeche', 'vermietbare_flaeche', 'gesamtflaeche'],
];

/** Rents, in the order in which the first counts: without heating before with it. */
export const rents: readonly string[] = [
  ...['kaltmiete', 'nettokaltmiete', 'pauschalmiete', 'warmmiete', 'hauptmietzinsnetto', 'pacht'],
];

/** `preis_zeiteinheit` of a rent that is not by the month, as an operation that is refused by its name. */
export const otherPeriods: Readonly<Record<string, string>> = {
  ...{ TAG: 'rent_day', WOCHE: 'rent_week', JAHR: 'rent_year' },
};

/** Groups of attachments that are pictures, with what they show. Maps are left: they show where a hidden address is. */
export const pictureGroups: Readonly<Record<string, { type?: string; description_category?: string }>> = {
  ...{ TITELBILD: {}, BILD: {}, INNENANSICHTEN: {}, AUSSENANSICHTEN: {} },
  GRUNDRISS: { type: 'plan', description_category: 'plan' },
  'EPASS-SKALA': { description_category: 'energycertificate' },
};

/** Languages by their German names and codes of three letters; two letters are as ISO 639 has them. */
export const languages: Readonly<Record<string, string>> = {
  ...{ DEUTSCH: 'de', DEU: 'de', GER: 'de', SPANISCH: 'es', SPA: 'es', ESP: 'es', KATALANISCH: 'ca', CAT: 'ca' },
  ...{ ENGLISCH: 'en', ENG: 'en', FRANZÖSISCH: 'fr', FRA: 'fr', NIEDERLÄNDISCH: 'nl', NLD: 'nl', ITALIENISCH: 'it' },
};
