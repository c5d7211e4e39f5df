import type { InitOptions } from 'i18next';

/**
 * What every i18next instance is made with, on both sides. Keys are flat (a dot is only a dot), React escapes,
 * and nothing is loaded behind our back: dictionaries are there before a page renders.
 */
export const i18nOptions = {
  initAsync: false,
  keySeparator: false,
  defaultNS: 'common',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  showSupportNotice: false,
} as InitOptions;
