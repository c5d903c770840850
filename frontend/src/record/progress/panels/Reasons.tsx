import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReasonResponse } from '@settlewise/contract/assessments';
import type { Trip } from '@settlewise/rules/absences';
import { Disclosure } from '../../../ui/Disclosure';
import { useNarrow } from '../../../ui/useNarrow';
import { ReasonList } from '../../assessments/reasons/ReasonList';
import { statusOf } from '../../assessments/reasons/reasonStatus';

interface ReasonsProps {
  title: string;
  reasons: readonly ReasonResponse[];
  journeys: readonly Trip[];
}

/** Why an answer is what it is; what is merely good to know can be opened below. */
export function Reasons({ title, reasons, journeys }: ReasonsProps) {
  const toKnow = reasons.filter((reason) => statusOf(reason) === 'to_know');
  const deciding = reasons.filter((reason) => statusOf(reason) !== 'to_know');
  // On a phone one reason stands there, and the rest folds.
  const shown = useNarrow(640) ? 1 : deciding.length;
  const more = deciding.slice(shown);
  if (reasons.length === 0) return null;
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <ReasonList title={title} reasons={deciding.slice(0, shown)} trips={journeys} counting="whole_days" />
        {more.length > 0 && (
          <Disclosure summary={`More reasons (${more.length})`}>
            <ReasonList title="More reasons" reasons={more} trips={journeys} counting="whole_days" />
          </Disclosure>
        )}
        {toKnow.length > 0 && (
          <Disclosure summary={`Good to know (${toKnow.length})`}>
            <ReasonList title="Good to know" reasons={toKnow} trips={journeys} counting="whole_days" />
          </Disclosure>
        )}
      </CardContent>
    </Card>
  );
}
