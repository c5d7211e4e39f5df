import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { ExportContext } from './format.ts';

/** The labels of features, in Spanish; of an unknown one its id. @param texts of the network */
export async function featureLabels(texts: LoadDictionary): Promise<ExportContext['featureLabel']> {
  const labels = await texts('es', 'estate');
  return (id) => labels[`feature.${id}`] ?? id;
}
