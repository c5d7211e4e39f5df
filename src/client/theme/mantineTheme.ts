import { createTheme, type MantineColorSchemeManager } from '@mantine/core';

/** Fonts, radii and colours come from tokens.css, which names Mantine's variables too; here stands what Mantine reads in JavaScript. */
export const theme = createTheme({ respectReducedMotion: true, cursorType: 'pointer' });

/** Keeps Mantine from reading and writing a colour scheme in local storage: nothing is stored without consent. */
export const noColorSchemeManager: MantineColorSchemeManager = {
  get: (preset) => preset,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
