import { createTheme } from '@mui/material/styles';
import { themeOptions } from '../../ui/theme/theme';

/** The site's theme, and what react-admin needs besides. */
export const adminTheme = createTheme({
  ...themeOptions,
  components: {
    ...themeOptions.components,
    MuiTooltip: {
      ...themeOptions.components?.MuiTooltip,
      // Within the page's main part: nothing that is read stands outside of the landmarks.
      defaultProps: { slotProps: { popper: { container: () => document.querySelector('main') } } },
    },
    MuiCssBaseline: {
      // The library's own rule inherits, and what a `details` folds away would inherit the browser's initial value.
      styleOverrides: { '*, *::before, *::after': { boxSizing: 'border-box' } },
    },
  },
});
