import type { ComponentStyles } from './componentStyles';

type Tone = 'success' | 'info' | 'warning' | 'error';
const softOf: Readonly<Record<Tone, string>> = {
  info: 'var(--actionSoft)',
  success: 'var(--withinSoft)',
  warning: 'var(--soonSoft)',
  error: 'var(--overSoft)',
};
const strongOf: Readonly<Record<Tone, string>> = {
  info: 'var(--action)',
  success: 'var(--within)',
  warning: 'var(--soon)',
  error: 'var(--over)',
};
const tones: readonly Tone[] = ['info', 'success', 'warning', 'error'];

/** What says how something stands: its colour only repeats a word and a shape. */
export const messages: ComponentStyles = {
  MuiAlert: {
    styleOverrides: {
      root: {
        gap: 12,
        padding: '16px 20px',
        border: '1px solid transparent',
        borderRadius: 12,
        color: 'var(--ink)',
        font: 'inherit',
        '@media (forced-colors: active)': { borderColor: 'CanvasText' },
        '@media print': { breakInside: 'avoid' },
        variants: tones.map((severity) => ({
          props: { variant: 'standard' as const, severity },
          style: {
            background: softOf[severity],
            color: 'var(--ink)',
            '& > .MuiAlert-icon': { color: strongOf[severity] },
          },
        })),
      },
      icon: { margin: 0, padding: '2px 0 0', opacity: 1, fontSize: 22 },
      message: { display: 'grid', flex: 1, gap: 8, padding: 0, overflow: 'visible' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, font: 'inherit', fontWeight: 650 } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        // A share of a table's cell would make the cell as narrow as it can be.
        maxWidth: 'none',
        gap: 6,
        padding: '3px 10px',
        background: 'var(--sunk)',
        color: 'var(--ink2)',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        '&:has(> .MuiChip-icon)': { paddingLeft: 8 },
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          ...tones.map((color) => ({
            props: { variant: 'filled' as const, color },
            style: { background: softOf[color], color: strongOf[color] },
          })),
          {
            props: { variant: 'filled', color: 'primary' },
            style: { background: 'var(--action)', color: 'var(--actionInk)' },
          },
        ],
      },
      outlined: { background: 'transparent' },
      icon: { margin: 0, color: 'inherit' },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        maxWidth: 'min(280px, calc(100vw - 16px))',
        padding: '8px 12px',
        borderRadius: 8,
        background: 'var(--ink)',
        color: 'var(--paper)',
        fontSize: '0.9375rem',
        fontWeight: 400,
        lineHeight: 1.4,
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        '@media print': { display: 'none' },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 10,
        border: '1px solid var(--line)',
        borderRadius: 999,
        background: 'var(--sunk)',
        '@media (forced-colors: active)': { borderColor: 'CanvasText' },
      },
      bar: {
        borderRadius: 999,
        transition: 'transform 160ms',
        '@media (forced-colors: active)': { background: 'Highlight' },
        '@media print': { printColorAdjust: 'exact' },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: { border: '1px solid var(--line)', background: 'var(--sunk)' },
      rounded: { borderRadius: 14 },
    },
  },
};
