import { applications, collectionContract } from '@settlewise/contract/collections';
import { describe, expect, it } from 'vitest';
import { appliedForWith, madeWith, sentInWords } from './sentForm';

const sent = collectionContract(applications).response.parse({
  ...applications.example,
  id: 'a1',
  appliedFor: 'naturalisation',
  dependant: null,
  submittedOn: '2026-11-20',
  decidedOn: null,
  outcome: null,
  reference: '12-34',
});

describe('The application that was made with a form', () => {
  it.each([
    ['nothing was applied for', [], null],
    ['something else was', [{ ...sent, appliedFor: 'ilr' }], null],
    ['somebody else has', [{ ...sent, dependant: 2 }], null],
    ['it came to nothing', [{ ...sent, decidedOn: '2026-11-25', outcome: 'invalid' }], null],
    ['it waits', [sent], 'a1'],
    ['an earlier one was refused', [{ ...sent, id: 'a0', outcome: 'refused' }, sent], 'a1'],
    ['there are two', [{ ...sent, id: 'a0', submittedOn: '2026-10-20' }, sent], 'a1'],
  ] as const)('is known where %s', (_, made, id) => {
    const found = madeWith({ form: 'AN', applicant: 'you' }, made);
    expect(found?.id ?? null).toBe(id);
  });

  it.each([
    ['AN', 'you', { appliedFor: 'naturalisation', dependant: null }],
    ['MN1', 'you', null],
    ['MN1', 3, { appliedFor: 'registration', dependant: 3 }],
    ['SET(M)', 'you', { appliedFor: 'ilr', dependant: null }],
  ] as const)('is for %s of %s: %o', (form, applicant, begin) => {
    expect(appliedForWith({ form, applicant })).toEqual(begin);
  });

  it.each([
    ['2026-11-27', '12-34', 'You sent this on 27 November 2026, reference 12-34.'],
    ['2026-11-20', null, 'You sent this on 20 November 2026. No reference number is recorded.'],
    ['2026-11-28', null, 'Your list of applications says that you send this on 28 November 2026.'],
  ])('that lies at %s with the reference %s is told so', (submittedOn, reference, words) => {
    expect(sentInWords({ submittedOn, reference }, '2026-11-27')).toBe(words);
  });
});
