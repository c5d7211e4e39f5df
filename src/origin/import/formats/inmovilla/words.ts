import type { FeatureId } from '#shared/domain/estate.ts';
import type { Words } from '../sourceWords.ts';

/*
 * What Inmovilla calls things, and what the contract does. Words are keyed by their slug.
 */

/** `keyacci`, where `accion` is missing. */
export const actionCodes: Words = {
  ...{ '1': 'vender', '2': 'alquilar', '3': 'traspasar', '4': 'vender-o-alquilar', '5': 'vender-o-traspasar' },
  ...{ '6': 'traspasar-o-alquilar', '7': 'traspasar-vender-o-alquilar', '8': 'fuera-de-mercado' },
  '9': 'temporada-alquiler',
};

/**
 * `key_tipo`, where `tipo_ofer` is missing: the names by their codes. Of those that are not here the contract has
 * nothing alike (Amarre, Bodega, Camping, Cuadra, Inmueble singular, Invernadero, Mixto, Pajar, Panteón, Sótano): they
 * are taken as property, with a warning.
 */
export const kindNames: Words = {
  ...{ '199': 'Adosada', '299': 'Bungalow', '399': 'Casa', '499': 'Chalet', '599': 'Cortijo', '699': 'Hacienda' },
  ...{ '899': 'Masía', '999': 'Pareado', '1099': 'Torre', '1199': 'Despacho', '1299': 'Local comercial' },
  ...{ '1399': 'Oficina', '1499': 'Albergue', '1599': 'Almacén', '1699': 'Edificio', '1799': 'Fábrica' },
  ...{ '1899': 'Hostal', '1999': 'Hotel', '2099': 'Nave industrial', '2399': 'Garaje', '2599': 'Parking' },
  ...{ '2699': 'Trastero', '2799': 'Apartamento', '2899': 'Ático', '2999': 'Dúplex', '3099': 'Estudio' },
  ...{ '3299': 'Loft', '3399': 'Piso', '3499': 'Planta baja', '3599': 'Tríplex', '3699': 'Finca rústica' },
  ...{ '3799': 'Monte', '3899': 'Solar', '3999': 'Terreno industrial', '4099': 'Terreno rural' },
  ...{ '4199': 'Terreno urbano', '4299': 'Piso Tipo Dúplex', '4399': 'Ático Dúplex', '4499': 'Negocio' },
  ...{ '4599': 'Casa de campo', '4699': 'Buhardilla', '4799': 'Semiático', '4899': 'Entresuelo', '4999': 'Villa' },
  ...{ '5099': 'Parcela', '5199': 'Quad', '5399': 'Kiosko', '5499': 'Bungalow Planta Alta', '5699': 'Castillo' },
  ...{ '5799': 'Casa Cueva', '5899': 'Cueva', '5999': 'Casa de madera', '6099': 'Caserón', '6199': 'Casa Solar' },
  ...{ '6299': 'Casa de Pueblo', '6499': 'Villa de Lujo', '6599': 'Casa Terrera', '6699': 'Pazo' },
  ...{ '6899': 'Casa de piedra', '7099': 'Cabaña', '7499': 'Bungalow Planta Baja', '7599': 'Casa con terreno' },
  ...{ '7699': 'Barraca', '7799': 'Bar', '7899': 'Restaurante', '7999': 'Cafetería', '8099': 'Palacete' },
  ...{ '8199': 'Hotel Palacete', '8299': 'Discoteca', '8699': 'Olivar', '8799': 'Tierra Calma', '8899': 'Huerta' },
  ...{ '8999': 'Viñedo' },
};

/** A room that is let by itself, by word and code. */
export const roomKinds: readonly string[] = ['habitacion', '3199'];

/** `estadoficha`, where it is a code. */
export const statuses: Words = {
  ...{ '1': 'new', '12': 'new', '4': 'reserved', '7': 'reserved', '2': 'rented', '10': 'rented', '13': 'rented' },
  ...{ '3': 'sold', '11': 'sold', '14': 'sold', '5': 'withdrawn', '9': 'withdrawn' },
};

/** `conservacion`, where it is a code. What is as it was built (*de origen*) may be in any state. */
export const conservations: Words = {
  ...{ '15': 'toRestore', '20': 'good', '30': 'good', '40': 'good', '50': 'good', '60': 'new', '70': 'new' },
  ...{ '80': 'brandNew', '90': 'brandNew', '100': 'brandNew' },
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
  ...{ esquina: 'located_at_corner', solarium: 'terrace' },
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

/** Languages by the number behind `titulo` and `descrip`. What 14, 16 and 18 are is not known for sure. */
export const languageNumbers: Words = {
  ...{ '1': 'es', '2': 'en', '3': 'de', '4': 'fr', '5': 'nl', '6': 'no', '7': 'ru', '8': 'pt', '9': 'sv' },
  ...{ '10': 'fi', '11': 'zh', '12': 'ca', '13': 'ar', '15': 'it', '17': 'pl', '19': 'da' },
};

/** The same in the fields of the API, `tituloingles` and `descripcioningles`. */
export const languageNames: Words = {
  ...{ es: 'es', ingles: 'en', aleman: 'de', frances: 'fr', ruso: 'ru', catalan: 'ca' },
};

/**
 * Fields that are left out on purpose (README.md), or read in some records alone: notes, owners and keys, codes that
 * are not public, and what is near.
 */
export const left: readonly string[] = [
  ...[
    'agencia',
    'numagencia',
    'numfotos',
    'numpanos',
    'destacado',
    'exclu',
    'fecha_caducidad',
    'preciotraspaso',
    'tipomensual',
  ],
  ...['aseos', 'habitaciones', 'habdobles', 'emisionesletra', 'energiarecibido', 'tinterior', 'tfachada', 'keyagente'],
  ...[
    'keypromo',
    'keyori',
    'keycalefa',
    'keyelectricidad',
    'keyfachada',
    'keyagua',
    'keysuelo',
    'keytecho',
    'keyvista',
  ],
  ...['vercalle', 'todoext', 'cocina_inde', 'electro', 'key_loca', 'key_zona', 'key_tipo', 'keyacci', 'codaccion'],
  ...['tipovpo', 'vpo_name', 'carpint', 'carpext', 'x_entorno', 'distmar', 'autobuses', 'metro', 'tren', 'tranvia'],
  ...[
    'centros_comerciales',
    'colegios',
    'hospitales',
    'golf',
    'costa',
    'montana',
    'rural',
    'zonas_infantiles',
    'arboles',
  ],
  ...['luz', 'tv', 'satelite', 'linea_tlf', 'nombreagente', 'apellidosagente', 'emailagente', 'email_agente', 'outlet'],
  ...['telefono1agente', 'telefono2agente', 'tlf_agente', 'prefijo_tlf_agente', 'fotoagente'],
];
