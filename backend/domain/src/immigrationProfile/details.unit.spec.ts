import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { immigrationProfileDecider } from './decider';
import { type DetailsChange, emptyDetails } from './details';
import type { EmergencyContact } from './profileFields';
import { personalDetailsChanged, visaDetailsChanged, type ImmigrationProfileEvent } from './events';

const { given } = createSpecification(immigrationProfileDecider);

const today = '2026-11-21';
const change = (fields: DetailsChange) => ({ type: 'ChangeDetails', change: fields, today }) as const;
const refused = (code: string, field: string) => ({ refusal: 'invalid', code, field }) as const;

const sister: EmergencyContact = {
  name: 'Lucía',
  relationship: 'sister',
  phone: null,
  email: 'lucia@example.org',
};
const visaFrom2021: ImmigrationProfileEvent = {
  type: 'VisaDetailsChanged',
  data: { visaType: 'skilled_worker', visaStartDate: '2021-05-04', visaExpiryDate: '2026-05-03' },
};
const granted: ImmigrationProfileEvent = {
  type: 'VisaDetailsChanged',
  data: { hasILR: true, ilrGrantDate: '2025-01-02' },
};
const marriedToBriton: ImmigrationProfileEvent = {
  type: 'DeclarationsChanged',
  data: { maritalStatus: 'married', marriedToBritishCitizen: true },
};

describe('changing details', () => {
  it('records only the changed fields', () =>
    given(visaFrom2021)
      .when(change({ visaType: 'skilled_worker', visaNumber: '123', phone: undefined }))
      .then({ type: 'VisaDetailsChanged', data: { visaNumber: '123' } }));

  it('records each part of the profile in its own event', () =>
    given()
      .when(change({ lifeInUKPassed: true, dateOfBirth: '1990-02-28', visaType: 'student' }))
      .then(
        { type: 'PersonalDetailsChanged', data: { dateOfBirth: '1990-02-28' } },
        { type: 'VisaDetailsChanged', data: { visaType: 'student' } },
        { type: 'DeclarationsChanged', data: { lifeInUKPassed: true } },
      ));

  it('clears a field with null', () =>
    given(visaFrom2021)
      .when(change({ visaExpiryDate: null }))
      .then({ type: 'VisaDetailsChanged', data: { visaExpiryDate: null } }));

  it('does nothing if nothing changes', () => {
    given(visaFrom2021)
      .when(change({ visaStartDate: '2021-05-04', hasILR: false, goodCharacter: true }))
      .thenNothing();
    given()
      .when(change({ ...emptyDetails }))
      .thenNothing();
    given().when(change({})).thenNothing();
  });

  it('compares emergency contacts by value', () => {
    const recorded: ImmigrationProfileEvent = {
      type: 'PersonalDetailsChanged',
      data: { emergencyContact: sister },
    };
    given(recorded)
      .when(change({ emergencyContact: { ...sister } }))
      .thenNothing();
    const moved = { ...sister, phone: '020 7946 0000' };
    given(recorded)
      .when(change({ emergencyContact: moved }))
      .then({ type: 'PersonalDetailsChanged', data: { emergencyContact: moved } });
  });
});

describe('dates of a profile', () => {
  it('a date of birth may be today, and not later', () => {
    given()
      .when(change({ dateOfBirth: today }))
      .then({ type: 'PersonalDetailsChanged', data: { dateOfBirth: today } });
    given()
      .when(change({ dateOfBirth: '2026-11-22' }))
      .thenRefused(refused('date_in_future', 'dateOfBirth'));
  });

  it('ILR may have been granted today, and not later', () => {
    given()
      .when(change({ hasILR: true, ilrGrantDate: today }))
      .then({ type: 'VisaDetailsChanged', data: { hasILR: true, ilrGrantDate: today } });
    given()
      .when(change({ hasILR: true, ilrGrantDate: '2026-11-22' }))
      .thenRefused(refused('date_in_future', 'ilrGrantDate'));
  });

  it('a visa may expire on the day on which it starts, and not before', () => {
    given()
      .when(change({ visaStartDate: today, visaExpiryDate: today }))
      .then({ type: 'VisaDetailsChanged', data: { visaStartDate: today, visaExpiryDate: today } });
    given(visaFrom2021)
      .when(change({ visaExpiryDate: '2021-05-03' }))
      .thenRefused(refused('expiry_before_start', 'visaExpiryDate'));
  });

  it('a start that moves after the expiry is refused at the start date', () =>
    given(visaFrom2021)
      .when(change({ visaStartDate: '2026-05-04' }))
      .thenRefused(refused('start_after_expiry', 'visaStartDate')));
});

describe('answers that depend on another answer', () => {
  it('turning ILR off clears its date', () =>
    given(granted)
      .when(change({ hasILR: false, ilrGrantDate: '2025-01-02' }))
      .then({ type: 'VisaDetailsChanged', data: { hasILR: false, ilrGrantDate: null } }));

  it('a date of ILR without ILR is not kept, even a future date', () =>
    given()
      .when(change({ ilrGrantDate: '2030-01-01' }))
      .thenNothing());

  it('being married to a British citizen ends with the marriage', () =>
    given(marriedToBriton)
      .when(change({ maritalStatus: 'divorced' }))
      .then({
        type: 'DeclarationsChanged',
        data: { maritalStatus: 'divorced', marriedToBritishCitizen: false },
      }));

  it('a civil partner may be British too', () =>
    given(marriedToBriton)
      .when(change({ maritalStatus: 'civil_partnership' }))
      .then({ type: 'DeclarationsChanged', data: { maritalStatus: 'civil_partnership' } }));
});

describe('English', () => {
  const level = (englishLevel: DetailsChange['englishLevel']): ImmigrationProfileEvent => ({
    type: 'DeclarationsChanged',
    data: { englishLevel: englishLevel ?? null, englishLanguageProof: true },
  });

  it.each(['B1', 'B2', 'C1', 'C2', 'exempt'] as const)('is ticked with %s', (englishLevel) =>
    given()
      .when(change({ englishLevel }))
      .then({ type: 'DeclarationsChanged', data: { englishLanguageProof: true, englishLevel } }),
  );

  it.each(['none', 'A1', 'A2'] as const)('is not ticked with %s, even if the tick is sent', (englishLevel) =>
    given(level('B1'))
      .when(change({ englishLevel, englishLanguageProof: true }))
      .then({ type: 'DeclarationsChanged', data: { englishLanguageProof: false, englishLevel } }),
  );

  it('keeps a level that agrees with a tick alone', () =>
    given(level('C1'))
      .when(change({ englishLanguageProof: true }))
      .thenNothing());

  it('clears a level that contradicts a changed tick', () =>
    given(level('C1'))
      .when(change({ englishLanguageProof: false }))
      .then({ type: 'DeclarationsChanged', data: { englishLanguageProof: false, englishLevel: null } }));

  it('keeps the tick if only the level is cleared', () =>
    given(level('B1'))
      .when(change({ englishLevel: null }))
      .then({ type: 'DeclarationsChanged', data: { englishLevel: null } }));
});

describe('the kind of settlement', () => {
  const settled = (settledAs: NonNullable<DetailsChange['settledAs']>, hasILR = true) =>
    ({ type: 'VisaDetailsChanged', data: { hasILR, settledAs } }) as const;

  it('is not set by the tick alone', () =>
    given()
      .when(change({ hasILR: true }))
      .then({ type: 'VisaDetailsChanged', data: { hasILR: true } }));

  it.each(['ilr', 'eu_settled_status', 'eu_settled_status_swiss'] as const)('%s is ticked as ILR', (kind) =>
    given()
      .when(change({ settledAs: kind }))
      .then(settled(kind)),
  );

  it.each(['irish', 'right_of_abode'] as const)(
    '%s needs no permission: ILR and its date are cleared',
    (kind) =>
      given(granted)
        .when(change({ settledAs: kind, hasILR: true }))
        .then({ type: 'VisaDetailsChanged', data: { hasILR: false, ilrGrantDate: null, settledAs: kind } }),
  );

  it('is cleared with the tick', () =>
    given(settled('eu_settled_status'))
      .when(change({ hasILR: false }))
      .then({ type: 'VisaDetailsChanged', data: { hasILR: false, settledAs: null } }));

  it('is cleared if ILR is set later', () =>
    given(settled('irish', false))
      .when(change({ hasILR: true }))
      .then({ type: 'VisaDetailsChanged', data: { hasILR: true, settledAs: null } }));

  it('clears the pending application for settlement', () =>
    given({ type: 'VisaDetailsChanged', data: { awaitingDecisionSince: '2026-10-01' } })
      .when(change({ hasILR: true }))
      .then({ type: 'VisaDetailsChanged', data: { hasILR: true, awaitingDecisionSince: null } }));
});

describe('the application for the current visa', () => {
  const applied: ImmigrationProfileEvent = {
    type: 'VisaDetailsChanged',
    data: { appliedOn: '2021-04-20', appliedInTime: 'yes' },
  };

  it('cannot be after the visa started, or in the future', () => {
    given(visaFrom2021)
      .when(change({ appliedOn: '2021-05-05' }))
      .thenRefused(refused('applied_after_start', 'appliedOn'));
    given()
      .when(change({ appliedOn: '2026-11-22' }))
      .thenRefused(refused('date_in_future', 'appliedOn'));
    given(visaFrom2021)
      .when(change({ appliedOn: '2021-05-04' }))
      .then({ type: 'VisaDetailsChanged', data: { appliedOn: '2021-05-04' } });
  });

  it('is cleared if the visa starts on another day', () =>
    given(visaFrom2021, applied)
      .when(change({ visaStartDate: '2024-05-04' }))
      .then({
        type: 'VisaDetailsChanged',
        data: { visaStartDate: '2024-05-04', appliedOn: null, appliedInTime: null },
      }));

  it.each(['claimedOn', 'awaitingDecisionSince'] as const)('%s cannot be in the future', (field) => {
    given()
      .when(change({ [field]: '2026-11-22' }))
      .thenRefused(refused('date_in_future', field));
    given()
      .when(change({ [field]: today }))
      .then({ type: 'VisaDetailsChanged', data: { [field]: today } });
  });
});

describe('the details of a profile', () => {
  it('begin empty, with the two most common answers', () => {
    expect(immigrationProfileDecider.initialState.details).toMatchObject({
      intendsToStayInUK: true,
      goodCharacter: true,
      hasILR: false,
      visaType: null,
    });
  });

  it('are the result of all changes', () => {
    const { details } = stateAfter(immigrationProfileDecider, visaFrom2021, granted, marriedToBriton, {
      type: 'VisaDetailsChanged',
      data: { hasILR: false, ilrGrantDate: null },
    });
    expect(details).toStrictEqual({
      ...emptyDetails,
      visaType: 'skilled_worker',
      visaStartDate: '2021-05-04',
      visaExpiryDate: '2026-05-03',
      maritalStatus: 'married',
      marriedToBritishCitizen: true,
    });
  });

  it.each([
    ['a day that does not exist', { dateOfBirth: '2025-02-29' }],
    ['a birth before 1900', { dateOfBirth: '1899-12-31' }],
    ['an empty text in place of nothing', { city: '' }],
    ['a contact without an address that could be one', { emergencyContact: { ...sister, email: 'x' } }],
    ['an unknown field', { firstName: 'Maria' }],
  ])('never hold %s', (_, wrong) => {
    expect(() => personalDetailsChanged.parse(wrong)).toThrow();
  });

  it('never hold an invalid visa type', () => {
    expect(() => visaDetailsChanged.parse({ visaType: 'Skilled Worker' })).toThrow();
  });
});
