import { writtenDate } from '@settlewise/rules/assessment';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import {
  arrivalOnRecord,
  citizenshipOpensOn,
  inTheUkSince,
  isSameFirstDay,
} from '@settlewise/rules/progress';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { findCitizenshipApplication } from '../../record/citizenshipApplication';
import { continuesByLaw, findIlrGrantDay } from '../../record/applicationOnRecord';
import { assessSettlement, assumeOnIslands } from '../../record/islandsOnRecord';
import { needsNoIlr } from '../../record/settledOnRecord';
import { toVisaRecord } from '../../record/visaRecord';
import type { Trigger } from '../trigger';
import { createCitizenshipTrigger } from './citizenshipTriggers';
import { firstDayAway } from './firstDayAway';
import { listIlrTriggers } from './ilrTriggers';
import type { RecordOnDay } from '../../record/recordOn';
import { nullIfInvalid } from './nullIfInvalid';

const progress = '/dashboard/progress';

/**
 * The first day to apply for ILR. Empty while a fact is missing or an application is pending. While the day depends on a
 * question, the alert asks the question instead.
 */
export function ilrWindow(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  const { visaType, visaStartDate, hasILR } = record.details;
  if (hasILR || needsNoIlr(record) || visaType === null || visaStartDate === null) return [];
  const route = routeOfVisaType(visaType);
  if (route === null) return [];
  const visas = toVisaRecord(record, visaStartDate);
  if (typeof visas.awaitingDecisionSince === 'string') return [];
  if (findIlrGrantDay(record.applications, record.details) !== null) return [];
  const found = nullIfInvalid(() => assessSettlement(route, visas, record.journeys, today));
  const { registeredOn, applications } = record;
  const { visaExpiryDate: ends } = record.details;
  // While an extension that was applied for in time is pending, the permission continues after its last day.
  const visaExpiryDate = ends !== null && continuesByLaw(applications, null, ends) ? null : ends;
  return found === null
    ? []
    : listIlrTriggers(found, { registeredOn, visaExpiryDate, route, person: visas.person });
}

/**
 * The first day to apply for citizenship by time and days away. While it depends on a question, the alert asks the question
 * instead. Empty after an application.
 */
export function citizenshipDate(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  if (findCitizenshipApplication(record.applications) !== null) return [];
  const firstDay = findCitizenshipDay(record, today, 'breaks');
  if (firstDay === null) return [];
  const arrival = arrivalOnRecord(record, today);
  // An application would normally be refused, and the fee lost.
  if (arrival?.code === 'irregular_arrival') return [];
  if (arrival !== null) return [arrivalQuestion(record, arrival.message)];
  const onIslands = { ...record, journeys: assumeOnIslands(record.journeys, 'visited') };
  const alternatives = [
    findCitizenshipDay(record, today, 'counts'),
    findCitizenshipDay(onIslands, today, 'breaks'),
  ];
  const otherDay = alternatives.find((day) => day !== null && !isSameFirstDay(day, firstDay, today));
  if (otherDay !== undefined && otherDay !== null) return [citizenshipQuestion(record, otherDay, firstDay)];
  const findFirstDay = (given: RecordOnDay) =>
    given === record ? firstDay : findCitizenshipDay(given, today, 'breaks');
  return [createCitizenshipTrigger(firstDay), ...firstDayAway(record, today, findFirstDay)];
}

/** The first day; null if it cannot be calculated. @param unexplained as in `inTheUkSince` */
function findCitizenshipDay(
  record: RecordOnDay,
  today: CivilDate,
  unexplained: 'breaks' | 'counts',
): CivilDate | null {
  const { hasILR, ilrGrantDate, visaStartDate } = record.details;
  const ukEntryDate = inTheUkSince(visaStartDate, record.earlier, record.details, unexplained);
  const settledOn = hasILR ? ilrGrantDate : null;
  if ((settledOn === null && !needsNoIlr(record)) || ukEntryDate === null) return null;
  if ((settledOn !== null && settledOn > today) || ukEntryDate > today) return null;
  return nullIfInvalid(() => citizenshipOpensOn(record, settledOn, ukEntryDate, today));
}

/** Issued once. It has no date, because neither day is certain before the answer. */
const citizenshipQuestion = (
  { registeredOn }: RecordOnDay,
  otherDay: CivilDate,
  firstDay: CivilDate,
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
      message: `By one answer it is ${writtenDate(otherDay)}. By the other it is ${writtenDate(firstDay)}. Answer the question on your progress page. If you are not sure, both stay possible.`,
    },
  ],
});

/** Issued once instead of the first day, because the way of arrival decides whether to apply at all. */
const arrivalQuestion = ({ registeredOn, details }: RecordOnDay, consequence: string): Trigger => ({
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
      message: consequence,
    },
  ],
});
