import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Link } from 'react-router-dom';
import { nameDress } from '../frame/dress';
import type { FrameHeadProps } from './Sidebar';

const bar = {
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  borderBottom: '1px solid var(--line)',
  background: 'var(--surface)',
} as const;

/** The name of the product over the page, on narrow windows. */
export function TopBar({
  home,
  homeLabel,
  name,
  tools,
  sx = {},
}: Omit<FrameHeadProps, 'user'> & { sx?: SystemStyleObject<Theme> }) {
  return (
    <Stack component="header" direction="row" className="wrap noPrint" sx={{ ...bar, ...sx }}>
      <Box
        component={Link}
        to={home}
        aria-label={homeLabel}
        sx={{ ...nameDress, gap: 1, fontSize: '1.125rem' }}
      >
        {name}
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {tools}
      </Stack>
    </Stack>
  );
}
