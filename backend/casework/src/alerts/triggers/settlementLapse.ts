import { ladders } from '@settlewise/domain/notifications';
import { assess, writtenDate } from '@settlewise/rules/assessment';
import { addYears, type CivilDate } from '@settlewise/rules/calendar';
import { lapseInWords } from '@settlewise/rules/progress';
import { isBritishByList } from '../../record/citizenshipApplication';
import { extendOpenJourneys } from '../../record/recordedTrip';
import { stepsForLadder, type Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

/** Longer than any kind of settlement survives outside the UK. */
const yearsAhead = 6;

/** The last day to come back for a person with ILR on a journey that is open or planned to last longer. */
export function settlementLapse(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  const { hasILR, ilrGrantDate, settledAs, marriedToBritishCitizen } = record.details;
  if (!hasILR || ilrGrantDate === null || ilrGrantDate > today) return [];
  // British citizenship does not lapse by absence.
  if (isBritishByList(record.applications)) return [];
  const away = extendOpenJourneys(record.journeys, addYears(today, yearsAhead)).filter(
    ({ departureDate, returnDate }) => departureDate <= today && returnDate > today,
  );
  if (away.length === 0) return [];
  const { citizenship } = assess({
    asOf: today,
    counting: 'inclusive',
    trips: away,
    citizenship: {
      settledSince: ilrGrantDate,
      spouseOfBritishCitizen: marriedToBritishCitizen,
      ...(settledAs === null ? {} : { settledAs }),
    },
  });
  const lapse = citizenship?.settlementLapse ?? null;
  if (lapse === null || !away.some(({ returnDate }) => returnDate > lapse.returnBy)) return [];
  const { returnBy: date } = lapse;
  return [
    {
      kind: 'settlement_lapse',
      about: 'ilr',
      date,
      until: date,
      link: '/dashboard/progress',
      inWords: {
        title: 'Last day to come back to the UK before settlement lapses',
        text: `By your record, you left the UK on ${writtenDate(lapse.from)}. Settlement lapses after more than ${lapse.years} years outside the UK without a break.`,
      },
      ...stepsForLadder(ladders.settlementLapses, date, () => ({
        type: 'warning',
        title: `Come back to the UK by ${writtenDate(date)}, or your settlement may lapse`,
        message: lapseInWords(lapse),
      })),
    },
  ];
}
