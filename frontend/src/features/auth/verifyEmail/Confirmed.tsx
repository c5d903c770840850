import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useUser } from '../../../record/account/accountQueries';
import { useSharedRecords } from '../../../record/shared/sharedQueries';
import { ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Spinner } from '../../../ui/Spinner';
import { showToast } from '../../../ui/toasts/toastStore';

const thanks = 'Thank you, your email address is confirmed';
const before = 'Your email address is already confirmed';

/** The address is confirmed. Somebody with whom a record is shared goes on to it: that is what they confirmed it for. */
export function Confirmed({ already }: { already: boolean }) {
  const { data: user } = useUser();
  const asks = user?.emailVerified === true;
  const { data: shared = [], isLoading } = useSharedRecords({ enabled: asks });
  const title = already ? before : thanks;
  if (isLoading) return <Spinner label="Confirming…" />;
  const [first, ...others] = shared;
  if (first !== undefined) {
    const record = others.length === 0 ? `/${encodeURIComponent(first.grantId)}` : '';
    return <ToShared title={title} page={`/shared-with-me${record}`} />;
  }
  return (
    <Notice
      tone="within"
      role="status"
      title={title}
      actions={
        <ButtonLink to={user ? '/dashboard' : '/auth'}>
          {user ? 'Go to your dashboard' : 'Go to login'}
        </ButtonLink>
      }
    />
  );
}

function ToShared({ title, page }: { title: string; page: string }) {
  useEffect(() => showToast(title, 'This is what was shared with you.'), [title]);
  return <Navigate to={page} replace />;
}
