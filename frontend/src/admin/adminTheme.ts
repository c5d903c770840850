import { createTheme } from '@mui/material/styles';
import { themeOptions } from '../ui/theme/theme';

/** The site's theme, and what react-admin needs besides. */
export const adminTheme = createTheme({
  ...themeOptions,
  components: {
    ...themeOptions.components,
    MuiCssBaseline: {
      // The library's own rule inherits, and what a `details` folds away would inherit the browser's initial value.
      styleOverrides: { '*, *::before, *::after': { boxSizing: 'border-box' } },
    },
  },
});
