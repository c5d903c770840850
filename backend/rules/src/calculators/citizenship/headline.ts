import type { CivilDate } from '../../calendar/civilDate';
import { headlineSentences } from '../../sentences/citizenshipCalculator';
import { formatSentence } from '../../sentences/table';
import type { Arrival } from './arrival';
import type { ResultHeadline } from './citizenshipCalculation';

/** The facts that decide the headline of a result. */
interface HeadlineFacts {
  readonly mayHaveLapsed: boolean;
  /** The first day of full age, if it is after the planned day. */
  readonly adultFrom: CivilDate | null;
  readonly fullAge: number;
  readonly hasCriminalRecord: boolean;
  readonly arrival: Arrival;
  /** The cost of an application, which is lost if it is refused. */
  readonly fee: string;
  /** Whether time and days away are sufficient on the planned day. */
  readonly timeAndDays: boolean;
}

/** The headline instead of the verdict, because a plain "eligible" would mislead if something else can decide. */
export function headlineFor(facts: HeadlineFacts): ResultHeadline | null {
  const { mayHaveLapsed, adultFrom, fullAge, hasCriminalRecord, timeAndDays, arrival, fee } = facts;
  if (mayHaveLapsed)
    return {
      code: 'settlement_may_have_lapsed',
      message: formatSentence(headlineSentences, 'settlement_may_have_lapsed', {}),
    };
  if (adultFrom !== null)
    return {
      code: 'under_18',
      message: formatSentence(headlineSentences, 'under_18', { fullAge, on: adultFrom }),
    };
  if (arrival === 'irregular') return arrivalHeadline(arrival, fee);
  if (hasCriminalRecord)
    return {
      code: 'criminal_record',
      message: formatSentence(headlineSentences, 'criminal_record', { timeAndDays }),
    };
  return arrivalHeadline(arrival, fee);
}

/**
 * The headline about an irregular arrival; null for a regular one.
 * @param fee the cost of an application
 */
export function arrivalHeadline(arrival: Arrival, fee: string): ResultHeadline | null {
  if (arrival === 'irregular')
    return {
      code: 'irregular_arrival',
      message: formatSentence(headlineSentences, 'irregular_arrival', { fee }),
    };
  if (arrival === 'not_known')
    return {
      code: 'irregular_arrival_possible',
      message: formatSentence(headlineSentences, 'irregular_arrival_possible', { fee }),
    };
  return null;
}
