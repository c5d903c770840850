import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { fontFamily, phoneWidth, tokens, type ColourScheme } from '../theme';

/** The component library's theme, made from the tokens. */
export const materialTheme = (scheme: ColourScheme): Theme => createTheme(materialThemeOptions(scheme));

/** What that theme is made of, for what makes a theme itself. */
export function materialThemeOptions(scheme: ColourScheme): ThemeOptions {
  const colours = tokens[scheme];
  return {
    palette: {
      mode: scheme,
      primary: { main: colours.action, dark: colours.actionHover, contrastText: colours.actionInk },
      success: { main: colours.within },
      warning: { main: colours.soon },
      error: { main: colours.over, contrastText: colours.overInk },
      text: { primary: colours.ink, secondary: colours.ink2, disabled: colours.ink3 },
      background: { default: colours.paper, paper: colours.surface },
      divider: colours.line,
    },
    typography: { fontFamily, fontSize: 15, button: { textTransform: 'none', fontWeight: 600 } },
    shape: { borderRadius: 10 },
    breakpoints: { values: { xs: 0, sm: phoneWidth + 1, md: 960, lg: 1208, xl: 1536 } },
    components: {
      MuiDialog: {
        styleOverrides: {
          paper: {
            backgroundImage: 'none',
            border: `1px solid ${colours.line}`,
            borderRadius: 14,
            margin: 16,
            width: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 32px)',
          },
        },
      },
      MuiBackdrop: {
        styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colours.veil } } },
      },
      MuiPopover: {
        // Opens over a dialog of the same colour: in the dark only its edge sets it apart.
        styleOverrides: { paper: { backgroundImage: 'none', border: `1px solid ${colours.edge}` } },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  };
}
