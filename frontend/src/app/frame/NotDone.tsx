import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useToastPlace } from '../../ui/toasts/toastPlace';
import { dismissToast, useToast } from '../../ui/toasts/toastStore';

/**
 * What became of something that was pressed while the browser was offline. In the page and in view wherever one has scrolled
 * to, or in the dialog that is open; it takes nothing that would have to be loaded.
 */
export function NotDone() {
  const toast = useToast();
  const dialog = useToastPlace();
  if (toast === null || !toast.stays || !toast.open) return null;
  const notice = (
    <Box className="wrap noPrint" sx={dialog === null ? inView : { flex: 'none', p: 1 }}>
      <Notice tone="soon" role="alert" title={toast.title}>
        <Stack direction="row" sx={{ alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
          <p>{toast.description}</p>
          <IconButton icon="close" label="Close this message" onClick={() => dismissToast(toast.id)} />
        </Stack>
      </Notice>
    </Box>
  );
  return dialog === null ? notice : createPortal(notice, dialog);
}

const inView = { position: 'sticky', top: 8, zIndex: 1100, pt: 1 } as const;
