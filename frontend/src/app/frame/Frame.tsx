import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '../../ui/SkipLink';
import { mainDress } from './dress';
import { Footer } from './Footer';
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
      <Box component="main" id="main" ref={main} tabIndex={-1} sx={mainDress}>
        <Outlet />
      </Box>
      <Footer />
    </>
  );
}
