import { useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { usePageAnnouncement } from '../../ui/pageAnnouncement';
import { Toaster } from '../../ui/toasts/Toaster';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';
import { VerificationBanner } from './VerificationBanner';

/** What stands around every page: skip link, header, banners, the page itself, footer and toasts. */
export function Frame() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a
        href="#main"
        className={styles['skip']}
        onClick={(event) => {
          // The address keeps its own fragment (the sign-in page's tabs live there).
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to main content
      </a>
      <Header />
      <OfflineBanner />
      <VerificationBanner />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <ScrollRestoration />
      <Toaster />
    </>
  );
}

function Announcer() {
  return (
    <div role="status" aria-live="polite" className="visuallyHidden">
      {usePageAnnouncement()}
    </div>
  );
}
