import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { Logo } from '../../ui/Logo';
import { useNarrow } from '../../ui/useNarrow';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { entryDress } from '../frame/dress';
import { Footer } from '../frame/Footer';
import { NotificationBell } from '../frame/NotificationBell';
import { OfflineBanner } from '../frame/OfflineBanner';
import { VerificationBanner } from '../frame/VerificationBanner';
import { EntryList } from '../sideFrame/EntryList';
import { Sidebar } from '../sideFrame/Sidebar';
import { SideFrame } from '../sideFrame/SideFrame';
import { TopBar } from '../sideFrame/TopBar';
import { BottomBar } from './BottomBar';
import { isCurrent, sidebarEntries } from './navigation';

/**
 * What stands around every page of the dashboard. It takes the place of the site's header, whose navigation, account
 * menu and log-out it has itself; what the product is and is not stands at the foot here too, as dates and verdicts do.
 */
export function DashboardFrame() {
  const { data: user, isPending } = useUser();
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const head = {
    home: '/dashboard',
    homeLabel: 'Settlewise, your dashboard',
    name: (
      <>
        <Logo size={narrow ? 24 : 28} />
        Settlewise
      </>
    ),
    tools: (
      <>
        <ColourSchemeToggle />
        <NotificationBell />
      </>
    ),
  };
  return (
    <SideFrame
      beside={isPending ? 'where wide' : Boolean(user) && !narrow}
      navigation={
        isPending ? (
          <NavigationToCome />
        ) : (
          user &&
          (narrow ? (
            <TopBar {...head} />
          ) : (
            <Sidebar {...head} user={user} label="Dashboard">
              <EntryList
                entries={sidebarEntries}
                isCurrent={(entry) => isCurrent(entry, pathname)}
                sx={{ gap: '2px' }}
                entrySx={entryDress}
              />
            </Sidebar>
          ))
        )
      }
      banners={
        <>
          <OfflineBanner />
          <VerificationBanner />
        </>
      }
      foot={user && <Footer />}
      bar={user && narrow && <BottomBar user={user} />}
    />
  );
}

/** The room of the navigation, while it is not known yet whose it is. */
const NavigationToCome = () => (
  <Box
    aria-hidden
    sx={{
      minHeight: { xs: 60, sm: 0 },
      border: '0 solid var(--line)',
      borderWidth: { xs: '0 0 1px', sm: '0 1px 0 0' },
      background: 'var(--surface)',
    }}
  />
);
