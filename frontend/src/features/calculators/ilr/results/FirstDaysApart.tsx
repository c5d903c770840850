import Typography from '@mui/material/Typography';
import { firstDaysApart, type IlrCalculationResponse } from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceRules, inWordsOn } from '@settlewise/rules/parameters';
import { SideBySide } from '../../../../record/limits/SideBySide';
import { formatLongDate } from '../../../../ui/dates/formatDate';

/** The first day in practice and the safe one, beside each other; nothing where there is one day. */
export function FirstDaysApart({ result }: { result: IlrCalculationResponse }) {
  const days = firstDaysApart(result);
  if (days === null) return null;
  const { inPractice, safe } = days;
  return (
    <SideBySide
      label="Two first days"
      answers={[
        { name: 'In practice, by GOV.UK', value: applyFrom(inPractice, result.calculationDate) },
        { name: 'The safe day, by the Rules', value: applyFrom(safe, result.calculationDate) },
      ]}
    >
      <Typography variant="body2" color="textSecondary">
        GOV.UK lets you apply up to {inWordsOn(absenceRules.daysEarlyInPractice, inPractice)} before your
        years are complete (not confirmed by the text of the Rules).
      </Typography>
    </SideBySide>
  );
}

function applyFrom(day: CivilDate, today: CivilDate): string {
  if (day < today) return `You can apply (the first day was ${formatLongDate(day)})`;
  return day === today ? 'You can apply now' : `You can apply from ${formatLongDate(day)}`;
}
