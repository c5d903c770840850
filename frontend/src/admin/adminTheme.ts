import type { ThemeOptions } from '@mui/material/styles';
import { materialThemeOptions } from '../ui/material/materialTheme';
import type { ColourScheme } from '../ui/theme';

/** The site's theme, whose text is that of the site's own style sheet: react-admin sets the page's text from the theme. */
export function adminTheme(scheme: ColourScheme): ThemeOptions {
  const options = materialThemeOptions(scheme);
  return {
    ...options,
    typography: {
      ...(typeof options.typography === 'object' && options.typography),
      body1: { fontSize: '1.0625rem', lineHeight: 1.55, letterSpacing: 'normal' },
    },
    components: {
      ...options.components,
      MuiCssBaseline: {
        // The library's own rule inherits, and what a `details` folds away would inherit the browser's initial value.
        styleOverrides: { '*, *::before, *::after': { boxSizing: 'border-box' } },
      },
    },
  };
}
