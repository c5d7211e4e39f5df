import type { EstateSubtype, EstateType, FeatureId } from '#shared/domain/estate.ts';
import type { Words } from '../sourceWords.ts';

/*
 * What Inmovilla calls things, and what the contract does. Words are keyed by their slug.
 */

/** `accion`: what a home is offered for. `out` means that it is not offered. */
export const actions: Readonly<Record<string, readonly string[]>> = {
  ...{ vender: ['buy'], venta: ['buy'], alquilar: ['rent'], alquiler: ['rent'] },
  ...{ traspasar: ['transfer'], traspaso: ['transfer'] },
  ...{
    'vender-o-alquilar': ['buy', 'rent'],
    'alquilar-o-vender': ['buy', 'rent'],
    'venta-o-alquiler': ['buy', 'rent'],
  },
  ...{ 'vender-o-traspasar': ['buy', 'transfer'], 'traspasar-o-vender': ['buy', 'transfer'] },
  ...{ 'traspasar-o-alquilar': ['rent', 'transfer'], 'alquilar-o-traspasar': ['rent', 'transfer'] },
  'traspasar-vender-o-alquilar': ['buy', 'rent', 'transfer'],
  ...{ 'temporada-alquiler': ['rent_season'], 'alquiler-temporada': ['rent_season'] },
  ...{ 'alquiler-de-temporada': ['rent_season'], 'alquilar-temporada': ['rent_season'] },
  ...{ vacacional: ['rent_holiday'], 'alquiler-vacacional': ['rent_holiday'], 'alquilar-vacacional': ['rent_holiday'] },
  ...{ 'alquiler-opcion-compra': ['rent_option'], 'alquiler-con-opcion-a-compra': ['rent_option'] },
  ...{ 'alquiler-con-opcion-de-compra': ['rent_option'] },
  'fuera-de-mercado': ['out'],
};

/** `keyacci`, where `accion` is missing. */
export const actionCodes: Words = {
  ...{ '1': 'vender', '2': 'alquilar', '3': 'traspasar', '4': 'vender-o-alquilar', '5': 'vender-o-traspasar' },
  ...{ '6': 'traspasar-o-alquilar', '7': 'traspasar-vender-o-alquilar', '8': 'fuera-de-mercado' },
  '9': 'temporada-alquiler',
};

/** `tipomensual`: for how long a rent is, where that is not a month. */
export const periods: Words = {
  ...{ dia: 'rent_day', dias: 'rent_day', diario: 'rent_day', noche: 'rent_day' },
  ...{ semana: 'rent_week', semanal: 'rent_week', quincena: 'rent_fortnight', quincenal: 'rent_fortnight' },
  ...{ 'fin-de-semana': 'rent_weekend', temporada: 'rent_whole_season', ano: 'rent_year', anual: 'rent_year' },
};
export const monthly: readonly string[] = ['mes', 'meses', 'mensual', 'al-mes', 'euros-mes', 'mes-es'];

type Kind = readonly [code: number, name: string, kind: EstateType, subtype?: EstateSubtype];

/**
 * `key_tipo` and `tipo_ofer`. Of its others the contract has nothing alike (Amarre, Bodega, Camping, Cuadra,
 * Habitación, Inmueble singular, Invernadero, Mixto, Pajar, Panteón, Sótano): they are taken as property, with a
 * warning.
 */
export const kinds: readonly Kind[] = [
  [3399, 'Piso', 'flat'],
  [2799, 'Apartamento', 'flat'],
  [2899, 'Ático', 'flat', 'penthouse'],
  [4399, 'Ático Dúplex', 'flat', 'penthouse'],
  [4799, 'Semiático', 'flat'],
  [2999, 'Dúplex', 'flat', 'duplex'],
  [4299, 'Piso Tipo Dúplex', 'flat', 'duplex'],
  [3599, 'Tríplex', 'flat'],
  [3099, 'Estudio', 'flat', 'studio'],
  [3299, 'Loft', 'flat', 'studio'],
  [3499, 'Planta baja', 'flat'],
  [4899, 'Entresuelo', 'flat'],
  [4699, 'Buhardilla', 'flat'],
  [399, 'Casa', 'house'],
  [499, 'Chalet', 'house'],
  [199, 'Adosada', 'house'],
  [199, 'Adosado', 'house'],
  [999, 'Pareado', 'house'],
  [299, 'Bungalow', 'house'],
  [5499, 'Bungalow Planta Alta', 'house'],
  [7499, 'Bungalow Planta Baja', 'house'],
  [4999, 'Villa', 'house'],
  [6499, 'Villa de Lujo', 'house'],
  [5199, 'Quad', 'house'],
  [6299, 'Casa de Pueblo', 'house'],
  [6599, 'Casa Terrera', 'house'],
  [7599, 'Casa con terreno', 'house'],
  [6199, 'Casa Solar', 'house'],
  [5999, 'Casa de madera', 'house'],
  [6899, 'Casa de piedra', 'house'],
  [8099, 'Palacete', 'house'],
  [1099, 'Torre', 'house'],
  [4599, 'Casa de campo', 'rural_house'],
  [5799, 'Casa Cueva', 'rural_house'],
  [5899, 'Cueva', 'rural_house'],
  [599, 'Cortijo', 'rural_house'],
  [899, 'Masía', 'rural_house'],
  [6699, 'Pazo', 'rural_house'],
  [699, 'Hacienda', 'rural_house'],
  [6099, 'Caserón', 'rural_house'],
  [7699, 'Barraca', 'rural_house'],
  [7099, 'Cabaña', 'rural_house'],
  [5699, 'Castillo', 'rural_house'],
  [1399, 'Oficina', 'office'],
  [1199, 'Despacho', 'office'],
  [1299, 'Local comercial', 'premises'],
  [1299, 'Local', 'premises'],
  [2099, 'Nave industrial', 'premises'],
  [1599, 'Almacén', 'premises'],
  [1799, 'Fábrica', 'premises'],
  [4499, 'Negocio', 'premises'],
  [7799, 'Bar', 'premises'],
  [7999, 'Cafetería', 'premises'],
  [7899, 'Restaurante', 'premises'],
  [8299, 'Discoteca', 'premises'],
  [5399, 'Kiosko', 'premises'],
  [1699, 'Edificio', 'building'],
  [1899, 'Hostal', 'building'],
  [1999, 'Hotel', 'building'],
  [8199, 'Hotel Palacete', 'building'],
  [1499, 'Albergue', 'building'],
  [2699, 'Trastero', 'storage'],
  [2399, 'Garaje', 'garage'],
  [2599, 'Parking', 'garage'],
  [3899, 'Solar', 'land'],
  [5099, 'Parcela', 'land'],
  [3699, 'Finca rústica', 'land'],
  [3999, 'Terreno industrial', 'land'],
  [4099, 'Terreno rural', 'land'],
  [4199, 'Terreno urbano', 'land'],
  [8899, 'Huerta', 'land'],
  [8699, 'Olivar', 'land'],
  [8999, 'Viñedo', 'land'],
  [8799, 'Tierra Calma', 'land'],
  [3799, 'Monte', 'land'],
];

/** A room that is let by itself, by word and code. */
export const roomKinds: readonly string[] = ['habitacion', '3199'];

/** `estadoficha`, as a code or a word. */
export const statuses: Words = {
  ...{ '1': 'new', libre: 'new', '12': 'new', 'solo-publicar': 'new' },
  ...{ '4': 'reserved', senalizada: 'reserved', '7': 'reserved', reservado: 'reserved', reservada: 'reserved' },
  ...{ '2': 'rented', alquilada: 'rented', '10': 'rented', 'alquilada-por-otros': 'rented' },
  ...{ '13': 'rented', 'alquilada-mls': 'rented' },
  ...{ '3': 'sold', vendida: 'sold', '11': 'sold', 'vendida-por-otros': 'sold', '14': 'sold', 'vendida-mls': 'sold' },
  ...{ '5': 'withdrawn', 'no-libre': 'withdrawn', '9': 'withdrawn', 'solo-seguimiento': 'withdrawn' },
};

/** `conservacion`. What is as it was built (*de origen*) may be either. */
export const conservations: Words = {
  ...{ 'para-reformar': 'toRestore', 'a-reformar': 'toRestore', 'reformar-parcialmente': 'toRestore' },
  ...{ '15': 'toRestore', '20': 'good', 'entrar-a-vivir': 'good', '30': 'good', 'buen-estado': 'good' },
  ...{ '40': 'good', semireformado: 'good', 'semi-reformado': 'good', '50': 'good', reformado: 'good' },
  ...{ '60': 'new', seminuevo: 'new', 'semi-nuevo': 'new', '70': 'new', nuevo: 'new' },
  ...{ '80': 'brandNew', 'obra-nueva': 'brandNew', '90': 'brandNew', 'en-construccion': 'brandNew' },
  ...{ '100': 'brandNew', 'en-proyecto': 'brandNew' },
};

/** `nbcalefa`. A chimney, a floor or radiators say nothing of what heats. */
export const heatings: Words = {
  ...{ electrica: 'electric', 'electrica-acumuladores': 'electric', acumuladores: 'electric' },
  ...{ 'radiadores-calor-azul': 'electric', 'gas-propano': 'gas', 'gas-natural': 'gas', 'gas-ciudad': 'gas' },
  ...{ 'bomba-de-calor': 'heat_pump', 'bomba-frio-calor': 'heat_pump', aerotermia: 'heat_pump' },
  ...{ central: 'central', 'central-con-contador': 'central' },
  ...{ 'individual-gasoleo': 'oil', gasoleo: 'oil', gasoil: 'oil' },
  ...{ 'carbon-y-lena': 'wood', lena: 'wood', pellets: 'wood' },
};

/**
 * `energiarecibido`: whether there is a certificate. Programs leave a letter in `energialetra` whose home has none yet:
 * 2 (in process) and 3 (exempt) go before it.
 */
export const certificateCodes: Words = { '2': 'in_process', '3': 'exempt' };

/** `energiarecibido` where nobody filled it in. */
export const noCertificateCode = '0';

/** Fields that say that there is something, or how many. */
export const features: Readonly<Record<string, FeatureId>> = {
  ...{ ascensor: 'elevator', terraza: 'terrace', terrazaacris: 'terrace', balcon: 'balcony' },
  ...{ piscina_prop: 'swimming_pool', piscina_com: 'swimming', jardin: 'garden', trastero: 'boxrom' },
  ...{ parking: 'parking', plaza_gara: 'parking', garajedoble: 'parking', nplazasparking: 'parking' },
  ...{ chimenea: 'chimney', arma_empo: 'wardrobe', calefaccion: 'heating', calefacentral: 'heating' },
  ...{ adaptadominus: 'handicap_adapted_use', alarma: 'security_alarm', alarmarobo: 'security_alarm' },
  ...{ puerta_blin: 'security_door', alarmaincendio: 'fire_detectors', salida_humos: 'smoke_extraction' },
  esquina: 'located_at_corner',
};

/** Fields of the contract that are yes or no. */
export const flags: Readonly<Record<string, string>> = {
  ...{ aire_con: 'conditioned_air', airecentral: 'conditioned_air', bombafriocalor: 'conditioned_air' },
  ...{ muebles: 'furnished', mascotas: 'pets' },
};

/** Numbers that mean the same in the contract; 0 stands for what is not stated. */
export const numbers: Readonly<Record<string, string>> = {
  ...{ m_cons: 'area_constructed', m_uties: 'area_useful', m_utiles: 'area_useful', m_parcela: 'area_plot' },
  m_terraza: 'area_terrace',
  ...{ banyos: 'bathrooms', numplanta: 'floors', ibi: 'ibi' },
};

/** Months that `gastos_com` is for, by `tgascom`. */
export const feeMonths: Readonly<Record<string, number>> = {
  ...{ mes: 1, mensual: 1, bimestral: 2, bimensual: 2, trimestre: 3, trimestral: 3, cuatrimestral: 4 },
  ...{ semestre: 6, semestral: 6, ano: 12, anual: 12 },
};

/** Languages by the number behind `titulo` and `descrip`. What 14, 16 and 18 are is not known for sure. */
export const languageNumbers: Words = {
  ...{ '1': 'es', '2': 'en', '3': 'de', '4': 'fr', '5': 'nl', '6': 'no', '7': 'ru', '8': 'pt', '9': 'sv' },
  ...{ '10': 'fi', '11': 'zh', '12': 'ca', '13': 'ar', '15': 'it', '17': 'pl', '19': 'da' },
};

/** The same in the fields of the API, `tituloingles` and `descripcioningles`. */
export const languageNames: Words = {
  ...{ es: 'es', ingles: 'en', aleman: 'de', frances: 'fr', ruso: 'ru', catalan: 'ca' },
};

/** `orientacion`: to which sides it looks, by its letters. */
export const orientations: Readonly<Record<string, readonly string[]>> = {
  ...{ norte: ['north'], sur: ['south'], este: ['east'], oeste: ['west'] },
  ...{ noreste: ['north', 'east'], noroeste: ['north', 'west'], sureste: ['south', 'east'] },
  ...{ sudeste: ['south', 'east'], suroeste: ['south', 'west'], sudoeste: ['south', 'west'] },
  ...{ 'este-oeste': ['east', 'west'], 'norte-sur': ['north', 'south'] },
};
