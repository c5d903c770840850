import { useLocation } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { Logo } from '../../ui/Logo';
import { phoneWidth } from '../../ui/theme/tokens';
import { useIsNarrow } from '../../ui/useNarrow';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { entryDress } from '../frame/dress';
import { Footer } from '../frame/Footer';
import { BellToCome, NotificationBell } from '../frame/NotificationBell';
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
 * The navigation is everybody's, and there before it is known who looks.
 */
export function DashboardFrame() {
  const { data: user = null, isPending } = useUser();
  const { pathname } = useLocation();
  // What is built before anybody opens it knows no width: the style sheet then hides one of the two.
  const narrow = useIsNarrow(phoneWidth);
  const isThere = isPending || user !== null;
  const headWith = (logo: number) => ({
    home: '/dashboard',
    homeLabel: 'Settlewise, your dashboard',
    name: (
      <>
        <Logo size={logo} />
        Settlewise
      </>
    ),
    tools: (
      <>
        <ColourSchemeToggle />
        {user ? <NotificationBell /> : <BellToCome />}
      </>
    ),
  });
  return (
    <SideFrame
      beside={narrow === null ? 'where wide' : isThere && !narrow}
      navigation={
        isThere && (
          <>
            {narrow !== false && <TopBar {...headWith(24)} sx={narrow === null ? shownOnPhone : {}} />}
            {narrow !== true && (
              <Sidebar
                {...headWith(28)}
                user={user}
                label="Dashboard"
                sx={narrow === null ? hiddenOnPhone : {}}
              >
                <EntryList
                  entries={sidebarEntries}
                  isCurrent={(entry) => isCurrent(entry, pathname)}
                  sx={{ gap: '2px' }}
                  entrySx={entryDress}
                />
              </Sidebar>
            )}
          </>
        )
      }
      banners={
        <>
          <OfflineBanner />
          <VerificationBanner />
        </>
      }
      foot={user && <Footer />}
      bar={isThere && narrow !== false && <BottomBar user={user} onPhoneOnly={narrow === null} />}
    />
  );
}

const shownOnPhone = { display: { xs: 'flex', sm: 'none' } } as const;
const hiddenOnPhone = { display: { xs: 'none', sm: 'flex' } } as const;
