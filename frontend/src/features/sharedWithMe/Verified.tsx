import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUser } from '../../record/account/accountQueries';
import { userKey } from '../../api/userKey';
import { SendVerificationAgain } from '../../record/account/SendVerificationAgain';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';

/** Shows what others share to somebody whose email address is confirmed: a record is shared with an address. */
export function Verified({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: user, isFetching } = useUser();
  if (!user || user.emailVerified) return children;
  return (
    <Page title="Shared with me">
      <Notice
        tone="soon"
        title="Confirm your email address first"
        actions={
          <>
            <SendVerificationAgain email={user.email} look="primary" />
            <Button
              look="quiet"
              icon="refresh"
              busy={isFetching}
              onClick={() => void client.invalidateQueries({ queryKey: userKey })}
            >
              I have confirmed it
            </Button>
          </>
        }
      >
        <p>
          Records are shared with an email address, so we need to know that <strong>{user.email}</strong> is
          yours. We sent you a link: open it, and what is shared with you shows here.
        </p>
      </Notice>
    </Page>
  );
}
