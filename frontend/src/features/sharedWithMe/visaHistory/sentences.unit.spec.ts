import { describe, expect, it } from 'vitest';
import { applicationInWords, settlementInWords } from './sentences';

describe('What a person said of the application for a visa', () => {
  const said = { appliedOn: null, appliedInTime: null, gapBefore: null };
  it('is the answer, the day, or both', () => {
    expect(applicationInWords({ ...said, appliedInTime: 'yes' })).toBe(
      'Applied in time: Yes, before the earlier visa ended',
    );
    expect(applicationInWords({ ...said, appliedInTime: 'not_sure' })).toBe('Applied in time: Not sure');
    expect(applicationInWords({ ...said, appliedOn: '2024-05-10', appliedInTime: 'no' })).toBe(
      'Applied on 10 May 2024. Applied in time: No, after the earlier visa had ended',
    );
  });
  it('is also what excuses the days before it', () =>
    expect(applicationInWords({ ...said, gapBefore: 'exceptional_assurance' })).toBe(
      'Days without a visa excused: The Home Office had given me exceptional assurance',
    ));
  it('is nothing where nobody was asked', () => expect(applicationInWords(said)).toBeNull());
});

describe('Settlement in words', () => {
  const nothingInList = { ilrGrantedInList: null, britishSince: null };
  it('names the kind and the day', () => {
    const granted = { ...nothingInList, hasILR: true, ilrGrantDate: '2025-01-15' };
    expect(settlementInWords({ ...granted, settledAs: null })).toBe('Yes, since 15 Jan 2025');
    expect(settlementInWords({ ...granted, settledAs: 'eu_settled_status' })).toBe(
      'Yes, since 15 Jan 2025: settled status (EU Settlement Scheme)',
    );
  });
  it('is not needed by Irish citizens and with the right of abode', () => {
    const none = { ...nothingInList, hasILR: false, ilrGrantDate: null };
    expect(settlementInWords({ ...none, settledAs: 'irish' })).toBe('Not needed: Irish citizen');
    expect(settlementInWords({ ...none, settledAs: null })).toBe('No');
  });
  it('follows a grant in the list of applications', () => {
    const none = { hasILR: false, ilrGrantDate: null, settledAs: null };
    expect(settlementInWords({ ...none, ilrGrantedInList: '2026-11-10', britishSince: null })).toBe(
      'Granted on 10 Nov 2026, not in the profile yet',
    );
    expect(
      settlementInWords({
        ...none,
        settledAs: 'right_of_abode',
        ilrGrantedInList: null,
        britishSince: '2026-11-10',
      }),
    ).toBe('Not needed: British citizen');
  });
});
