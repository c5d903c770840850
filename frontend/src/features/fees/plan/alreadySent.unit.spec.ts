import { describe, expect, it } from 'vitest';
import type { RecordedApplication } from '../../../record/applications/applicationPart';
import { butWhatIsSent } from './alreadySent';
import { newPerson, newStep, you, type PlannedItem } from './plan';

const people = [newPerson(you), newPerson({ id: 'dependant-7', name: 'Chidi' })];
const items = ['extension', 'ilr', 'registration_child', 'naturalisation', 'first_passport'] as const;

const application = (rest: Partial<RecordedApplication>): RecordedApplication => ({
  id: 'app1',
  dependant: null,
  appliedFor: 'ilr',
  visaType: 'skilled_worker',
  service: 'standard',
  incomeRuleMet: null,
  submittedOn: '2026-11-10',
  paidOn: null,
  biometricsBookedFor: null,
  biometricsOn: null,
  documentsUploadedOn: null,
  askedForMoreOn: null,
  answeredOn: null,
  decidedOn: null,
  outcome: null,
  reference: null,
  ...rest,
});

/** Who still pays for a step, by item. */
function paying(...applications: readonly RecordedApplication[]) {
  const steps = butWhatIsSent(
    items.map((item) => newStep({ item })),
    people,
    { applications, today: '2026-11-26' },
  );
  return Object.fromEntries(
    steps.map(({ item, without }) => [
      item,
      people.filter(({ id }) => !without.includes(id)).map(({ id }) => id),
    ]),
  );
}
const both = people.map(({ id }) => id);
const everything: Readonly<Partial<Record<PlannedItem, readonly string[]>>> = Object.fromEntries(
  items.map((item) => [item, both]),
);

describe('What is applied for already', () => {
  it('is not paid again by whoever applied, and is by the others', () => {
    expect(paying()).toEqual(everything);
    expect(paying(application({ appliedFor: 'work_or_study' }))).toEqual({
      ...everything,
      extension: ['dependant-7'],
    });
    expect(paying(application({ appliedFor: 'registration', dependant: 7 }))).toEqual({
      ...everything,
      registration_child: [you.id],
    });
  });

  it('falls away where everybody has applied', () => {
    const { naturalisation: _, ...rest } = everything;
    const [own, other] = [
      application({ appliedFor: 'naturalisation' }),
      application({
        appliedFor: 'naturalisation',
        dependant: 7,
        decidedOn: '2026-11-20',
        outcome: 'granted',
      }),
    ];
    expect(paying(own, other)).toEqual(rest);
  });

  it('is paid again after a refusal, before the day for which it is planned, and for more time than was granted', () => {
    expect(paying(application({ decidedOn: '2026-11-20', outcome: 'refused' }))).toEqual(everything);
    expect(paying(application({ submittedOn: '2026-11-27' }))).toEqual(everything);
    const granted = { appliedFor: 'family', decidedOn: '2026-11-20', outcome: 'granted' } as const;
    expect(paying(application(granted))).toEqual(everything);
  });
});
