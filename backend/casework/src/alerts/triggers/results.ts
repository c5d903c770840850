import { writtenDate } from '@settlewise/rules/assessment';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import {
  arrivalOnRecord,
  citizenshipOpensOn,
  inTheUkSince,
  isSameFirstDay,
} from '@settlewise/rules/progress';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { citizenshipApplicationOf } from '../../record/citizenshipApplication';
import { goesOnByLaw, ilrGrantedOn } from '../../record/applicationOnRecord';
import { settlementOnRecord, supposedOnIslands } from '../../record/islandsOnRecord';
import { needsNoIlr } from '../../record/settledOnRecord';
import { visaRecordOf } from '../../record/visaRecord';
import type { Trigger } from '../trigger';
import { citizenshipOpening } from './citizenshipTriggers';
import { firstDayAway } from './firstDayAway';
import { ilrTriggersOf } from './ilrTriggers';
import type { RecordOnDay } from '../../record/recordOn';
import { whereSound } from './whereSound';

const progress = '/dashboard/progress';

/**
 * The first day on which an application for ILR can be made. Nothing of it is told while a fact is missing or an application
 * is made; while the day hangs on a question, that question is asked instead.
 */
export function ilrWindow(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  const { visaType, visaStartDate, hasILR } = record.details;
  if (hasILR || needsNoIlr(record) || visaType === null || visaStartDate === null) return [];
  const route = routeOfVisaType(visaType);
  if (route === null) return [];
  const visas = visaRecordOf(record, visaStartDate);
  if (typeof visas.awaitingDecisionSince === 'string') return [];
  if (ilrGrantedOn(record.applications, record.details) !== null) return [];
  const found = whereSound(() => settlementOnRecord(route, visas, record.journeys, today));
  const { registeredOn, applications } = record;
  const { visaExpiryDate: ends } = record.details;
  // While an extension that was asked for in time has no decision, the permission goes on: nothing ends on its last day.
  const visaExpiryDate = ends !== null && goesOnByLaw(applications, null, ends) ? null : ends;
  return found === null
    ? []
    : ilrTriggersOf(found, { registeredOn, visaExpiryDate, route, person: visas.person });
}

/**
 * The first day on which time and days away allow citizenship; while it hangs on a question, that question is asked. Nothing
 * once it was applied for.
 */
export function citizenshipDate(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  if (citizenshipApplicationOf(record.applications) !== null) return [];
  const taken = citizenshipOpens(record, today, 'breaks');
  if (taken === null) return [];
  const arrival = arrivalOnRecord(record, today);
  // An application would only cost the fee.
  if (arrival?.code === 'irregular_arrival') return [];
  if (arrival !== null) return [arrivalQuestion(record, arrival.message)];
  const onIslands = { ...record, journeys: supposedOnIslands(record.journeys, 'visited') };
  const supposed = [citizenshipOpens(record, today, 'counts'), citizenshipOpens(onIslands, today, 'breaks')];
  const better = supposed.find((day) => day !== null && !isSameFirstDay(day, taken, today));
  if (better !== undefined && better !== null) return [citizenshipQuestion(record, better, taken)];
  const firstGoodDay = (given: RecordOnDay) =>
    given === record ? taken : citizenshipOpens(given, today, 'breaks');
  return [citizenshipOpening(taken), ...firstDayAway(record, today, firstGoodDay)];
}

/** The first day; null where nothing can be counted. @param unexplained as in `inTheUkSince` */
function citizenshipOpens(
  record: RecordOnDay,
  today: CivilDate,
  unexplained: 'breaks' | 'counts',
): CivilDate | null {
  const { hasILR, ilrGrantDate, visaStartDate } = record.details;
  const ukEntryDate = inTheUkSince(visaStartDate, record.earlier, record.details, unexplained);
  const settledOn = hasILR ? ilrGrantDate : null;
  if ((settledOn === null && !needsNoIlr(record)) || ukEntryDate === null) return null;
  if ((settledOn !== null && settledOn > today) || ukEntryDate > today) return null;
  return whereSound(() => citizenshipOpensOn(record, settledOn, ukEntryDate, today));
}

/** Asked once: neither day is the day before it is answered. */
const citizenshipQuestion = (
  { registeredOn }: RecordOnDay,
  better: CivilDate,
  taken: CivilDate,
): Trigger => ({
  kind: 'citizenship_question',
  about: 'citizenship',
  date: null,
  link: progress,
  steps: [
    {
      from: addDays(registeredOn, 1),
      name: 'open',
      type: 'warning',
      title: 'One answer is needed: your citizenship date depends on it',
      message: `By one answer it is ${writtenDate(better)}. By the other it is ${writtenDate(taken)}. Answer the question on your progress page. If you are not sure, both stay possible.`,
    },
  ],
});

/** Told once instead of the first day: how the person came decides whether to apply at all. */
const arrivalQuestion = ({ registeredOn, details }: RecordOnDay, atStake: string): Trigger => ({
  kind: 'citizenship_question',
  about: 'citizenship',
  date: null,
  link: '/onboarding/5',
  steps: [
    {
      from: addDays(registeredOn, 1),
      name: 'arrival',
      type: 'warning',
      title:
        details.arrivedWithoutPermission === 'not_sure'
          ? 'Ask an adviser before you apply for citizenship'
          : 'Say how you came to the UK before you apply for citizenship',
      message: atStake,
    },
  ],
});
