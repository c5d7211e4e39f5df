import { toEstate } from '#shared/api/estate.ts';
import { usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { toEstateView, type EstateView } from '#shared/views/estate/toEstateView.ts';
import { fakeEstate, type EstateChanges } from './estates.ts';

/** The view of a fake estate with these changes. */
export const viewOf = (changes: EstateChanges = {}, language: Language = 'es'): EstateView =>
  toEstateView(toEstate(fakeEstate(changes)), { language, languages: usualLanguages });
