import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/form/TextField';
import { showToast } from '../../../ui/toasts/toastStore';

/** The secret address, once, to be copied. */
export function CalendarAddress({ address }: { address: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast('Address copied', 'Paste it where your calendar asks for an address to subscribe to.');
    } catch {
      showToast('The address was not copied', 'Please select it and copy it yourself.', 'destructive');
    }
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ width: '100%', maxWidth: 640 }}>
        <TextField
          label="Your calendar address"
          hint="It is shown this once. Keep it, or make a new one later."
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </Box>
      <Button look="quiet" onClick={() => void copy()}>
        Copy address
      </Button>
    </Stack>
  );
}
