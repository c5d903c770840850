import type { ComponentStyles } from './componentStyles';
import { phoneWidth } from './tokens';

/** What other things stand on: cards, boxes over the page, tables and folds. */
export const sheets: ComponentStyles = {
  // Space that a part takes with it when it is not drawn.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: { defaultProps: { variantMapping: { lead: 'p' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 1 },
    styleOverrides: {
      root: { minWidth: 0, border: '1px solid var(--line)', borderRadius: 14, overflow: 'visible' },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: '24px 28px',
        '&:last-child': { paddingBottom: 28 },
        [`@media (max-width: ${phoneWidth}px)`]: {
          padding: '20px 16px',
          '&:last-child': { paddingBottom: 20 },
        },
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
  // The row of buttons at the end: the way out first, the act last.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '4px 0 0',
        // Not reversed: the keyboard goes through them as the eye does.
        [`@media (max-width: ${phoneWidth}px)`]: { flexDirection: 'column', alignItems: 'stretch' },
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
        padding: '10px 12px',
        borderColor: 'var(--line)',
        font: 'inherit',
        'tbody > tr:last-of-type > &': { borderBottom: 0 },
      },
      head: {
        color: 'var(--ink2)',
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.55,
        // Around a table long texts may break anywhere; its heads never break within a word.
        overflowWrap: 'normal',
      },
    },
  },
};
