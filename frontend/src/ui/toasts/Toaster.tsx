import Box from '@mui/material/Box';
import * as RadixToast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import { phoneWidth } from '../theme/tokens';
import { useNarrow } from '../useNarrow';
import { besideTheTitle, inADialog, inThePage, onThePage, toastDress, wordsDress } from './toastDress';
import { usePlaceBeside, usePlaceInNotice, usePlaceOnArrival, useToastPlace } from './toastPlace';
import { dismissToast, toastTiming, useToast } from './toastStore';

const swipeThresholdPx = 50;

type Places = Readonly<Record<'inDialog' | 'beside' | 'underTitle', HTMLElement | null>>;

function dressOf({ inDialog, beside, underTitle }: Places) {
  if (inDialog !== null) return inADialog;
  if (beside !== null) return besideTheTitle;
  return underTitle === null ? onThePage : inThePage;
}

/** Where toasts appear: one at a time, for 5 s; F8 goes to it, a swipe to the right or the button takes it away. */
export function Toaster() {
  const toast = useToast();
  const inDialog = useToastPlace();
  const offered = usePlaceBeside();
  const underTheTitle = usePlaceOnArrival();
  const onArrival = usePlaceInNotice() ?? underTheTitle;
  const narrow = useNarrow(phoneWidth);
  const beside = toast?.kind === 'plain' ? offered : null;
  // In a wide window the corner is free.
  const underTitle = narrow && toast?.onArrival === true ? onArrival : null;
  const place = inDialog ?? beside ?? underTitle;
  const viewport = (
    <Box sx={dressOf({ inDialog, beside, underTitle })}>
      <RadixToast.Viewport hotkey={['F8']} label="Messages ({hotkey})" />
    </Box>
  );
  return (
    <RadixToast.Provider
      duration={toastTiming.shownForMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast !== null && !toast.stays && (
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
