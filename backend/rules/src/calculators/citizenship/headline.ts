import { adviser, written } from '../../assessment/wording';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import type { ResultHeadline } from './citizenshipCalculation';

/** What decides about the head of a result. */
interface HeadlineFacts {
  readonly mayHaveLapsed: boolean;
  /** The first day of full age, where it lies after the planned one. */
  readonly adultFrom: CivilDate | null;
  readonly fullAge: number;
  readonly hasCriminalRecord: boolean;
  /** Time and days away are right on the planned day. */
  readonly timeAndDays: boolean;
}

/** Said in place of the verdict, so that nobody reads a bare "eligible" where something else can decide. */
export function headlineFor(facts: HeadlineFacts): ResultHeadline | null {
  const { mayHaveLapsed, adultFrom, fullAge, hasCriminalRecord, timeAndDays } = facts;
  if (mayHaveLapsed)
    return {
      code: 'settlement_may_have_lapsed',
      message: `Your settlement may have lapsed. Ask ${adviser} before you apply.`,
    };
  if (adultFrom !== null)
    return {
      code: 'under_18',
      message: `You are ${fullAge} on ${written(toDayNumber(adultFrom))}. Before that, registration is the way, not naturalisation.`,
    };
  if (hasCriminalRecord)
    return {
      code: 'criminal_record',
      message: `By time and absences, ${timeAndDays ? 'yes' : 'not yet'}. A conviction can decide otherwise: ask ${adviser}.`,
    };
  return null;
}
