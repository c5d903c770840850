import { addDays, law, rowOn, type AbsenceLimit, type CivilDate, type Law } from '@settlewise/rules';
import { expect, it } from 'vitest';
import { aRecord, trip } from '../../../testing/aRecord';
import { dueOn } from '../trigger';
import { absenceLimits } from './absences';

const change: CivilDate = '2027-06-01';

function changed(limit: AbsenceLimit, days: number): AbsenceLimit {
  const row = rowOn(limit, '2027-05-31');
  const near = rowOn(limit.near, '2027-05-31');
  return {
    ...limit,
    rows: [row, { ...row, value: days, from: change }],
    near: { ...limit.near, rows: [near, { ...near, value: days - 10, from: change }] },
  };
}

/** As a later release may have it: sixty days in the final year from 1 June 2027 on. */
const rows: Law = { ...law, finalYear: changed(law.finalYear, 60) };

it('a limit that changes on a day to come is told of by its new number on that day', () => {
  // Seventy days of travel and abroad, the last of them on 10 March 2027.
  const record = aRecord({}, { journeys: [trip(addDays('2027-03-10', -69), '2027-03-10')] });
  const toldOn = (day: CivilDate) =>
    absenceLimits(record, day, rows).flatMap((trigger) => dueOn(trigger, day)?.message ?? []);
  expect(toldOn('2027-05-31')).toEqual([]);
  const [message] = toldOn(change);
  expect(message).toContain('Since 1 June 2027 you have been away for more than 60 days');
  expect(message).toContain('The citizenship limit is 60 days away in the year before you apply.');
});

it('the day on which a limit changes is known beforehand as one on which there is more to tell', () => {
  const record = aRecord({}, { journeys: [trip(addDays('2027-03-10', -69), '2027-03-10')] });
  const days = absenceLimits(record, '2027-04-01', rows).map(({ date }) => date);
  expect(days).toContain(change);
  expect(absenceLimits(record, '2027-04-01').map(({ date }) => date)).not.toContain(change);
});
