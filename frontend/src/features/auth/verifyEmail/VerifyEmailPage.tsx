import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../../record/account/accountQueries';
import { useVerifyEmail } from '../../../record/account/signInQueries';
import { ConnectionError, messageFor } from '../../../api/errors';
import { Button, ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Spinner } from '../../../ui/Spinner';
import { AccountPage } from '../AccountPage';
import { Confirmed } from './Confirmed';

/** Opened by the link of an email; hands its token in at once. */
export function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data: user } = useUser();
  const { mutate, data: answer, error } = useVerifyEmail();
  // The token works once, so it is handed in once, however often the page is drawn.
  const handedIn = useRef(false);

  useEffect(() => {
    if (token === '' || handedIn.current) return;
    handedIn.current = true;
    mutate({ token });
  }, [token, mutate]);

  return (
    <AccountPage title="Confirm your email address" signedIn={Boolean(user)}>
      {token === '' ? (
        <Notice tone="over" title="This link is not complete">
          <p>Open the link from the email again. If you are logged in, you can have a new one sent.</p>
        </Notice>
      ) : answer !== undefined ? (
        <Confirmed already={answer.already} />
      ) : error !== null ? (
        <Notice
          tone="over"
          role="alert"
          title="We could not confirm your email address"
          actions={
            error instanceof ConnectionError ? (
              <Button onClick={() => mutate({ token })}>Try again</Button>
            ) : (
              <ButtonLink to={user ? '/dashboard' : '/auth'}>
                {user ? 'Go to your dashboard' : 'Go to login'}
              </ButtonLink>
            )
          }
        >
          <p>{messageFor(error, 'The link may be too old, or it was used before.')}</p>
          <p>Links work once. When you are logged in, you can have a new one sent.</p>
        </Notice>
      ) : (
        <Spinner label="Confirming…" />
      )}
    </AccountPage>
  );
}
