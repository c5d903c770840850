import Box from '@mui/material/Box';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui/Icon';
import { phoneWidth } from '../../ui/theme/tokens';
import { useToastPlace } from '../../ui/toasts/toastPlace';

/** Over the page, so that nothing moves under a finger, and no press is kept from what lies under it. */
const region = {
  position: 'fixed',
  inset: '8px 0 auto',
  zIndex: 1900,
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  px: 2,
  pointerEvents: 'none',
  // Beside a toast, where there is room for both; on a phone at the other end of the window.
  '@media screen and (min-width: 1180px)': { inset: 'auto 0 16px' },
  [`@media screen and (max-width: ${phoneWidth}px)`]: {
    inset: 'auto 0 calc(84px + env(safe-area-inset-bottom))',
  },
} as const;

/** On a phone a dialog has its buttons at the window's end: there the line takes room of its own. */
const regionInDialog = {
  ...region,
  [`@media screen and (max-width: ${phoneWidth}px)`]: { position: 'static' },
} as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: '8px 16px',
  border: '1px solid var(--edge)',
  borderRadius: '12px',
  background: 'var(--surface)',
  boxShadow: '0 8px 32px rgba(0, 0, 0, 0.18)',
  fontSize: '1rem',
  lineHeight: 1.45,
  '& > svg': { color: 'var(--action)' },
} as const;

interface CatchingUpProps {
  /** The page does not show yet what the person did last. */
  behind: boolean;
  /** What the person sent has been without an answer for a while. */
  slow?: boolean;
}

/**
 * Said while an answer is slow to come, so that nobody takes for lost what they did, and nobody takes for saved what is
 * not. While a dialog is open it stands there, as toasts do: the rest of the page is hidden from screen readers.
 */
export function CatchingUp({ behind, slow = false }: CatchingUpProps) {
  const place = useToastPlace();
  const lines = (
    // A dialog may have a status of its own: in one this is a live region without that name.
    <Box
      {...(place === null ? { role: 'status' } : { 'aria-live': 'polite' })}
      className="noPrint"
      sx={place === null ? region : regionInDialog}
    >
      {behind && (
        <Box component="p" sx={line}>
          <Icon name="clock" size={22} />
          Your last change is saved. This page is catching up.
        </Box>
      )}
      {slow && (
        <Box component="p" sx={line}>
          <Icon name="clock" size={22} />
          Still waiting for an answer. What you typed is kept on this page. It is not saved until the page
          says so.
        </Box>
      )}
    </Box>
  );
  return place === null ? lines : createPortal(lines, place);
}
