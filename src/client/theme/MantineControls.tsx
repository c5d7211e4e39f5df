import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { noColorSchemeManager, theme } from './mantineTheme.ts';

/**
 * What Mantine's controls stand in. It comes with the chunks that use them, on interaction, and not with every page: the
 * provider alone weighs 7 KB. No style elements (the content security policy forbids them): its variables come from a
 * stylesheet, in a layer, so that our own rules win whatever the order of the chunks.
 */
export function MantineControls({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={noColorSchemeManager}
    >
      {children}
    </MantineProvider>
  );
}
