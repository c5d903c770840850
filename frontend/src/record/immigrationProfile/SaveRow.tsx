import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '../../ui/Button';

interface SaveRowProps {
  act: string;
  busyAct: string;
  busy: boolean;
  /** Whether the form holds something that is not saved. */
  unsaved: boolean;
}

/** The end of a form that stays on the page: its button, and whether there is something left to save. */
export function SaveRow({ act, busyAct, busy, unsaved }: SaveRowProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' }}>
      <Button type="submit" busy={busy} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {busy ? busyAct : act}
      </Button>
      <Typography role="status" color="textSecondary">
        {unsaved && !busy && 'You have changes that are not saved yet.'}
      </Typography>
    </Stack>
  );
}
