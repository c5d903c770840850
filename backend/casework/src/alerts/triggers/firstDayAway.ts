import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import { addDays, type CivilDate, fromDayNumber, toDayNumber } from '@settlewise/rules/calendar';
import { firstDayOfPeriod } from '@settlewise/rules/citizenship';
import { law } from '@settlewise/rules/parameters';
import type { RecordOnDay } from '../../record/recordOn';
import { stepsForLadderAfterRegistration, type Trigger } from '../trigger';

/** Finds the first day to apply by a record; null without one. */
type FindFirstDay = (record: RecordOnDay) => CivilDate | null;

/**
 * A journey over the first day of the citizenship years that delays the application. An application shortly before the
 * first good day would begin its years on a day abroad.
 */
export function firstDayAway(
  record: RecordOnDay,
  today: CivilDate,
  findFirstDay: FindFirstDay,
): readonly Trigger[] {
  const { journeys, details, registeredOn } = record;
  const first = findFirstDay(record);
  if (first === null || first < today) return [];
  const { years } = details.hasILR && details.marriedToBritishCitizen ? law.threeYears : law.fiveYears;
  const firstDay = fromDayNumber(firstDayOfPeriod(toDayNumber(addDays(first, -1)), years));
  // Travel days, the Channel Islands and the Isle of Man count as in the UK.
  const journey = journeys.find(
    ({ departureDate, returnDate, crownDependency }) =>
      crownDependency === undefined && departureDate < firstDay && returnDate > firstDay,
  );
  if (journey === undefined) return [];
  const without = findFirstDay({ ...record, journeys: journeys.filter((each) => each !== journey) });
  if (without === null || without >= first) return [];
  const { departureDate, returnDate } = journey;
  return [
    {
      kind: 'citizenship_first_day',
      about: `journey ${departureDate}`,
      date: first,
      until: first,
      link: '/dashboard/progress',
      ...stepsForLadderAfterRegistration(ladders.citizenshipFirstDay, first, registeredOn, {
        type: 'warning',
        title: `Do not apply for citizenship before ${writtenDate(first)}: a journey stands against it`,
        message: `You have to be in the UK on the first day of the years before your application. By your record you were away from ${writtenDate(departureDate)} to ${writtenDate(returnDate)}. The first day of an earlier application falls into that journey. From ${writtenDate(first)} it does not. If the dates of the journey are wrong, change them.`,
      }),
    },
  ];
}
