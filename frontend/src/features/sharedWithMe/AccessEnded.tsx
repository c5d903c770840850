import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUser } from '../../record/account/accountQueries';
import { forgetSharedRecords } from '../../record/shared/sharedQueries';
import { userKey } from '../../api/userKey';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';

export interface Ending {
  /** `unknown`: there is no such record for this person, and there was none before either. */
  readonly kind: 'ended' | 'unknown';
  /** The server's own sentence; empty where it sent none. */
  readonly reason: string;
}

const noReason = 'You can no longer look at this record. Please ask its owner if you need to see it again.';

/** In the place of a record that can no longer be looked at. */
export function AccessEnded({ ending: { kind, reason } }: { ending: Ending }) {
  const client = useQueryClient();
  const { data: user } = useUser();
  const notice = useRef<HTMLDivElement>(null);
  const title = kind === 'ended' ? 'The access has ended' : 'This record is not shared with you';

  useEffect(() => {
    forgetSharedRecords(client);
    // It may be that the person's own address is no longer confirmed.
    void client.invalidateQueries({ queryKey: userKey });
    // What had the focus has gone from the page.
    notice.current?.focus();
  }, [client]);

  return (
    <Page title={title}>
      <Notice
        ref={notice}
        tone="soon"
        role="alert"
        actions={
          <ButtonLink to="/shared-with-me" icon="arrowLeft">
            See what is shared with you
          </ButtonLink>
        }
      >
        {kind === 'ended' ? (
          <p>{reason === '' ? noReason : reason} Nothing of it is left on this page.</p>
        ) : (
          <p>
            The access may have ended, or it was given to another email address. You are signed in as{' '}
            <strong>{user?.email}</strong>.
          </p>
        )}
      </Notice>
    </Page>
  );
}
