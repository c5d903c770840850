import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { Pill } from '../../../ui/Pill';
import { useLimits } from '../../../ui/useLimits';
import { ofCitizenship } from '../../../ui/whoseLimit';
import { counted } from '../labels';

/** The last twelve months against the yearly limit of citizenship, in words. */
export function YearlyStatus({ last12Months }: Pick<AbsenceSummaryResponse, 'last12Months'>) {
  const { totalDays, remaining } = last12Months;
  const { finalYear } = useLimits();
  if (totalDays >= finalYear.days) {
    return (
      <p>
        <Pill tone="soon" icon="warning">
          Warning: You are exceeding yearly limit
        </Pill>{' '}
        <span>{ofCitizenship(finalYear)}</span>
      </p>
    );
  }
  return (
    <p>
      <Pill tone={totalDays > finalYear.nearDays ? 'soon' : 'within'}>
        {counted(remaining, 'day')} remaining
      </Pill>{' '}
      <span>{ofCitizenship(finalYear)}</span>
    </p>
  );
}
