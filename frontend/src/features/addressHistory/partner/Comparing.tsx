import type { AddressPeriod } from '@settlewise/rules/addressHistory';
import { useState } from 'react';
import { problemIn } from '../../../api/errors';
import { useEndComparison } from '../../../record/addressComparisons/comparisonQueries';
import { comparisonFailed, whatIsShown } from '../../../record/addressComparisons/labels';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toasts/toastStore';

interface ComparingProps {
  id: string;
  /** As the person knows the other one: a name, or the address that they entered. */
  other: string;
  /** The days that are compared. */
  period: AddressPeriod;
  /** The last day on which it can be answered; null once it is agreed. */
  answerBy: string | null;
}

/** With whom addresses are compared, or who is asked, and the way to end it. */
export function Comparing({ id, other, period, answerBy }: ComparingProps) {
  const [asking, setAsking] = useState(false);
  const end = useEndComparison();

  async function confirm(): Promise<void> {
    try {
      await end.mutateAsync(id);
      setAsking(false);
      showToast('Comparing has ended', 'Neither of you sees the other’s addresses any more.');
    } catch {
      // The dialog says why.
    }
  }

  const act = answerBy === null ? 'Stop comparing' : 'Take the question back';
  return (
    <>
      <Notice
        title={answerBy === null ? `You compare addresses with ${other}` : `You asked ${other}`}
        actions={
          <Button look="quiet" onClick={() => setAsking(true)}>
            {act}
          </Button>
        }
      >
        <p>
          {answerBy === null
            ? whatIsShown(period)
            : `Nobody has answered yet. It can be answered until ${formatLongDate(answerBy.slice(0, 10))}.`}
        </p>
      </Notice>
      {asking && (
        <ConfirmDialog
          open
          title={`${act}?`}
          act={act}
          busyAct="Ending…"
          busy={end.isPending}
          problem={problemIn(end.error, comparisonFailed)}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>
            This takes effect at once: neither of you sees the other’s addresses any more. What you typed
            yourself stays. You can ask again later.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
