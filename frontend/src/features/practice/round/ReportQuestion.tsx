import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { messageFor } from '../../../api/errors';
import { useSend } from '../../../api/useSend';
import { Button } from '../../../ui/Button';
import { Disclosure } from '../../../ui/Disclosure';
import { TextAreaField } from '../../../ui/form/TextAreaField';

const mostCharacters = 500;

/** Somebody says that a question is wrong; it needs a connection. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const report = useSend({
    request: (payload: { reason: string }) => ({
      method: 'POST',
      path: `/api/practice/questions/${encodeURIComponent(questionId)}/report`,
      payload,
    }),
    onSuccess: () => setReason(''),
  });
  if (report.isSuccess) return <p role="status">Thank you. We will look at this question.</p>;
  const problem = missing
    ? 'Please say what is wrong with the question.'
    : report.error && messageFor(report.error, 'It could not be sent. Please try again in a moment.');
  const send = () => {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) report.mutate({ reason });
  };
  return (
    <Disclosure summary="Something is wrong with this question">
      <Stack spacing={1.5} sx={{ pb: 1 }}>
        <TextAreaField
          id={id}
          label="What is wrong?"
          hint="Do not write anything about yourself."
          rows={2}
          maxLength={mostCharacters}
          value={reason}
          error={problem ?? undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button look="quiet" busy={report.isPending} onClick={send}>
            {report.isPending ? 'Sending…' : 'Send report'}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
