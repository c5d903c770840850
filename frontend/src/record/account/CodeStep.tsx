import type { LoginCodeRequest } from '@settlewise/contract/secondFactor';
import { useEffect, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { ApiError, messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/form/CodeField';
import type { ErrorSummary } from '../../ui/form/ErrorSummary';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { accountShape } from './accountShape';

/** What a page or a dialog puts into its own form. */
interface CodeStepForm {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly summary: ComponentProps<typeof ErrorSummary>;
  readonly busy: boolean;
  readonly lead: ReactNode;
  readonly field: ReactNode;
  /** Takes a recovery code in place of one of an app, or the other way round. */
  readonly otherCode: ReactNode;
}

interface CodeStepProps {
  send: (payload: LoginCodeRequest) => Promise<unknown>;
  /** The first step was too long ago. */
  onOver: (message: string) => void;
  children: (form: CodeStepForm) => ReactNode;
}

const failed = 'This code is not right. Please enter another one.';

/** The second step of signing in, after the password, on whatever it stands. */
export function CodeStep({ send, onOver, children }: CodeStepProps) {
  const [recovery, setRecovery] = useState(false);
  const { form, field, submit, refuse, summary, busy } = useCheckedForm({
    schema: accountShape.loginCodeRequest,
    fields: ['code'],
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus, recovery]);
  return children({
    summary,
    busy,
    onSubmit: submit(async (payload) => {
      try {
        await send(payload);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) onOver(messageFor(error, failed));
        else refuse(error, failed);
      }
    }),
    lead: <p>Your password is right. Now enter {recovery ? 'a recovery code' : 'the code from your app'}.</p>,
    field: <CodeField key={String(recovery)} recovery={recovery} {...field('code')} />,
    otherCode: (
      <Button
        look="plain"
        onClick={() => {
          form.reset();
          setRecovery(!recovery);
        }}
      >
        {recovery ? 'Use a code from your app' : 'Use a recovery code'}
      </Button>
    ),
  });
}
