import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, test } from 'vitest';
import { anApplication, aRecord } from '../../testing/aRecord';
import { listTriggers } from '../alerts/listReminders';
import type { PersonRecord } from '../record/personRecord';
import { recordOn } from '../record/recordOn';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import { decideNextAct } from './nextAct';
import { listPendingApplications } from './running';

const today = '2026-11-21';

/** Records in which each act is next once, with visas that have ended, end soon and end late. */
const lives = (['skilled_worker', 'spouse_partner', 'student', 'hk_bno'] as const).flatMap((visaType) =>
  (['2016-05-04', '2021-10-04', '2024-02-01'] as const).flatMap((visaStartDate) =>
    ['2026-11-01', '2027-02-01', '2031-01-01'].flatMap((visaExpiryDate) =>
      [null, '2023-03-04', '2026-06-01'].map((ilrGrantDate): Partial<ProfileDetails> => ({
        visaType,
        visaStartDate,
        visaExpiryDate,
        hasILR: ilrGrantDate !== null,
        ilrGrantDate,
        dateOfBirth: '1990-02-28',
        englishLevel: 'B2',
        lifeInUKPassed: true,
        goodCharacter: true,
      })),
    ),
  ),
);

const standings = [
  { submittedOn: '2026-10-20' },
  { submittedOn: '2026-11-10' },
  { submittedOn: '2026-10-20', decidedOn: '2026-11-12', outcome: 'granted' },
  { submittedOn: '2026-10-20', decidedOn: '2026-11-12', outcome: 'refused' },
] as const;
const kinds = ['ilr', 'work_or_study', 'family', 'naturalisation', 'registration'] as const;

type Application = PersonRecord['applications'][number];
type Sent = Pick<Application, 'appliedFor' | 'submittedOn'> & Partial<Application>;

/** The answers of dashboard, progress page and alerts about one record with one application. */
function everywhere(life: Partial<ProfileDetails>, sent: Sent) {
  const recorded: PersonRecord = {
    ...aRecord(
      {},
      { registeredOn: '2026-01-05', applications: [anApplication({ visaType: null, ...sent })] },
    ),
    details: { ...emptyDetails, ...life },
  };
  const record = recordOn(recorded, today);
  const [ilr, citizenship] = [calculateIlrProgress(record), calculateCitizenshipProgress(record)];
  const act = decideNextAct({
    today,
    ilr,
    citizenship,
    running: listPendingApplications(record.applications, today),
    hasJourneys: false,
    expectedIlr: null,
    tasks: [],
    documents: null,
  });
  const alerts = listTriggers(recorded, today);
  return { act: act.kind, ilr, citizenship, alerts };
}

const stories = lives.flatMap((life) =>
  kinds.flatMap((appliedFor) => standings.map((standing) => ({ life, rest: { appliedFor, ...standing } }))),
);
const results = stories.map(({ life, rest }) => ({
  ...everywhere(life, rest),
  life,
  rest,
  stands: !('outcome' in rest) || rest.outcome === 'granted',
}));
type Told = (typeof results)[number];

/** Descriptions of the records with a wrong answer. */
const wrong = (isWrong: (one: Told) => boolean) =>
  results
    .filter(isWrong)
    .map(({ life, rest, act }) => `${JSON.stringify({ ...life, ...rest, act })}`)
    .slice(0, 3);
const dayOf = ({ alerts }: Told, kind: Told['alerts'][number]['kind']) =>
  alerts.find((alert) => alert.kind === kind)?.date ?? null;

/** Kinds of alerts that a person granted citizenship must not get. */
const endsWithTheGrant: ReadonlySet<Told['alerts'][number]['kind']> = new Set([
  'visa_expiry',
  'ilr_window',
  'citizenship_date',
  'profile_incomplete',
  'absence_limit',
]);

describe('After an application', () => {
  test('no page invites to apply for settlement that is pending or granted', () => {
    const isSettling = ({ rest, stands, ilr }: Told) => rest.appliedFor === 'ilr' && stands && !ilr.hasILR;
    expect(results.filter(isSettling).length).toBeGreaterThan(50);
    expect(
      wrong(
        (one) =>
          isSettling(one) &&
          one.rest.submittedOn >= (one.life.visaStartDate ?? '') &&
          (one.ilr.eligibleNow || /_ilr$/.test(one.act) || dayOf(one, 'ilr_window') !== null),
      ),
    ).toEqual([]);
  });

  test('no page invites a person with ILR to apply for citizenship that is pending or granted', () => {
    const isNaturalising = ({ rest: { appliedFor }, stands, ilr }: Told) =>
      (appliedFor === 'naturalisation' || appliedFor === 'registration') && stands && ilr.hasILR;
    expect(results.filter(isNaturalising).length).toBeGreaterThan(50);
    expect(
      wrong(
        (one) =>
          isNaturalising(one) &&
          (one.citizenship.eligibleForCitizenship ||
            one.citizenship.citizenshipEligibilityDate !== null ||
            /_citizenship$/.test(one.act) ||
            dayOf(one, 'citizenship_date') !== null),
      ),
    ).toEqual([]);
  });

  test('granted citizenship removes the visa, ILR and first days, even if the profile has no ILR', () => {
    const isBritish = ({ rest, stands }: Told) =>
      (rest.appliedFor === 'naturalisation' || rest.appliedFor === 'registration') &&
      'outcome' in rest &&
      stands;
    expect(results.filter((one) => isBritish(one) && !one.life.hasILR).length).toBeGreaterThan(50);
    expect(
      wrong(
        (one) =>
          isBritish(one) &&
          (one.act !== 'become_british' ||
            one.citizenship.application === null ||
            one.ilr.eligibleNow ||
            one.ilr.ilrApplicationEarliestDate !== null ||
            one.alerts.some(({ kind }) => endsWithTheGrant.has(kind))),
      ),
    ).toEqual([]);
  });

  test('no page suggests another visa without an alert about the end of the present one', () => {
    expect(
      wrong(
        (one) =>
          ['extend_visa', 'no_route', 'visa_ended'].includes(one.act) && dayOf(one, 'visa_expiry') === null,
      ),
    ).toEqual([]);
  });

  test('progress and alerts have the same first day', () => {
    expect(
      wrong((one) => {
        const { ilr, citizenship } = one;
        const isAhead = !ilr.hasILR && ilr.awaitingDecisionSince === null && ilr.outcomes.length === 0;
        return (
          dayOf(one, 'ilr_window') !== (isAhead ? ilr.ilrApplicationEarliestDate : null) ||
          dayOf(one, 'citizenship_date') !== citizenship.citizenshipEligibilityDate
        );
      }),
    ).toEqual([]);
  });
});
