import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSessionEnded } from '../api/sessionEnded';
import { useFreshAnswers } from '../api/staleAnswers';
import { CatchingUp } from '../record/catchingUp/CatchingUp';
import { usePageAnnouncement } from '../ui/pageAnnouncement';
import { Toasts } from '../ui/toasts/Toasts';

/** Loaded when a session has ended over what somebody typed. */
const SignInAgain = lazy(async () => ({
  default: (await import('./signInAgain/SignInAgain')).SignInAgain,
}));

/**
 * What every page of the site has, whatever stands around it: announcements, toasts, its place when one comes back, and
 * answers that show what the person did last.
 */
export function Site() {
  const behind = useFreshAnswers();
  const { hasEnded, goOn } = useSessionEnded();
  return (
    <>
      <Outlet />
      <Announcer />
      <CatchingUp behind={behind} />
      {hasEnded && (
        <Suspense>
          <SignInAgain onClose={goOn} />
        </Suspense>
      )}
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
