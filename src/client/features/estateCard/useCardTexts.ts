import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { cardTexts, type CardTexts } from '#shared/views/estateCard/cardTexts.ts';

/** What cards say of an estate, in the page's language. */
export const useCardTexts = (): CardTexts => cardTexts(useContext(I18nContext)!.i18n);
