import { lazy, Suspense, type ComponentType } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFreshAnswers } from '../api/staleAnswers';
import { CatchingUp } from '../record/catchingUp/CatchingUp';
import { usePageAnnouncement } from '../ui/pageAnnouncement';

/** Loaded beside the first page, not before it: a toast answers something that a person does there. */
const Toaster = lazy<ComponentType>(() =>
  import('../ui/toasts/Toaster').then(
    (module) => ({ default: module.Toaster }),
    (error: unknown) => {
      // The page itself is worth more than its toasts.
      reportError(error);
      return { default: () => null };
    },
  ),
);

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
      <Suspense>
        <Toaster />
      </Suspense>
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
