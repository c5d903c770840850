import { CodeStep } from '../../record/account/CodeStep';
import { useLoginCode } from '../../record/account/signInQueries';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { showToast } from '../../ui/toasts/toastStore';
import { AccountForm } from './AccountForm';

/** The second step of signing in. @param onOver the first one was too long ago, or is to be taken anew */
export function CodeForm({ onOver }: { onOver: (message: string) => void }) {
  const login = useLoginCode();
  return (
    <CodeStep
      send={async (payload) => {
        const user = await login.mutateAsync(payload);
        showToast('Login successful', `Welcome back, ${user.username}!`);
      }}
      onOver={onOver}
    >
      {({ onSubmit, summary, busy, lead, field, otherCode }) => (
        <AccountForm
          label="Second step of signing in"
          onSubmit={onSubmit}
          acts={
            <>
              <Button type="submit" busy={busy}>
                {busy ? 'Logging in…' : 'Login'}
              </Button>
              {otherCode}
              <Button look="plain" onClick={() => onOver('')}>
                Start again
              </Button>
            </>
          }
        >
          {lead}
          <ErrorSummary {...summary} />
          {field}
        </AccountForm>
      )}
    </CodeStep>
  );
}
