import type { JourneyResponse, ReasonResponse } from '@settlewise/contract';
import { Disclosure } from '../../../public/calculators/Disclosure';
import { ReasonList } from '../../../public/calculators/reasons/ReasonList';
import { statusOf } from '../../../public/calculators/reasons/reasonStatus';
import styles from './Reasons.module.css';

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
    <div className={styles['reasons']}>
      <ReasonList title={title} reasons={deciding} trips={journeys} counting="inclusive" />
      {toKnow.length > 0 && (
        <Disclosure summary={`Good to know (${toKnow.length})`}>
          <ReasonList title="Good to know" reasons={toKnow} trips={journeys} counting="inclusive" />
        </Disclosure>
      )}
    </div>
  );
}
