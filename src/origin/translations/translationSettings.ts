import type { Env } from '#config/env.ts';
import { defaultLanguage } from '#shared/i18n/languages.ts';
import type { TranslationSettings } from './createTranslationWork.ts';
import type { Provider } from './Provider.ts';
import { createApertium } from './providers/apertium.ts';
import { createDeepl } from './providers/deepl.ts';
import { createGoogle } from './providers/google.ts';
import { createLibretranslate } from './providers/libretranslate.ts';

type Settings = Pick<
  Env,
  | 'LANGUAGES'
  | 'TRANSLATE_PROVIDER'
  | 'TRANSLATE_URL'
  | 'TRANSLATE_KEY'
  | 'TRANSLATE_LANGUAGES'
  | 'TRANSLATE_MONTHLY_CHARACTERS'
>;

interface Access {
  url: string | undefined;
  key: string | undefined;
}

/** config/env.ts refuses those without an address that need one. */
const providers: Record<NonNullable<Env['TRANSLATE_PROVIDER']>, (access: Access) => Provider> = {
  google: createGoogle,
  deepl: createDeepl,
  libretranslate: ({ url, key }) => createLibretranslate({ url: url!, key }),
  apertium: ({ url }) => createApertium({ url: url! }),
};

/** By what, and into which languages, texts of listings are translated; null where they are not. */
export const translationSettings = ({
  TRANSLATE_PROVIDER: name,
  TRANSLATE_URL: url,
  TRANSLATE_KEY: key,
  TRANSLATE_LANGUAGES: chosen,
  LANGUAGES: spoken,
  TRANSLATE_MONTHLY_CHARACTERS: monthlyCharacters,
}: Settings): TranslationSettings | null => {
  // No visitor reads a language that the site does not speak.
  const languages = spoken.filter((language) => chosen?.includes(language) ?? language !== defaultLanguage);
  return name ? { provider: providers[name]({ url, key }), languages, monthlyCharacters } : null;
};
