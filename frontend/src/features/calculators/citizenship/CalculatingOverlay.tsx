import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

const overlayDress = {
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeItems: 'center',
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  m: 0,
  p: 3,
  border: 0,
  background: 'var(--veil)',
  color: 'var(--ink)',
  textAlign: 'center',
  '&::backdrop': { background: 'none' },
} as const;

const content = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  maxWidth: '30rem',
  p: 4,
  '&:focus': { outline: 'none' },
} as const;

/**
 * Covers the page while the answer is on its way, as a native modal dialog: it keeps the focus, makes the page behind
 * it inert, is announced, and gives the focus back when it goes. The library's dialog only hides the page from screen
 * readers; what looks through the page still goes through all of it.
 */
export function CalculatingOverlay() {
  const overlay = useRef<HTMLDialogElement>(null);
  // Closed before it is taken from the page, so that the focus goes back.
  useLayoutEffect(() => {
    const dialog = overlay.current;
    // Browsers without modal dialogs show it as part of the page.
    if (dialog?.showModal !== undefined) dialog.showModal();
    else dialog?.setAttribute('open', '');
    return () => dialog?.close?.();
  }, []);
  return (
    <Box
      component="dialog"
      ref={overlay}
      sx={overlayDress}
      aria-labelledby="calculating-title"
      aria-describedby="calculating-text"
      // There is nothing to go back to until the answer is there; it comes or fails within 20 s.
      onCancel={(event: SyntheticEvent) => event.preventDefault()}
    >
      <Card role="status" tabIndex={-1} sx={content}>
        <CircularProgress aria-hidden size={48} />
        <Typography variant="h4" component="p" id="calculating-title">
          Calculating your eligibility...
        </Typography>
        <p id="calculating-text">This may take a few moments as we analyze your information.</p>
      </Card>
    </Box>
  );
}
