import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserResponse } from '@settlewise/contract/accounts';
import { Link } from 'react-router-dom';
import { entryDress, initialsDress } from '../frame/dress';
import { initialsOf } from '../frame/initials';
import { useLeave } from '../frame/useLeave';
import { Icon } from '../../ui/Icon';

/** The person, the way out, and the way back to the site: the foot of the sidebar and of the drawer. */
export function WhoIsSignedIn({ user }: { user: UserResponse }) {
  const { leave, leaving } = useLeave();
  return (
    <Box sx={{ pt: 1.5, borderTop: '1px solid var(--line)' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', p: '4px 12px 10px' }}>
        <Box component="span" aria-hidden="true" sx={{ ...initialsDress, width: 40, height: 40 }}>
          {initialsOf(user)}
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{user.username}</Typography>
          <Typography variant="caption" component="p" color="textSecondary" sx={{ lineHeight: 1.35 }}>
            {user.email}
          </Typography>
        </Box>
      </Stack>
      <Box component="button" type="button" aria-disabled={leaving || undefined} onClick={leave} sx={act}>
        <Icon name="logout" size={22} />
        Logout
      </Box>
      <Box component={Link} to="/" sx={act}>
        <Icon name="arrowLeft" size={22} />
        Back to main site
      </Box>
    </Box>
  );
}

const act = { ...entryDress, lineHeight: 'inherit' } as const;
