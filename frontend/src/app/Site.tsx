import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '../api/session';
import { useFreshAnswers } from '../api/staleAnswers';
import { useSlowAct } from '../api/useSlowAct';
import { CatchingUp } from '../record/catchingUp/CatchingUp';
import { usePageAnnouncement } from '../ui/pageAnnouncement';
import { useRefreshLawDesk } from '../ui/sources/lawDesk';
import { Toasts } from '../ui/toasts/Toasts';
import { useEndsOfToasts } from './useEndsOfToasts';

/** Loaded when a session has ended under a page. */
const SignInAgain = lazy(async () => ({ default: (await import('./signInAgain/SignInAgain')).SignInAgain }));

/**
 * What every page of the site has, whatever stands around it: announcements, toasts, its place when one comes back, and
 * answers that show what the person did last, or a word that what they sent is still under way.
 */
export function Site() {
  const behind = useFreshAnswers();
  const { ending, person, goOn } = useSession();
  const slow = useSlowAct();
  useEndsOfToasts();
  useRefreshLawDesk();
  return (
    <>
      <Outlet key={person} />
      <Announcer />
      <CatchingUp behind={behind} slow={slow} />
      {ending !== null && (
        <Suspense>
          <SignInAgain ending={ending} onLater={goOn} />
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
