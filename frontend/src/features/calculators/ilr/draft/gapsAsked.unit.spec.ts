import { describe, expect, it } from 'vitest';
import { withAnswer } from './answeredQuestion';
import { gapsAsked } from './gapsAsked';
import { emptyDraft, emptyTrip, type IlrDraft } from './ilrDraft';
import { payloadOf } from './requestOf';

const today = '2026-11-23';

/** A Skilled Worker whose earlier visa ended before the present one began. */
const withGap = (endedOn: string, beganOn: string, rest: Partial<IlrDraft> = {}): IlrDraft => ({
  ...emptyDraft(),
  visaType: 'skilled_worker',
  visaStartDate: beganOn,
  useDetailedAbsences: true,
  englishLanguageRequirement: true,
  meetsSalaryRequirement: true,
  goodCharacter: true,
  earlierVisas: [
    {
      id: 'visa-1',
      visaType: 'skilled_worker',
      appliedInTime: null,
      appliedOn: '',
      gapBefore: null,
      from: '2017-05-02',
      to: endedOn,
    },
  ],
  ...rest,
});

describe('Days between two visas', () => {
  it('are asked about where the answer decides', () => {
    expect(gapsAsked(withGap('2024-05-14', '2024-07-30'), today)).toEqual([
      { id: 'now', endedOn: '2024-05-14', beganOn: '2024-07-30' },
    ]);
  });

  it.each(['yes', 'no'] as const)(
    'are still asked about once they were answered with %s',
    (appliedInTime) => {
      expect(gapsAsked(withGap('2024-05-14', '2024-07-30', { appliedInTime }), today)).toHaveLength(1);
    },
  );

  it('are not asked about where they count by themselves, as in the pandemic of 2020', () => {
    expect(gapsAsked(withGap('2020-05-01', '2020-08-20'), today)).toEqual([]);
  });

  it('are none where one visa followed the other', () => {
    expect(gapsAsked(withGap('2024-05-14', '2024-05-15'), today)).toEqual([]);
  });
});

describe('An answer to an open question', () => {
  const draft = withGap('2024-05-14', '2024-07-30', {
    absences: [
      emptyTrip([], today),
      { ...emptyTrip([], today), id: 'trip-2', from: '2025-01-01', to: '2025-07-31', days: 212 },
    ],
  });

  it('about the second permission is that of the present visa, and is sent', () => {
    const part = withAnswer(draft, { code: 'applied_in_time', permission: 1, answer: 'no' });
    expect(part).toEqual({ appliedInTime: 'no', appliedOn: '', gapBefore: null });
    expect(payloadOf({ ...draft, ...part }).permissions).toEqual([
      { from: '2017-05-02', to: '2024-05-14', visaType: 'skilled_worker', appliedInTime: null },
      { from: '2024-07-30', to: null, appliedInTime: 'no' },
    ]);
  });

  it('about the first permission is that of the earlier visa, and no question without its visa changes anything', () => {
    expect(withAnswer(draft, { code: 'applied_in_time', permission: 0, answer: 'yes' })).toMatchObject({
      earlierVisas: [{ id: 'visa-1', appliedInTime: 'yes' }],
    });
    expect(withAnswer(draft, { code: 'applied_in_time', permission: 2, answer: 'yes' })).toEqual({});
  });

  it('about a trip is that of the one that was sent, and about a claim its day', () => {
    const { absences } = withAnswer(draft, { code: 'crown_dependency', trip: 0, answer: 'lived_there' });
    expect(absences?.map(({ id, crownDependency }) => [id, crownDependency])).toEqual([
      ['trip-1', null],
      ['trip-2', 'lived_there'],
    ]);
    expect(withAnswer(draft, { code: 'claimed_on', answer: '2026-10-24' })).toEqual({
      claimedOn: '2026-10-24',
    });
  });
});
