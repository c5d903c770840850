import { expect, it } from 'vitest';
import { aClock } from '../../../record/dependants/testing/dependantsTesting';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { visa } from '../../immigrationProfile/testing/immigrationProfileTesting';
import { aFeePlan, aPartner, aStep, owner } from '../testing/aFeePlan';
import { planFromRecord } from './plan';
import { whySo } from './whySo';

const child = aPartner({ dateOfBirth: '2021-05-01', role: 'child' });
const plan = aFeePlan(
  [owner, child],
  [
    aStep('registration_child', '2027-06-20', { without: ['you'] }),
    aStep('naturalisation', '2028-06-20', { without: [child.id] }),
  ],
);
const way = { form: 'MN1' as const, title: 'A way', opensOn: null, lastDay: '2039-04-30', reasons: [] };
const known = {
  today: '2026-11-26',
  plan,
  dependants: [],
  clocks: [
    aClock({
      registration: {
        verdict: 'not_yet',
        section: '1(3)',
        opensOn: null,
        lastDay: null,
        reasons: [],
        missing: [],
        cost: null,
        ways: [{ ...way, section: '1(3)', status: 'later' }],
      },
    }),
  ],
  visa,
  ilr: anIlrProgress({ ilrApplicationEarliestDate: '2026-12-20' }),
  citizenship: aCitizenshipAnswer(),
};
const saidOf = (item: string, record = known) => {
  const typed = planFromRecord(plan);
  return typed.steps.filter((step) => step.item === item).flatMap((step) => whySo(step, typed, record));
};

it('A child who was born here registers once the person is settled, without ILR', () => {
  const [said] = saidOf('registration_child');
  expect(said).toMatch(
    /^Zainab was born in the UK and can be registered as soon as you are settled \(section 1\(3\)\)/,
  );
  expect(said).toContain('Zainab needs no ILR first');
});

it('Citizenship is planned from the day on which ILR is taken to be granted', () => {
  expect(saidOf('naturalisation').join()).toMatch(
    /12 months after ILR is granted\. We take it that ILR is granted/,
  );
});

it('An application for citizenship that would normally be refused says so', () => {
  const refused = { ...known, citizenship: aCitizenshipAnswer({ arrivedWithoutPermission: 'yes' }) };
  expect(saidOf('naturalisation', refused)).toEqual([expect.stringContaining('normally refuse')]);
});
