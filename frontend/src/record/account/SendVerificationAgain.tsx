import { useResendVerification } from './accountQueries';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toasts/toastStore';

interface SendVerificationAgainProps {
  email: string;
  look: 'plain' | 'primary';
}

/** Sends the link that confirms an email address once more. */
export function SendVerificationAgain({ email, look }: SendVerificationAgainProps) {
  const resend = useResendVerification();
  return (
    <Button
      look={look}
      icon="mail"
      busy={resend.isPending}
      onClick={() =>
        resend.mutate(undefined, {
          onSuccess: () => showToast('Email sent', `We sent a new link to ${email}.`),
          onError: (error) =>
            showToast(
              'Email not sent',
              messageFor(error, 'We could not send the email. Please try again later.'),
              'destructive',
            ),
        })
      }
    >
      Send again
    </Button>
  );
}
