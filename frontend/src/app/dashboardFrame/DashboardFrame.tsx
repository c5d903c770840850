import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { Footer } from '../frame/Footer';
import { OfflineBanner } from '../frame/OfflineBanner';
import { VerificationBanner } from '../frame/VerificationBanner';
import { SkipLink } from '../../ui/SkipLink';
import { useNarrow } from '../../ui/useNarrow';
import { BottomBar } from './BottomBar';
import styles from './DashboardFrame.module.css';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/**
 * What stands around every page of the dashboard. It takes the place of the site's header, whose navigation, account
 * menu and log-out it has itself; what the product is and is not stands at the foot here too, as dates and verdicts do.
 */
export function DashboardFrame() {
  const main = useRef<HTMLElement>(null);
  const { data: user } = useUser();
  const narrow = useNarrow();
  return (
    <>
      <SkipLink main={main} />
      <div className={user && !narrow ? styles['beside'] : styles['alone']}>
        {user && (narrow ? <TopBar /> : <Sidebar user={user} />)}
        <div className={styles['column']}>
          <OfflineBanner />
          <VerificationBanner />
          <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
            <Outlet />
          </main>
          {user && <Footer />}
        </div>
        {user && narrow && <BottomBar user={user} />}
      </div>
    </>
  );
}
