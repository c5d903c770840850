import { Outlet, ScrollRestoration } from 'react-router-dom';
import { usePageAnnouncement } from './ui/pageAnnouncement';
import { Toaster } from './ui/toasts/Toaster';

/** What every page of the site has, whatever stands around it: announcements, toasts, and its place when one comes back. */
export function Site() {
  return (
    <>
      <Outlet />
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
