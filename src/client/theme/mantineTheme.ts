import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';

/** A colour whose shades are custom properties: mantine.css names what a control reads of it. */
const byVariable = (token: string): MantineColorsTuple => {
  const colour = `var(--${token})`;
  return [colour, colour, colour, colour, colour, colour, colour, colour, colour, colour];
};

/** What Mantine reads in JavaScript. Sizes and colours come from tokens.css, by the variables of mantine.css. */
export const theme = createTheme({
  respectReducedMotion: true,
  cursorType: 'pointer',
  primaryColor: 'accent',
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-colour)' } : colors;
  },
  colors: {
    accent: byVariable('accent'),
    brand: byVariable('primary'),
    bad: byVariable('bad'),
    night: byVariable('night'),
  },
  components: {
    Button: { defaultProps: { size: 'md', radius: 'xl' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md', color: 'brand' } },
    Alert: { defaultProps: { color: 'bad', variant: 'light' } },
    // Locking the scroll writes a style element; mantine.css locks it.
    Modal: { defaultProps: { lockScroll: false, radius: 'lg', centered: true, transitionProps: { duration: 150 } } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
    DrawerRoot: { defaultProps: { lockScroll: false } },
  },
});

/** Keeps Mantine from reading and writing a colour scheme in local storage: nothing is stored without consent. */
export const noColorSchemeManager: MantineColorSchemeManager = {
  get: (preset) => preset,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
