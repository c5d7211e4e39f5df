import { useState } from 'react';
import type { EstateTranslation } from '#shared/domain/translation.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { withTranslation } from './withTranslation.ts';

export type TranslationState = 'original' | 'loading' | 'translated' | 'failed';

/** Milliseconds: a service translates a long text in a few seconds. */
const timeout = 20_000;

/** @throws when there is no translation to be had */
async function fetchTranslation(key: string, language: Language): Promise<EstateTranslation> {
  const response = await fetch(`/translate/estate/${encodeURIComponent(key)}/${language}`, {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`translation: ${response.status}`);
  return (await response.json()) as EstateTranslation;
}

/**
 * A home as it is shown: in the agent's words, or where those are in Spanish and the visitor asks for it, translated
 * (PD-54).
 */
export function useTranslatedEstate(estate: EstateView): {
  shown: EstateView;
  state: TranslationState;
  translate: () => Promise<void>;
  showOriginal: () => void;
} {
  const { language } = useSite();
  const [translation, setTranslation] = useState<EstateTranslation>();
  const [state, setState] = useState<TranslationState>('original');
  const translate = async () => {
    setState('loading');
    try {
      setTranslation(translation ?? (await fetchTranslation(estate.key, language)));
      setState('translated');
    } catch {
      setState('failed');
    }
  };
  return {
    shown: state === 'translated' && translation ? withTranslation(estate, translation) : estate,
    state,
    translate,
    showOriginal: () => {
      setState('original');
    },
  };
}
