import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Logo } from '../../ui/Logo';

/** The name of the product, and that this is its administrators’ side. */
export function AdminName({ size = 28 }: { size?: number }) {
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Logo size={size} />
      <span>Settlewise</span> <Chip component="span" variant="outlined" size="small" label="Admin" />
    </Stack>
  );
}
