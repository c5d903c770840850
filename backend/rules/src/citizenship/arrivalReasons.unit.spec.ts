import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { CitizenshipRequest, SettlementRequest } from '../assessment/request';

const answerTo = (
  arrivedWithoutPermission?: CitizenshipRequest['arrivedWithoutPermission'],
  settlement?: SettlementRequest,
) =>
  assess({
    asOf: '2026-11-21',
    counting: 'whole_days',
    trips: [],
    ...(settlement === undefined ? {} : { settlement }),
    citizenship: {
      settledSince: '2020-01-01',
      spouseOfBritishCitizen: false,
      ...(arrivedWithoutPermission === undefined ? {} : { arrivedWithoutPermission }),
    },
  }).citizenship;

// Good character guidance, pages 50 and 51, for applications from 10 February 2025.
describe('an arrival without permission', () => {
  it('is normally refused at any time, which the answer mentions first, with the fee', () => {
    expect(answerTo()).toMatchObject({ verdict: 'eligible' });
    expect(answerTo('no')).toEqual(answerTo());
    expect(answerTo('yes')).toMatchObject({ verdict: 'refused', firstGoodDate: null });
    expect(answerTo('yes')?.reasons[0]).toMatchObject({
      code: 'irregular_arrival',
      standing: 'against',
      message: expect.stringMatching(/It does not matter how long ago it was\. You lose the fee of £1,709\./),
      source: { title: 'Good character, caseworker guidance' },
    });
  });

  it('mentions the risk if the person is not sure', () => {
    expect(answerTo('not_sure')?.verdict).toBe('eligible');
    expect(answerTo('not_sure')?.reasons[0]).toMatchObject({
      code: 'irregular_arrival_possible',
      standing: 'to_know',
    });
  });

  it.each<[string, SettlementRequest]>([
    ['has protection', { route: 'refugee', grantDate: '2014-01-01' }],
    [
      'had it before another visa',
      {
        route: 'skilled_worker',
        grantDate: '2019-01-01',
        permissions: [
          { from: '2014-01-01', to: '2018-12-31', route: 'humanitarian_protection' },
          { from: '2019-01-01', to: '2029-01-01' },
        ],
      },
    ],
  ])('comes first for a person who %s and has not said how they came', (_who, settlement) => {
    expect(answerTo(undefined, settlement)?.reasons[0]?.code).toBe('irregular_arrival_possible');
    expect(answerTo('no', settlement)?.reasons[0]?.code).not.toBe('irregular_arrival_possible');
  });
});
