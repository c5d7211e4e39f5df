import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { ExportContext } from './format.ts';

/** The labels of features, in Spanish, with the network's own; of an unknown one its id. */
export async function featureLabels(): Promise<ExportContext['featureLabel']> {
  const texts = await loadDictionary('es', 'estate');
  return (id) => texts[`feature.${id}`] ?? id;
}
