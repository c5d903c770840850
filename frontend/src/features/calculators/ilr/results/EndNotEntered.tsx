import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { Button } from '../../../../ui/Button';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { Notice } from '../../../../ui/Notice';
import type { Step } from '../../wizard/steps';
import { supposesMorePermission } from './visaEnd';

interface EndNotEnteredProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
  onGoBack: ((step: Step) => void) | undefined;
}

/** What an answer supposes of a visa whose end nobody has typed, where it was issued long before the day to apply. */
export function EndNotEntered({ form, result, onGoBack }: EndNotEnteredProps) {
  if (!supposesMorePermission(form, result)) return null;
  const { suggestedEligibilityDate: first } = result;
  return (
    <Notice
      tone="soon"
      title="You did not enter when your visa ends"
      {...(onGoBack !== undefined && {
        actions: (
          <div className="noPrint">
            <Button look="quiet" onClick={() => onGoBack(1)}>
              Enter the last day
            </Button>
          </div>
        ),
      })}
    >
      <p>
        This answer holds only if your permission goes on{' '}
        {first === null ? 'until you apply' : `until ${formatLongDate(first)}`}.
      </p>
    </Notice>
  );
}
