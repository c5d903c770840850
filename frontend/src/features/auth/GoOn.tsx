import type { UserResponse } from '@settlewise/contract/accounts';
import { Navigate } from 'react-router-dom';
import { afterSignIn } from '../../record/account/afterSignIn';
import { useSharedRecords } from '../../record/shared/sharedQueries';
import { Spinner } from '../../ui/Spinner';

interface GoOnProps {
  user: UserResponse;
  wanted: string | null;
  /** Whether the account was made just now. */
  isNew: boolean;
}

/** Leads somebody on who has just signed in or up. Whether a record is shared is asked only where that decides. */
export function GoOn({ user, wanted, isNew }: GoOnProps) {
  const decides = wanted === null && user.emailVerified;
  const { data: shared, isError } = useSharedRecords({ enabled: decides });
  if (decides && shared === undefined && !isError) return <Spinner label="Loading…" />;
  return <Navigate to={afterSignIn({ wanted, shared: shared ?? [], isNew })} replace />;
}
