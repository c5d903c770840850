import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button';

interface EntryBoxProps {
  title: string;
  heading: 'h3' | 'h4';
  /** Said after the title while the entry is typed. */
  status?: string;
  /** In a step of a calculator: Enter in a field of the entry does not leave the step. */
  keepsEnter?: boolean;
  /** Left out for what cannot be removed. */
  onRemove?: () => void;
  children: ReactNode;
}

function stayInEntry(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The fields of one entry of a list, for example of a trip. */
export function EntryBox({ title, heading, status, keepsEnter = false, onRemove, children }: EntryBoxProps) {
  const titleId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      onKeyDown={keepsEnter ? stayInEntry : undefined}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '12px' }}
    >
      <Stack direction="row" sx={headSx}>
        <Typography variant="h6" component={heading} id={titleId}>
          {title}
        </Typography>
        <Box sx={{ flex: 1 }}>
          {status !== undefined && (
            <Typography role="status" color="textSecondary">
              {status}
            </Typography>
          )}
        </Box>
        {onRemove !== undefined && (
          <Button
            look="plain"
            icon="bin"
            aria-label={`Remove ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
            onClick={onRemove}
            sx={{ minHeight: 44 }}
          >
            Remove
          </Button>
        )}
      </Stack>
      <Stack spacing={{ xs: 1.5, sm: 2 }} sx={{ p: { xs: 1.75, sm: '16px 20px 20px' } }}>
        {children}
      </Stack>
    </Box>
  );
}

const headSx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 52,
  p: { xs: '4px 14px', sm: '4px 20px' },
  borderBottom: 1,
  borderColor: 'divider',
  borderRadius: '12px 12px 0 0',
  bgcolor: 'var(--sunk)',
} as const;
