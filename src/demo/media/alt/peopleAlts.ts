import type { LocalisedText } from '#shared/i18n/languages.ts';
import { of } from '#demo/words/catalan/catalanTools.ts';

type Gender = 'female' | 'male' | 'other';

const spanishTrade: Record<Gender, string> = {
  female: 'agente inmobiliaria',
  male: 'agente inmobiliario',
  other: 'agente de la red',
};
const catalanTrade: Record<Gender, string> = {
  female: 'agent immobiliària',
  male: 'agent immobiliari',
  other: 'agent de la xarxa',
};

/** Of an agent's portrait. */
export const portraitAlt = (name: string, gender: Gender): LocalisedText => ({
  'es-ES': `Retrato ilustrado de ${name}, ${spanishTrade[gender]}`,
  'ca-ES': `Retrat il·lustrat ${of(name)}, ${catalanTrade[gender]}`,
  'en-US': `Illustrated portrait of ${name}, estate agent`,
});

/** Of an agency's logo. */
export const logoAlt = (brand: string): LocalisedText => ({
  'es-ES': `Logotipo de ${brand}`,
  'ca-ES': `Logotip ${of(brand)}`,
  'en-US': `Logo of ${brand}`,
});
