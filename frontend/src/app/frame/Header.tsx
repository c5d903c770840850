import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { ButtonLink } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import { AccountMenu } from './AccountMenu';
import { ColourSchemeToggle } from './ColourSchemeToggle';
import { DesktopNavigation } from './DesktopNavigation';
import { nameDress } from './dress';
import { MobileMenu } from './MobileMenu';
import { NotificationBell } from './NotificationBell';

const veryNarrow = '@media (max-width: 360px)';
/** No room beside four buttons; the drawing stays. */
const narrowest = '@media (max-width: 340px)';

const name = {
  ...nameDress,
  fontSize: '1.25rem',
  [veryNarrow]: { gap: '6px', fontSize: '1.125rem' },
  [narrowest]: { '& > span': { display: 'none' } },
} as const;

/** The top of every page. A user that could not be loaded counts as signed out here; the page itself says more. */
export function Header() {
  const { data: user, isPending } = useUser();
  return (
    <Box
      component="header"
      className="noPrint"
      sx={{ borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      <Stack
        direction="row"
        className="wrap"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: { xs: 1, sm: 2 },
          minHeight: { xs: 60, sm: 63 },
        }}
      >
        <Box component={Link} to="/" aria-label="Settlewise" sx={name}>
          <Logo />
          <span>Settlewise</span>
        </Box>
        <DesktopNavigation />
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: { xs: 0.5, sm: 1 }, [veryNarrow]: { gap: 0 } }}
        >
          <ColourSchemeToggle />
          {user ? (
            <>
              <NotificationBell />
              <AccountMenu user={user} />
            </>
          ) : (
            !isPending && (
              <ButtonLink look="quiet" to="/auth" sx={{ minHeight: 44, py: 0.5, [veryNarrow]: { px: 1.5 } }}>
                Login
              </ButtonLink>
            )
          )}
          <MobileMenu signedIn={Boolean(user)} />
        </Stack>
      </Stack>
    </Box>
  );
}
