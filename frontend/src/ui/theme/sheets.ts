import type { Components, Theme } from '@mui/material/styles';

/** What other things stand on: cards, boxes over the page, tables and folds. */
export const sheets: Components<Omit<Theme, 'components'>> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 1 },
    styleOverrides: {
      root: {
        minWidth: 0,
        border: '1px solid var(--line)',
        borderRadius: 14,
        overflow: 'visible',
        '@media print': { borderRadius: 6, boxShadow: 'none', breakInside: 'avoid' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: '1px solid var(--line)',
        borderRadius: 14,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } },
  },
  MuiPopover: {
    // Opens over a dialog of the same colour: in the dark only its edge sets it apart.
    styleOverrides: { paper: { border: '1px solid var(--edge)' } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: { border: '1px solid var(--line)', '&::before': { display: 'none' } },
      rounded: { borderRadius: 14 },
    },
  },
  MuiAccordionSummary: { styleOverrides: { root: { minHeight: 48, fontWeight: 600 } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '10px 12px 10px 0',
        borderColor: 'var(--line)',
        fontSize: '1rem',
        verticalAlign: 'top',
      },
      head: { color: 'var(--ink2)', fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.55 },
    },
  },
};
