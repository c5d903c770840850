import Stack from '@mui/material/Stack';
import { newsLinkDays, newsRequest } from '@settlewise/contract/news';
import { useAskForNews } from '../../../record/alerts/newsQueries';
import { Button } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { TextField } from '../../../ui/form/TextField';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { Notice } from '../../../ui/Notice';

/** An address, to which the news go once its owner has pressed the link that is sent to it. */
export function NewsForm() {
  const ask = useAskForNews();
  const { form, field, submit, refuse, summary, busy } = useCheckedForm({
    schema: newsRequest,
    fields: ['email'],
    defaultValues: { email: '' },
  });
  return (
    <>
      <p>
        No account needed. When we report a change of the rules, you get one email: what changes, from which
        day, and whether it is the law already. Each email has a link that ends them.
      </p>
      {ask.isSuccess && (
        <Notice tone="within" role="status" title="Look into your email">
          <p>
            If <strong>{form.getValues('email')}</strong> does not get our news yet, we have sent a link to
            it. Press it within {newsLinkDays} days. Until then we send nothing else, and after that we erase
            the address. Look into your spam folder too.
          </p>
        </Notice>
      )}
      <Stack
        component="form"
        noValidate
        aria-label="News of rule changes by email"
        spacing={2.5}
        onSubmit={submit(async (payload) => {
          try {
            await ask.mutateAsync(payload);
          } catch (error) {
            refuse(error, 'We could not send the email. Please try again in a moment.');
          }
        })}
      >
        <ErrorSummary {...summary} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="Used for these emails alone, and erased when you leave."
          {...field('email')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? 'Sending…' : 'Send me a link'}
          </Button>
        </div>
      </Stack>
    </>
  );
}
