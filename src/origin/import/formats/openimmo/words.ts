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

/** Elements that are left out on purpose, or read in some properties alone, with all that is within them. */
export const left: readonly string[] = [
  ...[
    'weitere_adresse',
    'kontaktperson',
    'verwaltung_techn',
    'anhaenge',
    'infrastruktur',
    'bewertung',
    'versteigerung',
  ],
  ...['user_defined_simplefield', 'user_defined_anyfield', 'user_defined_extend', 'objektkategorie/nutzungsart'],
  ...['objektkategorie/objektart/objektart_zusatz', 'geo/bundesland', 'geo/gemeindecode', 'geo/flur', 'geo/flurstueck'],
  ...['geo/gemarkung', 'geo/lage_im_bau', 'geo/lage_gebiet', 'geo/wohnungsnr', 'geo/karten_makro', 'geo/karten_mikro'],
  ...['preise/provisionspflichtig', 'preise/provision_teilen', 'preise/innen_courtage', 'preise/aussen_courtage'],
  ...['preise/courtage_hinweis', 'preise/nebenkosten', 'preise/heizkosten', 'preise/heizkosten_enthalten'],
  ...[
    'preise/zzg_mehrwertsteuer',
    'preise/stp_garage',
    'preise/stp_carport',
    'preise/stp_duplex',
    'preise/stp_parkhaus',
  ],
  ...['preise/stp_freiplatz', 'preise/stp_tiefgarage', 'preise/stp_sonstige', 'preise/nettorendite', 'preise/x_fache'],
  ...[
    'preise/kaution_text',
    'preise/mietpreis_pro_qm',
    'preise/kaufpreis_pro_qm',
    'preise/waehrung',
    'preise/warmmiete',
  ],
  ...['flaechen/anzahl_zimmer', 'flaechen/anzahl_sep_wc', 'ausstattung/ausstatt_kategorie', 'ausstattung/boden'],
  ...['ausstattung/sauna', 'ausstattung/unterkellert', 'ausstattung/kabel_sat_tv', 'ausstattung/dachform'],
  ...['ausstattung/bauweise', 'ausstattung/kueche', 'ausstattung/bad', 'zustand_angaben/energiepass'],
  ...['zustand_angaben/letztemodernisierung', 'zustand_angaben/alter', 'freitexte/dreizeiler'],
  ...['freitexte/sonstige_angaben', 'verwaltung_objekt/verfuegbar_ab', 'verwaltung_objekt/vermietet'],
];
