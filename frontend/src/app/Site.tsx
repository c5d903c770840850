import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFreshAnswers } from '../api/staleAnswers';
import { CatchingUp } from '../record/catchingUp/CatchingUp';
import { usePageAnnouncement } from '../ui/pageAnnouncement';
import { Toasts } from '../ui/toasts/Toasts';

/**
 * What every page of the site has, whatever stands around it: announcements, toasts, its place when one comes back, and
 * answers that show what the person did last.
 */
export function Site() {
  const behind = useFreshAnswers();
  return (
    <>
      <Outlet />
      <Announcer />
      <CatchingUp behind={behind} />
      <ScrollRestoration />
      <Toasts />
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
