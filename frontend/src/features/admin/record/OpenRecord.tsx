import Alert from '@mui/material/Alert';
import { administratorAccessMinutes } from '@settlewise/contract/admin';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatTime } from '../../../ui/dates/formatInstant';
import { Icon } from '../../../ui/Icon';
import { useOpenRecord } from '../api/recordAccess';
import { ActDialog } from '../ui/ActDialog';
import { SectionCard } from '../../../ui/SectionCard';

interface OpenRecordProps {
  userId: string;
  /** Whose it is, where that is known. */
  name: string | null;
  /** What opening it shows here, within a sentence: `what this account holds`. */
  shows: string;
}

/** Stands in the place of personal data until the record is opened, which takes a reason. */
export function OpenRecord({ userId, name, shows }: OpenRecordProps) {
  const [open, setOpen] = useState(false);
  const record = useOpenRecord();
  const whose = name === null ? 'this person’s record' : `${name}’s record`;
  return (
    <SectionCard title="This is personal">
      <p>
        To see {shows}, open the record with a reason. The look is recorded as an event that the person can
        see, and lasts {administratorAccessMinutes} minutes.
      </p>
      <div>
        <Button icon="eye" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Open this record
        </Button>
      </div>
      {open && (
        <ActDialog
          title={`Open ${whose}`}
          consequence={`You can see ${whose} for ${administratorAccessMinutes} minutes, and that you looked is recorded with your reason.`}
          reasonHint="The person can see it in their own record."
          act="Open record"
          busyAct="Opening…"
          icon="eye"
          asksReason
          send={async ({ reason = '' }) => {
            await record.mutateAsync({ userId, reason });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </SectionCard>
  );
}

/** Over personal data: that it is being looked at, and until when. */
export function AccessNotice({ until, reason }: { until: string; reason: string }) {
  return (
    <Alert role="note" severity="warning" icon={<Icon name="eye" />} sx={{ overflowWrap: 'anywhere' }}>
      <p>
        You opened this record until {formatTime(until)}: “{reason}”. The person can see that you did.
      </p>
    </Alert>
  );
}
