import type { SxProps } from '@mui/material/styles';

/** As wide as a finger, and narrower only where seven of them do not fit beside each other. */
const day = 'min(44px, calc((100vw - 12px) / 7))';

/** What the calendar looks like; it has no style of its own. */
export const calendarSx: SxProps = {
  p: 1,
  '@media (max-width: 340px)': { px: 0 },
  fontSize: '1rem',
  '.rdp-month': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 44px',
    gap: '4px',
    width: `calc(7 * ${day})`,
  },
  '.rdp-dropdowns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 5.75rem', gap: '6px' },
  '.rdp-dropdowns > select': {
    minHeight: 44,
    padding: '4px 26px 4px 10px',
    backgroundPosition: 'right 14px center, right 8px center',
  },
  '.rdp-button_previous, .rdp-button_next': {
    display: 'grid',
    placeItems: 'center',
    height: 44,
    p: 0,
    border: 0,
    borderRadius: '10px',
    background: 'none',
    color: 'var(--action)',
    fill: 'currentcolor',
    cursor: 'pointer',
    '&:hover': { background: 'var(--sunk)' },
    '&[aria-disabled="true"]': { color: 'var(--ink3)', opacity: 0.5, cursor: 'default', background: 'none' },
  },
  '.rdp-month_grid': { gridColumn: '1 / -1', borderCollapse: 'collapse' },
  '.rdp-weekday': {
    width: day,
    height: 32,
    p: 0,
    fontSize: '0.875rem',
    fontWeight: 400,
    color: 'var(--ink2)',
    textAlign: 'center',
  },
  '.rdp-day': { p: 0 },
  '.rdp-day_button': {
    width: day,
    height: 44,
    p: 0,
    border: '2px solid transparent',
    borderRadius: '10px',
    background: 'none',
    color: 'var(--ink)',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { background: 'var(--actionSoft)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '.rdp-today .rdp-day_button': { borderColor: 'var(--action)' },
  '.rdp-selected .rdp-day_button': {
    background: 'var(--action)',
    color: 'var(--actionInk)',
    fontWeight: 600,
  },
  '.rdp-disabled .rdp-day_button': {
    background: 'none',
    color: 'var(--ink3)',
    opacity: 0.5,
    textDecoration: 'line-through',
    cursor: 'default',
  },
};
