/**
 * Countries that a telephone can be of (docs/product.md#validation), by ISO 3166 code, each with its calling code;
 * their names are in the dictionary `forms`. Any other number can be typed with its own `+`.
 */
export const callingCodes = {
  ES: '34',
  DE: '49',
  AD: '376',
  SA: '966',
  DZ: '213',
  AR: '54',
  AU: '61',
  AT: '43',
  BE: '32',
  BO: '591',
  BR: '55',
  BG: '359',
  CA: '1',
  CL: '56',
  CN: '86',
  CY: '357',
  CO: '57',
  KR: '82',
  CR: '506',
  HR: '385',
  CU: '53',
  DK: '45',
  EC: '593',
  SV: '503',
  AE: '971',
  SK: '421',
  SI: '386',
  US: '1',
  EE: '372',
  PH: '63',
  FI: '358',
  FR: '33',
  GR: '30',
  GT: '502',
  HN: '504',
  HU: '36',
  IN: '91',
  IE: '353',
  IS: '354',
  IL: '972',
  IT: '39',
  JP: '81',
  LV: '371',
  LT: '370',
  LU: '352',
  MT: '356',
  MA: '212',
  MX: '52',
  NI: '505',
  NO: '47',
  NL: '31',
  PK: '92',
  PA: '507',
  PY: '595',
  PE: '51',
  PL: '48',
  PT: '351',
  GB: '44',
  CZ: '420',
  DO: '1',
  RO: '40',
  SN: '221',
  SE: '46',
  CH: '41',
  TR: '90',
  UA: '380',
  UY: '598',
  VE: '58',
} as const;

export type Country = keyof typeof callingCodes;

export const countries = Object.keys(callingCodes) as Country[];

/** Assumed unless another is chosen. */
export const defaultCountry: Country = 'ES';

export const isCountry = (value: unknown): value is Country =>
  typeof value === 'string' && Object.hasOwn(callingCodes, value);
