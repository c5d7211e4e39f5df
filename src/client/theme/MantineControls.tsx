import './controls/base.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { noColorSchemeManager, theme } from './mantineTheme.ts';

/**
 * The provider of Mantine's controls. It stands in the deferred parts and chunks that use them and not around the whole
 * page: the provider alone weighs 7 KB (docs/decisions/006). It writes no style elements, which the content security
 * policy forbids: its variables come from mantine.css.
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
