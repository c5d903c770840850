import { Navigate, type RouteObject } from 'react-router-dom';
import { draftOpened } from '../record/drafts/draftStorage';
import { Frame } from './frame/Frame';
import { PageFailure } from './frame/PageFailure';
import { RequireAdministrator, RequireUser } from '../record/account/RequireUser';
import { HomePage } from '../features/home/HomePage';
import { Site } from './Site';

const settings = async () => ({
  Component: (await import('../features/settings/SettingsPage')).SettingsPage,
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
  drafts: readonly string[],
  load: () => Promise<{ Component: () => React.ReactNode }>,
): RouteObject => ({
  ...page(path, load),
  async loader() {
    await Promise.all(drafts.map(draftOpened));
    return null;
  },
  // A move within the page shows what the page has.
  shouldRevalidate: () => false,
});

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const publicPages: RouteObject[] = [
  { index: true, Component: HomePage },
  draftPage('citizenship', ['citizenship'], async () => ({
    Component: (await import('../features/calculators/citizenship/CitizenshipPage')).CitizenshipPage,
  })),
  draftPage('ilr', ['ilr'], async () => ({
    Component: (await import('../features/calculators/ilr/IlrPage')).IlrPage,
  })),
  page('changes', async () => ({ Component: (await import('../features/changes/ChangesPage')).ChangesPage })),
  page('auth', async () => ({ Component: (await import('../features/auth/AuthPage')).AuthPage })),
  page('verify-email', async () => ({
    Component: (await import('../features/auth/verifyEmail/VerifyEmailPage')).VerifyEmailPage,
  })),
  page('forgot-password', async () => ({
    Component: (await import('../features/auth/forgotPassword/ForgotPasswordPage')).ForgotPasswordPage,
  })),
  page('reset-password', async () => ({
    Component: (await import('../features/auth/resetPassword/ResetPasswordPage')).ResetPasswordPage,
  })),
  // Signed-in people only; the page itself tells a visitor so, instead of sending them away.
  page('absence-tracker', async () => ({
    Component: (await import('../features/absenceTracker/AbsenceTrackerPage')).AbsenceTrackerPage,
  })),
  // Its own alerts for somebody who is signed in, news by email for a visitor.
  page('alerts', async () => ({ Component: (await import('../features/alerts/AlertsPage')).AlertsPage })),
  page('test', async () => ({ Component: (await import('../features/practice/PracticePage')).PracticePage })),
  page('alerts/news/confirm', async () => ({
    Component: (await import('../features/alerts/news/pages')).ConfirmNewsPage,
  })),
  page('alerts/news/leave', async () => ({
    Component: (await import('../features/alerts/news/pages')).LeaveNewsPage,
  })),
  page('shared/:id', async () => ({
    Component: (await import('../features/calculators/share/SharedResultPage')).SharedResultPage,
  })),
  page('shared/:id/revoke', async () => ({
    Component: (await import('../features/calculators/share/RevokePage')).RevokePage,
  })),
  page('login-test', async () => ({
    Component: (await import('../features/developer/LoginTestPage')).LoginTestPage,
  })),
  page('timeline-test', async () => ({
    Component: (await import('../features/developer/TimelineTestPage')).TimelineTestPage,
  })),
  redirect('absence', '/absence-tracker'),
  redirect('citizenship-calculator', '/citizenship'),
];

const signedInPages: RouteObject[] = [
  draftPage('documents', ['checklist'], async () => ({
    Component: (await import('../features/documents/checklist/ChecklistPage')).ChecklistPage,
  })),
  draftPage('fees', ['fees'], async () => ({
    Component: (await import('../features/fees/FeesPage')).FeesPage,
  })),
  page('documents/saved/:id', async () => ({
    Component: (await import('../features/documents/checklist/saved/SavedChecklistPage')).SavedChecklistPage,
  })),
  page('address/saved/:id', async () => ({
    Component: (await import('../features/addressHistory/saved/SavedCheckPage')).SavedCheckPage,
  })),
  page('fees/saved/:id', async () => ({
    Component: (await import('../features/fees/saved/SavedSumPage')).SavedSumPage,
  })),
  page('timeline', async () => ({
    Component: (await import('../features/timeline/tool/ImmigrationTimelinePage')).ImmigrationTimelinePage,
  })),
  draftPage('forms', ['forms'], async () => ({
    Component: (await import('../features/forms/FormsPage')).FormsPage,
  })),
  page('address', async () => ({
    Component: (await import('../features/addressHistory/AddressHistoryPage')).AddressHistoryPage,
  })),
  page('forms/saved/:id', async () => ({
    Component: (await import('../features/forms/saved/SavedSheetPage')).SavedSheetPage,
  })),
  page('timeline/saved/:id', async () => ({
    Component: (await import('../features/timeline/saved/SavedTimelinePage')).SavedTimelinePage,
  })),
  page('saved-results', async () => ({
    Component: (await import('../features/calculators/saved/SavedResultsPage')).SavedResultsPage,
  })),
  page('saved-results/:id', async () => ({
    Component: (await import('../features/calculators/saved/SavedResultPage')).SavedResultPage,
  })),
  page('two-step-sign-in', async () => ({
    Component: (await import('../features/twoStep/TwoStepPage')).TwoStepPage,
  })),
  page('shared-with-me', async () => ({
    Component: (await import('../features/sharedWithMe/SharedWithMePage')).SharedWithMePage,
  })),
  page('shared-with-me/:grantId', async () => ({
    Component: (await import('../features/sharedWithMe/SharedRecordPage')).SharedRecordPage,
  })),
  draftPage('onboarding/:step?', ['onboarding', 'ilr', 'citizenship'], async () => ({
    Component: (await import('../features/onboarding/OnboardingPage')).OnboardingPage,
  })),
];

/** Below /admin, inside its own frame; the library that its lists are made with is loaded for administrators alone. */
const administratorPages: RouteObject[] = [
  page('admin/*', async () => ({
    Component: (await import('../features/admin/Administration')).Administration,
  })),
];

/** Below /dashboard, inside its own frame. */
const dashboardPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../features/dashboard/OverviewPage')).OverviewPage }),
  },
  draftPage('documents', ['checklist'], async () => ({
    Component: (await import('../features/documents/DocumentsPage')).DocumentsPage,
  })),
  page('documents/referees', async () => ({
    Component: (await import('../features/documents/checklist/referees/RefereesPage')).RefereesPage,
  })),
  page('tasks', async () => ({ Component: (await import('../features/tasks/TasksPage')).TasksPage })),
  page('absences', async () => ({
    Component: (await import('../features/absences/AbsencesPage')).AbsencesPage,
  })),
  page('dependants', async () => ({
    Component: (await import('../features/dependants/DependantsPage')).DependantsPage,
  })),
  page('addresses', async () => ({
    Component: (await import('../features/addresses/AddressesPage')).AddressesPage,
  })),
  page('notifications', async () => ({
    Component: (await import('../features/notifications/NotificationsPage')).NotificationsPage,
  })),
  page('progress', async () => ({
    Component: (await import('../features/progress/ProgressPage')).ProgressPage,
  })),
  page('timeline', async () => ({
    Component: (await import('../features/timeline/TimelinePage')).TimelinePage,
  })),
  page('applications', async () => ({
    Component: (await import('../features/applications/ApplicationsPage')).ApplicationsPage,
  })),
  page('work', async () => ({ Component: (await import('../features/work/WorkPage')).WorkPage })),
  page('parents', async () => ({ Component: (await import('../features/parents/ParentsPage')).ParentsPage })),
  page('immigration-profile', async () => ({
    Component: (await import('../features/immigrationProfile/ImmigrationProfilePage')).ImmigrationProfilePage,
  })),
  draftPage('ilr-calculator', ['ilrOfRecord'], async () => ({
    Component: (await import('../features/calculators/ilrOfRecord/IlrCalculatorPage')).IlrCalculatorPage,
  })),
  redirect('profile', '/dashboard/profile-settings'),
  page('settings', settings),
  page('profile-settings', settings),
  page('notification-settings', settings),
  page('password', settings),
  page('lawyer-access', settings),
];

const notFound = page('*', async () => ({ Component: (await import('../ui/NotFoundPage')).NotFoundPage }));

/** Every address of the site. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Site,
    ErrorBoundary: PageFailure,
    // Not drawn: what was sent stays on show until the first page is there (startPage.tsx).
    HydrateFallback: () => null,
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
        lazy: async () => ({ Component: (await import('./dashboardFrame/DashboardFrame')).DashboardFrame }),
        children: [
          {
            ErrorBoundary: PageFailure,
            children: [{ Component: RequireUser, children: dashboardPages }, notFound],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./adminFrame/AdminFrame')).AdminFrame }),
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
