import Stack from '@mui/material/Stack';
import type { ComparisonToAnswerResponse } from '@settlewise/contract/addressComparisons';
import { problemIn } from '../../../api/errors';
import { useAnswerComparison } from '../../../record/addressComparisons/comparisonQueries';
import { comparisonFailed, whatIsShown } from '../../../record/addressComparisons/labels';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { showToast } from '../../../ui/toasts/toastStore';

/** Somebody else asks to compare addresses: who, what would be shown, and the two answers. */
export function AskedToCompare({
  comparison: { id, name, form, period },
}: {
  comparison: ComparisonToAnswerResponse;
}) {
  const answer = useAnswerComparison();

  async function send(agrees: boolean): Promise<void> {
    try {
      await answer.mutateAsync({ id, agrees });
      showToast(
        agrees ? 'You agreed' : 'You declined',
        agrees ? `You and ${name} can see each other’s addresses now.` : `${name} sees nothing of yours.`,
      );
    } catch {
      // The card says why.
    }
  }

  const problem = problemIn(answer.error, comparisonFailed);
  return (
    <SectionCard title={`${name} asks to compare addresses with you`} className="noPrint">
      <p>
        They prepare {form === null ? 'a form for partners' : `form ${form}`}, which asks since when you both
        live at one address. {whatIsShown(period)}
      </p>
      <p>Agree only if you know who this is. Either of you can end it at any time.</p>
      {problem !== null && (
        <Notice tone="over" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button busy={answer.isPending} onClick={() => void send(true)}>
          Agree and show my addresses
        </Button>
        <Button look="quiet" disabled={answer.isPending} onClick={() => void send(false)}>
          Decline
        </Button>
      </Stack>
    </SectionCard>
  );
}
