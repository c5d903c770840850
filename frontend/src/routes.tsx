import { Navigate, type RouteObject } from 'react-router-dom';
import { draftOpened } from './drafts/draftStorage';
import { Frame } from './public/frame/Frame';
import { PageFailure } from './public/frame/PageFailure';
import { RequireAdministrator, RequireUser } from './public/guards/RequireUser';
import { HomePage } from './public/home/HomePage';
import { Site } from './Site';
import { Spinner } from './ui/Spinner';

const comingSoon = () => import('./public/comingSoon/pages');
const settings = async () => ({
  Component: (await import('./dashboard/settings/SettingsPage')).SettingsPage,
});

/** A page that is loaded when it is first opened. */
const page = (path: string, load: () => Promise<{ Component: () => React.ReactNode }>): RouteObject => ({
  path,
  lazy: load,
});

/**
 * A page with a form whose draft is kept: it is shown once the draft can be read, so that no empty fields fill up before
 * somebody's eyes. Where none is kept it waits for nothing.
 */
const draftPage = (
  path: string,
  draft: string,
  load: () => Promise<{ Component: () => React.ReactNode }>,
): RouteObject => ({
  ...page(path, load),
  async loader() {
    await draftOpened(draft);
    return null;
  },
  // A move within the page shows what the page has.
  shouldRevalidate: () => false,
});

const redirect = (path: string, to: string): RouteObject => ({
  path,
  element: <Navigate to={to} replace />,
});

const publicPages: RouteObject[] = [
  { index: true, Component: HomePage },
  draftPage('citizenship', 'citizenship', async () => ({
    Component: (await import('./public/citizenship/CitizenshipPage')).CitizenshipPage,
  })),
  draftPage('ilr', 'ilr', async () => ({ Component: (await import('./public/ilr/IlrPage')).IlrPage })),
  page('changes', async () => ({
    Component: (await import('./public/changes/ChangesPage')).ChangesPage,
  })),
  page('auth', async () => ({ Component: (await import('./public/auth/AuthPage')).AuthPage })),
  page('verify-email', async () => ({
    Component: (await import('./public/verifyEmail/VerifyEmailPage')).VerifyEmailPage,
  })),
  page('forgot-password', async () => ({
    Component: (await import('./public/forgotPassword/ForgotPasswordPage')).ForgotPasswordPage,
  })),
  page('reset-password', async () => ({
    Component: (await import('./public/resetPassword/ResetPasswordPage')).ResetPasswordPage,
  })),
  // Signed-in people only; the page itself tells a visitor so, instead of sending them away.
  page('absence-tracker', async () => ({
    Component: (await import('./public/absenceTracker/AbsenceTrackerPage')).AbsenceTrackerPage,
  })),
  page('login-test', async () => ({
    Component: (await import('./developer/LoginTestPage')).LoginTestPage,
  })),
  page('timeline-test', async () => ({
    Component: (await import('./developer/TimelineTestPage')).TimelineTestPage,
  })),
  redirect('absence', '/absence-tracker'),
  redirect('citizenship-calculator', '/citizenship'),
];

const signedInPages: RouteObject[] = [
  page('documents', async () => ({ Component: (await comingSoon()).DocumentsPage })),
  page('fees', async () => ({ Component: (await comingSoon()).FeesPage })),
  page('timeline', async () => ({ Component: (await comingSoon()).TimelinePage })),
  page('address', async () => ({ Component: (await comingSoon()).AddressPage })),
  page('saved-results', async () => ({
    Component: (await import('./public/calculators/saved/SavedResultsPage')).SavedResultsPage,
  })),
  page('saved-results/:id', async () => ({
    Component: (await import('./public/calculators/saved/SavedResultPage')).SavedResultPage,
  })),
  page('two-step-sign-in', async () => ({
    Component: (await import('./public/twoStep/TwoStepPage')).TwoStepPage,
  })),
  page('shared-with-me', async () => ({
    Component: (await import('./sharedWithMe/SharedWithMePage')).SharedWithMePage,
  })),
  page('shared-with-me/:grantId', async () => ({
    Component: (await import('./sharedWithMe/SharedRecordPage')).SharedRecordPage,
  })),
  draftPage('onboarding/:step?', 'onboarding', async () => ({
    Component: (await import('./onboarding/OnboardingPage')).OnboardingPage,
  })),
];

/** Below /admin, inside its own frame; the library that its lists are made with is loaded for administrators alone. */
const administratorPages: RouteObject[] = [
  page('admin/*', async () => ({ Component: (await import('./admin/Administration')).Administration })),
];

/** Below /dashboard, inside its own frame. */
const dashboardPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./dashboard/overview/OverviewPage')).OverviewPage }),
  },
  page('documents', async () => ({
    Component: (await import('./dashboard/documents/DocumentsPage')).DocumentsPage,
  })),
  page('tasks', async () => ({ Component: (await import('./dashboard/tasks/TasksPage')).TasksPage })),
  page('absences', async () => ({
    Component: (await import('./dashboard/absences/AbsencesPage')).AbsencesPage,
  })),
  page('dependants', async () => ({
    Component: (await import('./dashboard/dependants/DependantsPage')).DependantsPage,
  })),
  page('addresses', async () => ({
    Component: (await import('./record/addresses/AddressesPage')).AddressesPage,
  })),
  page('notifications', async () => ({
    Component: (await import('./dashboard/notifications/NotificationsPage')).NotificationsPage,
  })),
  page('progress', async () => ({
    Component: (await import('./dashboard/progress/ProgressPage')).ProgressPage,
  })),
  page('immigration-profile', async () => ({
    Component: (await import('./dashboard/immigrationProfile/ImmigrationProfilePage')).ImmigrationProfilePage,
  })),
  draftPage('ilr-calculator', 'ilrOfRecord', async () => ({
    Component: (await import('./dashboard/ilrCalculator/IlrCalculatorPage')).IlrCalculatorPage,
  })),
  redirect('profile', '/dashboard/profile-settings'),
  page('settings', settings),
  page('profile-settings', settings),
  page('notification-settings', settings),
  page('password', settings),
  page('lawyer-access', settings),
];

const notFound = page('*', async () => ({
  Component: (await import('./public/notFound/NotFoundPage')).NotFoundPage,
}));

/** Every address of the site. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Site,
    ErrorBoundary: PageFailure,
    HydrateFallback: () => <Spinner label="Loading…" />,
    children: [
      {
        Component: Frame,
        children: [
          {
            // A page that fails leaves the frame around it standing.
            ErrorBoundary: PageFailure,
            children: [...publicPages, { Component: RequireUser, children: signedInPages }, notFound],
          },
        ],
      },
      {
        path: 'dashboard',
        // Not in the first page's code: visitors do not need it.
        lazy: async () => ({
          Component: (await import('./dashboard/frame/DashboardFrame')).DashboardFrame,
        }),
        children: [
          {
            ErrorBoundary: PageFailure,
            children: [{ Component: RequireUser, children: dashboardPages }, notFound],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./admin/frame/AdminFrame')).AdminFrame }),
        children: [
          {
            ErrorBoundary: PageFailure,
            children: [{ Component: RequireAdministrator, children: administratorPages }],
          },
        ],
      },
    ],
  },
];
