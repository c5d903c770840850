import { useLocation } from 'react-router-dom';
import { useResendVerification, useUser } from '../../api/account';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import styles from './Banner.module.css';

/** Reminds a person to confirm their email address, and sends the link again. */
export function VerificationBanner() {
  const { data: user } = useUser();
  const { pathname } = useLocation();
  const resend = useResendVerification();
  if (!user || user.emailVerified || pathname === '/verify-email') return null;
  return (
    <section aria-label="Confirm your email address" className={styles['region']}>
      <div className={`wrap ${styles['banner']}`}>
        <Notice
          tone="soon"
          inline
          actions={
            <Button
              look="plain"
              icon="mail"
              busy={resend.isPending}
              onClick={() =>
                resend.mutate(
                  {},
                  {
                    onSuccess: () => showToast('Email sent', `We sent a new link to ${user.email}.`),
                    onError: (error) =>
                      showToast(
                        'Email not sent',
                        messageFor(error, 'We could not send the email. Please try again later.'),
                        'destructive',
                      ),
                  },
                )
              }
            >
              Send again
            </Button>
          }
        >
          <p>
            <strong>Confirm your email address.</strong> We sent a link to <strong>{user.email}</strong>. Open
            it to confirm that this address is yours.
          </p>
        </Notice>
      </div>
    </section>
  );
}
