import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '../../ui/SkipLink';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';
import { VerificationBanner } from './VerificationBanner';

/** What stands around every page outside the dashboard: skip link, header, banners, the page itself and footer. */
export function Frame() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink main={main} />
      <Header />
      <OfflineBanner />
      <VerificationBanner />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
