import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { JourneyResponse, ReasonResponse } from '@settlewise/contract';
import { Disclosure } from '../../../ui/Disclosure';
import { ReasonList } from '../../assessments/reasons/ReasonList';
import { statusOf } from '../../assessments/reasons/reasonStatus';

interface ReasonsProps {
  title: string;
  reasons: readonly ReasonResponse[];
  journeys: readonly JourneyResponse[];
}

/** Why an answer is what it is; what is merely good to know can be opened below. */
export function Reasons({ title, reasons, journeys }: ReasonsProps) {
  const toKnow = reasons.filter((reason) => statusOf(reason) === 'to_know');
  const deciding = reasons.filter((reason) => statusOf(reason) !== 'to_know');
  if (reasons.length === 0) return null;
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <ReasonList title={title} reasons={deciding} trips={journeys} counting="inclusive" />
        {toKnow.length > 0 && (
          <Disclosure summary={`Good to know (${toKnow.length})`}>
            <ReasonList title="Good to know" reasons={toKnow} trips={journeys} counting="inclusive" />
          </Disclosure>
        )}
      </CardContent>
    </Card>
  );
}
