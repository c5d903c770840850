import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../testing/aRecord';
import { recordOn } from '../../record/recordOn';
import { citizenshipDate } from './results';

const settled = {
  visaType: 'skilled_worker',
  visaStartDate: '2018-06-01',
  hasILR: true,
  ilrGrantDate: '2024-06-01',
} as const;
const told = (details: Parameters<typeof aRecord>[0]) =>
  citizenshipDate(recordOn(aRecord({ ...settled, ...details }), '2026-11-21'), '2026-11-21').map(
    ({ kind, steps }) => [kind, steps[0]?.title],
  );

// Good character guidance, pages 50 and 51.
describe('the first day for citizenship', () => {
  it('causes no alert for a person who came without permission, because the fee would be lost', () => {
    expect(told({}).map(([kind]) => kind)).toContain('citizenship_date');
    expect(told({ arrivedWithoutPermission: 'no' }).map(([kind]) => kind)).toContain('citizenship_date');
    expect(told({ arrivedWithoutPermission: 'yes' })).toEqual([]);
  });

  it('waits for an answer from a person with protection', () => {
    expect(told({ visaType: 'refugee' })).toEqual([
      ['citizenship_question', 'Say how you came to the UK before you apply for citizenship'],
    ]);
    expect(told({ arrivedWithoutPermission: 'not_sure' })).toEqual([
      ['citizenship_question', 'Ask an adviser before you apply for citizenship'],
    ]);
  });
});
