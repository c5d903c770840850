import type { ComponentStyles } from './componentStyles';

/** A colour of its own says nothing where the person's own colours are in force: the edge does. */
const edgeInForcedColours = { '@media (forced-colors: active)': { borderColor: 'ButtonText' } };

export const buttons: ComponentStyles = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    // `contained` is the page's one main act.
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '8px 20px',
        border: '1.5px solid transparent',
        textAlign: 'center',
        // One that is busy stays where the focus is.
        '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'progress' },
        '&.Mui-disabled': {
          borderColor: 'var(--line)',
          color: 'var(--ink3)',
          cursor: 'not-allowed',
          pointerEvents: 'auto',
        },
        variants: [
          {
            props: { variant: 'contained' },
            // The library's own grey is too close to the words on it.
            style: { ...edgeInForcedColours, '&.Mui-disabled': { background: 'var(--sunk)' } },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: { '&:hover': { boxShadow: 'inset 0 0 0 100px rgba(0, 0, 0, 0.12)' } },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { borderColor: 'var(--action)', '&:hover': { background: 'var(--actionSoft)' } },
          },
          {
            props: { variant: 'text', color: 'primary' },
            // Stands with its words, not with its edge, in line with what is above it.
            style: { paddingInline: 8, marginInline: -8, '&:hover': { background: 'var(--actionSoft)' } },
          },
        ],
      },
      startIcon: { margin: 0, marginRight: 8, '& > svg': { fontSize: 'inherit' } },
      endIcon: { margin: 0, marginLeft: 8 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        padding: 0,
        border: '1px solid transparent',
        borderRadius: 10,
        color: 'var(--ink2)',
        '&:hover': { background: 'var(--sunk)', color: 'var(--ink)' },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, boxShadow: 'inset 0 -1px var(--line)', '@media print': { display: 'none' } },
      // Measured by script after each change of the layout; the tab's own edge is always where the tab is.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 48,
        padding: '8px 2px 5px',
        marginRight: 24,
        '@media (max-width: 430px)': { marginRight: 12 },
        '&:last-of-type': { marginRight: 0 },
        color: 'var(--ink2)',
        fontSize: '1.0625rem',
        fontWeight: 400,
        borderBottom: '3px solid transparent',
        '&:hover': { color: 'var(--ink)', borderBottomColor: 'var(--edge)' },
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 650, borderBottomColor: 'var(--action)' },
        '@media (forced-colors: active)': {
          borderBottomColor: 'Canvas',
          '&.Mui-selected': { borderBottomColor: 'Highlight' },
        },
      },
    },
  },
};
