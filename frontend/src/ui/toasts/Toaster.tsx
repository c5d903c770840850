import Box from '@mui/material/Box';
import * as RadixToast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import { besideTheTitle, inADialog, onThePage, toastDress, wordsDress } from './toastDress';
import { usePlaceBeside, useToastPlace } from './toastPlace';
import { dismissToast, useToast } from './toastStore';

const shownForMs = 5_000;
const swipeThresholdPx = 50;

/** Where toasts appear: one at a time, for 5 s; F8 goes to it, a swipe to the right or the button takes it away. */
export function Toaster() {
  const toast = useToast();
  const inDialog = useToastPlace();
  const offered = usePlaceBeside();
  const beside = toast?.kind === 'plain' ? offered : null;
  const place = inDialog ?? beside;
  const viewport = (
    <Box sx={inDialog !== null ? inADialog : beside !== null ? besideTheTitle : onThePage}>
      <RadixToast.Viewport hotkey={['F8']} label="Messages ({hotkey})" />
    </Box>
  );
  return (
    <RadixToast.Provider duration={shownForMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast !== null && (
        <Box
          component={RadixToast.Root}
          key={toast.id}
          type="foreground"
          open={toast.open}
          data-kind={toast.kind}
          onOpenChange={(open: boolean) => {
            if (!open) dismissToast(toast.id);
          }}
          sx={toastDress}
        >
          <Icon name={toast.kind === 'destructive' ? 'alert' : 'check'} size={22} />
          <Box sx={wordsDress}>
            <Box component={RadixToast.Title} sx={{ fontWeight: 650 }}>
              {toast.title}
            </Box>
            <RadixToast.Description>{toast.description}</RadixToast.Description>
          </Box>
          <RadixToast.Close asChild>
            <IconButton icon="close" label="Close this message" />
          </RadixToast.Close>
        </Box>
      )}
      {place === null ? viewport : createPortal(viewport, place)}
    </RadixToast.Provider>
  );
}
