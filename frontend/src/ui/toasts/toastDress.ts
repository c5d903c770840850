import { keyframes } from '@mui/material/styles';
import { phoneWidth } from '../theme/tokens';

const onPhone = `@media (max-width: ${phoneWidth}px)`;

const arrives = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } });

/** In a wide window a corner is free; a toast is narrow enough there to leave a dialog's buttons so. */
const inTheCorner = {
  zIndex: 2000,
  position: 'fixed',
  right: 16,
  bottom: 16,
  width: 336,
  '@media print': { display: 'none' },
} as const;

/**
 * Bars of buttons lie at the end of a phone's window, so a toast lies at its beginning: below the page's header, which has
 * buttons too, and at the window's edge once the header is scrolled away. It takes no room from the page.
 */
export const onThePage = {
  ...inTheCorner,
  [onPhone]: {
    position: 'sticky',
    inset: 'calc(env(safe-area-inset-top) - 58px) auto auto',
    order: -1,
    width: 'auto',
    height: 0,
    '& > div': { position: 'absolute', inset: '66px 8px auto' },
  },
} as const;

/**
 * On a phone a dialog is nearly the whole window: a toast that lay over it would hide its title, a field or a button. There
 * it takes room of its own between the title and what the dialog asks, and gives it back.
 */
export const inADialog = {
  ...inTheCorner,
  [onPhone]: {
    position: 'static',
    flex: 'none',
    width: 'auto',
    '& li': { m: '8px 20px 4px' },
    '& li[data-state="open"]': { animation: 'none' },
  },
} as const;

/** A part of the page for as long as it lasts: it covers nothing, and gives its room back. */
export const inThePage = { '@media print': { display: 'none' } } as const;

/**
 * Over the end of a page's title, above what the page shows: it takes no room, and goes with the page. On a phone the title
 * and the way back leave no room there.
 */
export const besideTheTitle = {
  position: 'absolute',
  zIndex: 10,
  right: 0,
  bottom: 8,
  width: 'min(26rem, 100%)',
  '@media print': { display: 'none' },
  [onPhone]: { position: 'static', width: 'auto' },
} as const;

/** Of a place in the flow of a page: nothing is there without a toast. */
export const emptyWithoutToast = { '&:not(:has(li))': { display: 'none' } } as const;

/** One short paragraph on a phone, so that it hides little of what it is about. */
export const toastDress = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  p: '12px 8px 14px 16px',
  border: '1px solid var(--edge)',
  borderLeft: '6px solid var(--within)',
  borderRadius: '12px',
  background: 'var(--surface)',
  boxShadow: '0 8px 32px rgba(0, 0, 0, 0.18)',
  '& > svg': { mt: '4px', color: 'var(--within)' },
  '&[data-kind="destructive"]': { borderLeftColor: 'var(--over)', '& > svg': { color: 'var(--over)' } },
  '&[data-state="open"]': { animation: `${arrives} 160ms ease-out` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: 'transform 120ms ease-out' },
  [onPhone]: { gap: 1, p: '6px 4px 6px 10px', '& > svg': { mt: '8px' } },
} as const;

export const wordsDress = {
  flex: 1,
  minWidth: 0,
  pt: '2px',
  lineHeight: 1.45,
  '& > :last-child': { color: 'var(--ink2)', fontSize: '1rem' },
  [onPhone]: {
    alignSelf: 'center',
    lineHeight: 1.35,
    '& > *': { display: 'inline' },
    '& > :first-of-type::after': { content: '" "' },
  },
} as const;
