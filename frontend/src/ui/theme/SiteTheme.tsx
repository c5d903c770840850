import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Around every page. The library's styles lie in a cascade layer above `global.css` and below the style sheets that are
 * left: those win, whatever was loaded first. Colours are custom properties of the built style sheet, which `colourScheme.ts`
 * switches; so the library neither writes them nor remembers a scheme.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider
        theme={theme}
        colorSchemeNode={null}
        storageManager={null}
        storageWindow={null}
        disableStyleSheetGeneration
      >
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
