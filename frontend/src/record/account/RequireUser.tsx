import Stack from '@mui/material/Stack';
import type { UserResponse } from '@settlewise/contract/accounts';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUser } from './accountQueries';
import { headingOfOwnPage } from './ownPages';
import { messageFor } from '../../api/errors';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { PageTitle } from '../../ui/PageTitle';
import type { WantedPage } from './wantedPage';
import { columnPage } from '../../ui/theme/tokens';

/** Shows the pages inside it to a signed-in person; others sign in first and then come back to where they wanted to go. */
export function RequireUser() {
  return <WithUser standsAlone signedOut={<ToSignIn />} signedIn={(user) => <OpenTo user={user} />} />;
}

/** Shows the pages inside it to an administrator; others go to the home page. */
export function RequireAdministrator() {
  return (
    <WithUser
      standsAlone
      signedOut={<ToSignIn />}
      signedIn={(user) =>
        user.role === 'admin' ? <OpenTo user={user} administration /> : <Navigate to="/" replace />
      }
    />
  );
}

const twoStepPage = '/two-step-sign-in';

/** Leads somebody to two-step sign-in first to whom this site keeps the page shut without it. */
function OpenTo({ user, administration = false }: { user: UserResponse; administration?: boolean }) {
  const { pathname } = useLocation();
  const shut = user.shutWithoutSecondFactor;
  const isShut = shut === 'everything' || (administration && shut === 'administration');
  return isShut && pathname !== twoStepPage ? <Navigate to={twoStepPage} replace /> : <Outlet />;
}

interface WithUserProps {
  /** True where nothing else is on the page, which then needs a heading of its own when the user cannot be loaded. */
  standsAlone?: boolean;
  signedOut: ReactNode;
  signedIn: (user: UserResponse) => ReactNode;
}

/** Waits until it is known who is signed in, and says so when that cannot be found out. */
export function WithUser({ standsAlone = false, signedOut, signedIn }: WithUserProps) {
  const { data: user, error, isFetching, refetch } = useUser();
  const { pathname } = useLocation();
  if (user) return signedIn(user);
  if (user === null) return signedOut;
  if (error === null || isFetching)
    return <PageSkeleton title={standsAlone ? headingOfOwnPage(pathname) : undefined} />;
  const title = 'We could not load your account';
  const notice = (
    <LoadFailure
      title={standsAlone ? '' : title}
      act="Try again"
      look="primary"
      onRetry={() => void refetch()}
    >
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
  if (!standsAlone) return notice;
  return (
    <Stack className="wrap" spacing={3} sx={{ maxWidth: columnPage, pt: 7 }}>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      {notice}
    </Stack>
  );
}

function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  const state: WantedPage = { wanted: `${pathname}${search}${hash}` };
  return <Navigate to="/auth" replace state={state} />;
}
