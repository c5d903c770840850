import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { UserResponse } from '@settlewise/contract/accounts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nameDress } from '../frame/dress';
import { WhoIsSignedIn } from './WhoIsSignedIn';

export interface FrameHeadProps {
  /** Null while it is not known yet who it is. */
  user: UserResponse | null;
  /** Where the name leads, and what a screen reader says of it. */
  home: string;
  homeLabel: string;
  name: ReactNode;
  /** Buttons beside the name. */
  tools: ReactNode;
}

const sidebar = {
  position: 'sticky',
  top: 0,
  height: '100dvh',
  p: '14px 12px 12px',
  overflowY: 'auto',
  borderRight: '1px solid var(--line)',
  background: 'var(--surface)',
  overscrollBehavior: 'contain',
  // In a window of 900 px all of it is seen at once; what is pressed with a mouse may be a little lower there.
  '@media (hover: hover) and (max-height: 940px)': {
    py: '8px',
    '& :is(nav, nav + div) :is(a, button)': { minHeight: 40, py: '4px' },
  },
} as const;

/**
 * In a low window the entries move under a foot that stays, and fade where more of them follow. In one that is lower
 * still all moves together.
 */
const entries = {
  flex: 1,
  '@media (min-height: 560px)': {
    minHeight: 0,
    // The outline of what has the focus is drawn in this room.
    mx: -1.5,
    px: 1.5,
    pb: '20px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    maskImage: 'linear-gradient(#000 calc(100% - 20px), transparent)',
  },
} as const;

/** The navigation beside the page, on wide windows. */
export function Sidebar({
  user,
  home,
  homeLabel,
  name,
  tools,
  label,
  children,
  sx = {},
}: FrameHeadProps & { label: string; sx?: SystemStyleObject<Theme>; children: ReactNode }) {
  return (
    <Stack component="header" className="noPrint" spacing={1.5} sx={{ ...sidebar, ...sx }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 1.5 }}>
        <Box component={Link} to={home} aria-label={homeLabel} sx={nameDress}>
          {name}
        </Box>
        <Stack direction="row">{tools}</Stack>
      </Stack>
      <Box component="nav" aria-label={label} sx={entries}>
        {children}
      </Box>
      {user && <WhoIsSignedIn user={user} />}
    </Stack>
  );
}
