import { describe, expect, it } from 'vitest';
import { anApplication } from '../../testing/aRecord';
import { plannedStep, type PlannedPerson, type PlannedStep, you } from './plannedStep';
import { withoutSentApplications } from './sentApplications';

const person = (id: string): PlannedPerson => ({
  id,
  name: id,
  dateOfBirth: null,
  lifeInUkPassed: false,
  englishPassed: null,
  role: null,
});
const people = [person(you), person('dependant-7')];
const items = ['extension', 'ilr', 'registration_child', 'naturalisation', 'first_passport'] as const;

/** The people who still pay for a step, by item. */
function paying(...applications: readonly ReturnType<typeof anApplication>[]) {
  const steps = withoutSentApplications(
    items.map((item) => plannedStep({ item, on: '2027-01-01' }, people, people)),
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
const everything: Readonly<Partial<Record<PlannedStep['item'], readonly string[]>>> = Object.fromEntries(
  items.map((item) => [item, both]),
);

describe('An application that was sent', () => {
  it('is not paid again by the applicant, but by the others', () => {
    expect(paying()).toEqual(everything);
    expect(paying(anApplication({ appliedFor: 'work_or_study' }))).toEqual({
      ...everything,
      extension: ['dependant-7'],
    });
    expect(paying(anApplication({ appliedFor: 'registration', dependant: 7 }))).toEqual({
      ...everything,
      registration_child: [you],
    });
  });

  it('is left out if everybody has applied', () => {
    const { naturalisation: _, ...rest } = everything;
    const [own, other] = [
      anApplication({ appliedFor: 'naturalisation' }),
      anApplication({
        appliedFor: 'naturalisation',
        dependant: 7,
        decidedOn: '2026-11-20',
        outcome: 'granted',
      }),
    ];
    expect(paying(own, other)).toEqual(rest);
  });

  it('is planned again after a refusal, before its planned day, and for an extension after a grant', () => {
    expect(paying(anApplication({ decidedOn: '2026-11-20', outcome: 'refused' }))).toEqual(everything);
    expect(paying(anApplication({ submittedOn: '2026-11-27' }))).toEqual(everything);
    const granted = { appliedFor: 'family', decidedOn: '2026-11-20', outcome: 'granted' } as const;
    expect(paying(anApplication(granted))).toEqual(everything);
  });
});
