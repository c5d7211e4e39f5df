import { contentLines, textValue, type Property } from '#shared/views/contentLines.ts';

/** Parts of one value, as those of an address; empty ones keep their place. */
export const structuredValue = (parts: readonly string[]): string => parts.map(textValue).join(';');

/** A contact as a file (vCard 4.0, RFC 6350). @param properties in their order, FN among them */
export const vCard = (properties: readonly Property[]): string =>
  contentLines([['BEGIN', 'VCARD'], ['VERSION', '4.0'], ...properties, ['END', 'VCARD']]);
