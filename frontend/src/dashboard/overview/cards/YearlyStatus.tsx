import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { finalYearLimit } from '@settlewise/rules';
import { Pill } from '../../../ui/Pill';
import { citizenshipFinalYear } from '../../../ui/whoseLimit';
import { counted } from '../labels';

/** The last twelve months against the yearly limit of citizenship, in words. */
export function YearlyStatus({ last12Months }: Pick<AbsenceSummaryResponse, 'last12Months'>) {
  const { totalDays, remaining } = last12Months;
  if (totalDays >= finalYearLimit.days) {
    return (
      <p>
        <Pill tone="soon" icon="warning">
          Warning: You are exceeding yearly limit
        </Pill>{' '}
        <span>{citizenshipFinalYear}</span>
      </p>
    );
  }
  return (
    <p>
      <Pill tone={totalDays > finalYearLimit.nearDays ? 'soon' : 'within'}>
        {counted(remaining, 'day')} remaining
      </Pill>{' '}
      <span>{citizenshipFinalYear}</span>
    </p>
  );
}
