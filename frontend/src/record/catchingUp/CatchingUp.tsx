import Box from '@mui/material/Box';
import { Icon } from '../../ui/Icon';
import { phoneWidth } from '../../ui/theme/tokens';

/** Over the page, so that nothing moves under a finger, and no press is kept from what lies under it. */
const region = {
  position: 'fixed',
  inset: '8px 0 auto',
  zIndex: 1900,
  display: 'grid',
  justifyItems: 'center',
  px: 2,
  pointerEvents: 'none',
  // Beside a toast, where there is room for both; on a phone at the other end of the window.
  '@media screen and (min-width: 1180px)': { inset: 'auto 0 16px' },
  [`@media screen and (max-width: ${phoneWidth}px)`]: {
    inset: 'auto 0 calc(84px + env(safe-area-inset-bottom))',
  },
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

/** Said while a page does not show yet what the person did last, so that nobody takes it for lost. */
export function CatchingUp({ behind }: { behind: boolean }) {
  return (
    <Box role="status" className="noPrint" sx={region}>
      {behind && (
        <Box component="p" sx={line}>
          <Icon name="clock" size={22} />
          Your last change is saved. This page is catching up.
        </Box>
      )}
    </Box>
  );
}
