/** The mark and the name of the product, which lead home. */
export const nameDress = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 44,
  color: 'var(--ink)',
  fontSize: '1.1875rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
} as const;

/** An entry in a list of pages or acts; the one of the page on show is marked. */
export const entryDress = {
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: 44,
  p: '6px 12px',
  border: 0,
  borderRadius: '10px',
  background: 'none',
  color: 'var(--ink2)',
  lineHeight: 1.3,
  textAlign: 'left',
  textDecoration: 'none',
  '&:hover': { background: 'var(--sunk)', color: 'var(--ink)' },
  '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'progress' },
  '&[aria-current="page"]': {
    background: 'var(--actionSoft)',
    color: 'var(--ink)',
    fontWeight: 650,
    boxShadow: 'inset 4px 0 0 var(--action)',
    '& > svg': { color: 'var(--action)' },
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
} as const;

/** An entry in a panel that slides in over the page: larger, and read at once. */
export const entryInPanel = {
  ...entryDress,
  minHeight: 48,
  color: 'var(--ink)',
  lineHeight: 'inherit',
  '& > svg': { color: 'var(--action)' },
} as const;

/** Somebody's initials in a circle. */
export const initialsDress = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: '50%',
  background: 'var(--sunk)',
  color: 'var(--ink)',
  fontSize: '0.9375rem',
  fontWeight: 650,
  letterSpacing: '0.02em',
} as const;

/** Takes the focus from the link that leads past the navigation, and shows nothing of it. */
export const mainDress = { flex: 1, minWidth: 0, '&:focus': { outline: 'none' } } as const;

/** One word about a page, beside its name. */
export const badgeDress = {
  px: '7px',
  borderRadius: '999px',
  background: 'var(--actionSoft)',
  color: 'var(--action)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.6,
  'a[aria-current="page"] &': { background: 'var(--surface)' },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
