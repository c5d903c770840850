import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UserResponse } from '@settlewise/contract';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { entryDress, initialsDress } from './dress';
import { initialsOf } from './initials';
import { useLeave } from './useLeave';

const avatar = {
  ...initialsDress,
  width: 44,
  height: 44,
  border: '1.5px solid var(--edge)',
  '&:hover, &[aria-expanded="true"]': { borderColor: 'var(--action)' },
  '&:focus-visible': { borderRadius: '50%' },
} as const;

const panel = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  zIndex: 40,
  width: 240,
  p: '12px 8px 8px',
  border: '1px solid var(--line)',
  borderRadius: '12px',
  background: 'var(--surface)',
  boxShadow: 3,
} as const;

const entry = { ...entryDress, color: 'var(--ink)' } as const;

const pages = [
  ['My Dashboard', '/dashboard'],
  ['Saved results', '/saved-results'],
  ['Shared with me', '/shared-with-me'],
  ['Settings', '/dashboard/settings'],
] as const;

/** The onboarding is there until it is done or put away. */
const pagesFor = ({ onboarding }: UserResponse) =>
  onboarding === 'open' ? [...pages, ['Set up my profile', '/onboarding'] as const] : pages;

/** The initials at the top right, and what opens under them. */
export function AccountMenu({ user }: { user: UserResponse }) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Open on the page it was opened on: a move to another page closes it.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      opener.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpenOn(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  return (
    <Box
      ref={root}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
          setOpenOn(null);
        }
      }}
      sx={{ position: 'relative' }}
    >
      <Box
        component="button"
        ref={opener}
        type="button"
        aria-label={`Account menu of ${user.username}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpenOn(open ? null : key)}
        sx={avatar}
      >
        {initialsOf(user)}
      </Box>
      <Box id={panelId} hidden={!open} sx={panel}>
        <Typography sx={{ px: 1.5, fontWeight: 650 }}>My Account</Typography>
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
      </Box>
    </Box>
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
