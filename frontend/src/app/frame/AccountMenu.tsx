import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UserResponse } from '@settlewise/contract/accounts';
import { Link } from 'react-router-dom';
import { entryDress, initialsDress } from './dress';
import { DropDown } from './DropDown';
import { initialsOf } from './initials';
import { ownItems } from './navigation';
import { useLeave } from './useLeave';

const avatar = {
  ...initialsDress,
  width: 44,
  height: 44,
  border: '1.5px solid var(--edge)',
  '&:hover, &[aria-expanded="true"]': { borderColor: 'var(--action)' },
  '&:focus-visible': { borderRadius: '50%' },
} as const;

const entry = { ...entryDress, color: 'var(--ink)' } as const;

const pages: readonly (readonly [label: string, path: string])[] = [
  ['My Dashboard', '/dashboard'],
  ...ownItems.map(({ label, path }) => [label, path] as const),
  ['Settings', '/dashboard/settings'],
];

/** The onboarding is there until it is done or put away. */
const pagesFor = ({ onboarding }: UserResponse) =>
  onboarding === 'open' ? [...pages, ['Set up my profile', '/onboarding'] as const] : pages;

/** The initials at the top right, and what opens under them. */
export function AccountMenu({ user }: { user: UserResponse }) {
  return (
    <DropDown
      opener={initialsOf(user)}
      label={`Account menu of ${user.username}`}
      openerDress={avatar}
      side="right"
      width={240}
    >
      <Typography sx={{ px: 1.5, pt: 0.5, fontWeight: 650 }}>My Account</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, overflowWrap: 'anywhere' }}>
        {user.username}
      </Typography>
      <Box component="ul" sx={{ mt: 1, pt: 1, borderTop: '1px solid var(--line)' }}>
        {pagesFor(user).map(([label, to]) => (
          <li key={to}>
            <Box component={Link} to={to} sx={entry}>
              {label}
            </Box>
          </li>
        ))}
        <li>
          <LogoutButton />
        </li>
      </Box>
    </DropDown>
  );
}

function LogoutButton() {
  const { leave, leaving } = useLeave();
  return (
    <Box component="button" type="button" aria-disabled={leaving || undefined} onClick={leave} sx={entry}>
      Logout
    </Box>
  );
}
