import type { Language } from '../i18n/languages.ts';
import { placeNameIn, neighbourhoodName } from '../i18n/placeNames.ts';
import { addressVisibilities, type AddressVisibility } from './estate.ts';

/** The parts of an address that decide what of it is shown. */
export interface Address {
  visibility: string;
  streetType?: string;
  streetName?: string;
  streetNumber?: string;
  zone?: string;
  town: string;
  province: string;
}

/** Street line by visibility (docs/product.md#address): none for `hidden`, with the number only for `full`. */
export function streetLine({ visibility, streetType, streetName, streetNumber }: Address): string | null {
  if (visibility === 'hidden' || !streetName) return null;
  const street = [streetType, streetName].filter(Boolean).join(' ');
  return visibility === 'full' && streetNumber ? `${street}, ${streetNumber}` : street;
}

/**
 * Zone, else town, else province (docs/product.md#address), by the page's name for it. A zone keeps its own, though a
 * town may have the same: Madrid's Salamanca is not Salamanque.
 */
export const zoneLine = ({ zone, town, province }: Address, language: Language): string =>
  zone && zone !== town ? zone : placeNameIn(zone || town || province, language);

/** The same within a sentence, after its preposition: `à Grenade`, `dans le quartier Salamanca`. */
export const placeInSentence = (address: Address, language: Language): string =>
  address.zone && address.zone !== address.town
    ? neighbourhoodName(address.zone, language)
    : zoneLine(address, language);

/** What of an address is shown: a word that is not known hides the number, and what is no word the street (PD-34). */
export function visibilityOf(value: unknown): AddressVisibility {
  if (typeof value !== 'string') return 'hidden';
  return addressVisibilities.find((visibility) => visibility === value) ?? 'street';
}
