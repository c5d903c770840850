import {
  createTheme,
  shouldSkipGeneratingVar,
  type ColorSystemOptions,
  type ThemeOptions,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { fontFamily, phoneWidth, tokens, type ColourScheme } from './tokens';
import { typography } from './typography';

/** The library's colours by the tokens. Real values, because the library mixes some of its own from them. */
function colours(scheme: ColourScheme): ColorSystemOptions {
  const token = tokens[scheme];
  const inkOnSoft = token.ink;
  return {
    palette: {
      mode: scheme,
      primary: {
        main: token.action,
        dark: token.actionHover,
        light: token.actionSoft,
        contrastText: token.actionInk,
      },
      secondary: { main: token.ink2, dark: token.ink, light: token.sunk, contrastText: token.paper },
      info: { main: token.action, dark: token.actionHover, light: token.actionSoft, contrastText: inkOnSoft },
      success: { main: token.within, dark: token.within, light: token.withinSoft, contrastText: inkOnSoft },
      warning: { main: token.soon, dark: token.soon, light: token.soonSoft, contrastText: inkOnSoft },
      error: { main: token.over, dark: token.over, light: token.overSoft, contrastText: token.overInk },
      text: { primary: token.ink, secondary: token.ink2, disabled: token.ink3 },
      background: { default: token.paper, paper: token.surface },
      divider: token.line,
    },
  };
}

// The library knows 24 heights; here a thing lies on the page, or over it.
const over = '0 12px 36px rgba(0, 0, 0, 0.16)';
const four = [over, over, over, over] as const;

/** What the library's components look like everywhere, react-admin's included. */
export const themeOptions: ThemeOptions = {
  cssVariables: {
    colorSchemeSelector: '[data-colour-scheme="%s"]',
    // A card of the dark scheme has the surface's colour, however high it lies.
    shouldSkipGeneratingVar: (keys) => keys[0] === 'overlays' || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: { light: colours('light'), dark: colours('dark') },
  typography: { fontFamily, fontSize: 15, ...typography },
  focusVisible: { outlineWidth: 3, outlineOffset: 2 },
  shape: { borderRadius: 10 },
  breakpoints: { values: { xs: 0, sm: phoneWidth + 1, md: 960, lg: 1208, xl: 1536 } },
  shadows: ['none', 'var(--shadow)', over, over, over, ...four, ...four, ...four, ...four, ...four],
  components,
};

export const theme = createTheme(themeOptions);
