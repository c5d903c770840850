import type { TaskResponse } from '@settlewise/contract/tasks';
import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, test } from 'vitest';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';
import { decideNextAct } from './nextAct';
import type { OpenDocuments } from '../checklist/openDocuments';

const today = '2026-11-21';

const journey = (departureDate: string, returnDate: string) => ({
  departureDate,
  returnDate,
  journeyId: departureDate,
  destination: 'Spain',
  crownDependencyAnswer: null,
});

function nextOf(
  details: Partial<ProfileDetails>,
  {
    journeys = [],
    tasks = [],
    documents = null,
    running = [],
  }: {
    documents?: OpenDocuments | null;
    journeys?: ProgressRecord['journeys'];
    tasks?: readonly TaskResponse[];
    running?: Parameters<typeof decideNextAct>[0]['running'];
  } = {},
) {
  const record: ProgressRecord = {
    details: { ...emptyDetails, ...details },
    earlier: [],
    journeys,
    applications: [],
    today,
  };
  return decideNextAct({
    today,
    tasks,
    documents,
    running,
    hasJourneys: journeys.length > 0,
    expectedIlr: record.details.settlementDate,
    ilr: calculateIlrProgress(record),
    citizenship: calculateCitizenshipProgress(record),
  });
}

/** 31 days each, and 29 by the Home Office’s count. */
const sixJourneys = [
  journey('2024-12-10', '2025-01-09'),
  journey('2024-10-01', '2024-10-31'),
  journey('2024-08-01', '2024-08-31'),
  journey('2024-06-01', '2024-07-01'),
  journey('2024-04-01', '2024-05-01'),
  journey('2024-02-10', '2024-03-11'),
];

const skilledWorker = { visaType: 'skilled_worker' } as const;
/** A route that requires a level of English; skilled workers showed theirs for the visa. */
const scaleUp = { visaType: 'scale_up' } as const;
const ready = { englishLevel: 'C1', englishLanguageProof: true, lifeInUKPassed: true } as const;

function task(title: string, dueDate: string | null, rest: Partial<TaskResponse> = {}): TaskResponse {
  return {
    id: title,
    title,
    description: null,
    category: 'document',
    stage: 'pending',
    priority: 'medium',
    dueDate,
    isOverdue: dueDate !== null && dueDate < today,
    completedAt: null,
    dependantId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...rest,
  };
}

describe('What to do next', () => {
  test('links to the page where English and the test are entered', () => {
    const { left } = nextOf({ ...scaleUp, visaStartDate: '2022-01-10' });
    expect(left.map(({ key, to }) => [key, to])).toEqual([
      ['english', '/onboarding/6'],
      ['life_in_uk', '/onboarding/6'],
    ]);
  });

  test('links an application that is possible now to the first open item', () => {
    const visa = { ...scaleUp, visaStartDate: '2021-06-01' };
    const missing = [{ id: 'G1', title: 'Passport' }];
    const documents: OpenDocuments = { met: 1, of: 2, missing };
    const tasks = [task('Ask for a letter of the employer', null)];
    const of = (...[details, more]: Parameters<typeof nextOf>) => {
      const { kind, to } = nextOf(details, more);
      return [kind, to];
    };
    expect(of(visa, { tasks, documents })).toEqual(['apply_for_ilr', '/onboarding/6']);
    expect(of({ ...visa, ...ready }, { tasks, documents })).toEqual(['apply_for_ilr', '/dashboard/tasks']);
    expect(of({ ...visa, ...ready }, { documents })).toEqual([
      'apply_for_ilr',
      '/dashboard/documents?category=checklist',
    ]);
    expect(of({ ...visa, ...ready })).toEqual(['apply_for_ilr', '/dashboard/progress']);
  });

  test('makes no claim about days away without recorded journeys', () => {
    const visa = { ...skilledWorker, visaStartDate: '2021-12-01', visaExpiryDate: '2027-01-01' };
    expect(nextOf(visa).why).toBe(
      'Your years are complete. You have recorded no journeys, so this holds only if you were never away.',
    );
    expect(nextOf(visa, { journeys: [journey('2024-05-01', '2024-05-10')] }).why).toBe(
      'Your years are complete, and your days away are within the limits.',
    );
    const later = { ...visa, visaStartDate: '2023-03-15', visaExpiryDate: null };
    expect(nextOf(later).why).toContain('this holds only if you were never away');
    // Another visa does not depend on it.
    expect(nextOf({ visaType: 'student', visaStartDate: '2025-09-01' }).why).not.toContain('never away');
  });

  test.each<[string, string | null, string | null]>([
    ['before the first day', '2028-02-01', 'That is too early: the first day to apply is 16 February 2028.'],
    ['after it', '2028-04-01', 'You expect ILR on 1 April 2028. The first day to apply is 16 February 2028.'],
    ['on it', '2028-02-16', null],
    ['on no day', null, null],
  ])('compares an expected ILR day %s with the rules', (_, settlementDate, said) => {
    const visa = { ...skilledWorker, visaStartDate: '2023-03-15', settlementDate };
    const { headline, why } = nextOf(visa);
    expect(headline).toBe('Apply for ILR from 16 February 2028');
    if (said === null) expect(why).not.toContain('You expect');
    else expect(why).toContain(said);
  });

  test.each<[string, Partial<ProfileDetails>, string, number | null]>([
    ['nothing is known', {}, 'Add your visa', null],
    [
      'the years are complete, and the visa ends',
      { ...skilledWorker, visaStartDate: '2021-12-01', visaExpiryDate: '2027-01-01' },
      'Apply for ILR by 1 January 2027',
      41,
    ],
    [
      'the years are complete, and the visa has no end on record',
      { ...skilledWorker, visaStartDate: '2021-12-01' },
      'Apply for ILR: you can do it now',
      null,
    ],
    [
      'the years are not complete',
      { ...skilledWorker, visaStartDate: '2022-05-04', visaExpiryDate: '2027-05-03' },
      'Apply for ILR from 6 April 2027',
      136,
    ],
    [
      'the visa ends before the years are complete',
      { ...skilledWorker, visaStartDate: '2024-01-10', visaExpiryDate: '2027-01-09' },
      'Extend your visa by 9 January 2027',
      49,
    ],
    [
      'the visa has ended',
      { ...skilledWorker, visaStartDate: '2021-12-01', visaExpiryDate: '2026-11-20' },
      'Your visa ended on 20 November 2026',
      null,
    ],
    [
      'an application waits',
      {
        ...skilledWorker,
        visaStartDate: '2021-12-01',
        visaExpiryDate: '2026-11-20',
        awaitingDecisionSince: '2026-11-01',
      },
      'Wait for the decision on your application',
      null,
    ],
    [
      'the visa leads nowhere by itself',
      { visaType: 'student', visaStartDate: '2025-09-01', visaExpiryDate: '2027-09-30' },
      'Plan your next visa before 30 September 2027',
      313,
    ],
    [
      'ILR was granted a short time ago',
      { visaStartDate: '2019-01-10', hasILR: true, ilrGrantDate: '2026-03-01', ...ready },
      'Apply for citizenship from 1 March 2027',
      100,
    ],
    [
      'citizenship is open',
      {
        visaStartDate: '2018-01-10',
        hasILR: true,
        ilrGrantDate: '2024-03-01',
        ...ready,
        goodCharacter: true,
        intendsToStayInUK: true,
      },
      'Apply for citizenship: you can do it now',
      null,
    ],
    [
      'the day of ILR is not known',
      { visaStartDate: '2018-01-10', hasILR: true },
      'Complete your immigration profile',
      null,
    ],
  ])('is found if %s', (_when, details, headline, daysLeft) => {
    const act = nextOf(details);
    expect([act.headline, act.daysLeft]).toEqual([headline, daysLeft]);
  });

  test('is red for an ended permission, green if an application is possible, and amber while waiting', () => {
    const toneOf = (details: Partial<ProfileDetails>) => nextOf({ ...skilledWorker, ...details }).tone;
    expect([
      toneOf({ visaStartDate: '2021-12-01', visaExpiryDate: '2026-11-20' }),
      toneOf({ visaStartDate: '2021-12-01' }),
      toneOf({ visaStartDate: '2022-05-04' }),
    ]).toEqual(['over', 'within', 'soon']);
  });

  test('is to apply if whole days keep the limit, with proof of travel days', () => {
    // 181 days with both travel days, 179 without them.
    const away = { journeys: [journey('2023-01-01', '2023-06-30')] };
    const visa = { ...skilledWorker, visaStartDate: '2021-06-01' };
    const act = nextOf({ ...visa, visaExpiryDate: '2027-01-01' }, away);
    expect([act.kind, act.tone, act.day]).toEqual(['apply_for_ilr', 'soon', '2027-01-01']);
    expect(act.headline).toBe('Apply for ILR by 1 January 2027');
    expect(act.why).toBe(
      'Your years are complete, and your days away are within the limits. Keep proof of your travel days.',
    );
  });

  test('is to extend the visa if it ends before the first day', () => {
    // 210 whole days: over the limit.
    const act = nextOf(
      { ...skilledWorker, visaStartDate: '2022-01-10', visaExpiryDate: '2027-01-09' },
      { journeys: [journey('2023-01-01', '2023-07-31')] },
    );
    expect(act.kind).toBe('extend_visa');
    expect(act.why).toContain('You can apply for ILR only from 4 January 2028.');
  });

  test('has no open requirement that applies only from a later day, if an application is possible now', () => {
    // Global Talent asks for B1, and for B2 of applications from 26 March 2027 on.
    const promise = 'exceptional_promise';
    const visa = { visaType: 'global_talent', endorsedBy: promise, visaStartDate: '2021-06-01' } as const;
    const act = nextOf(
      { ...visa, englishLanguageProof: true, lifeInUKPassed: true },
      { journeys: [journey('2023-01-01', '2023-06-30')] },
    );
    expect(act.headline).toBe('Apply for ILR: you can do it now');
    expect(act.left).toEqual([]);
    const without = nextOf(
      { ...visa, lifeInUKPassed: true },
      { journeys: [journey('2023-01-01', '2023-06-30')] },
    );
    expect(without.left.map(({ title }) => title)).toEqual(['English at level B1']);
  });

  test('leaves out a task to extend the visa while extending is the next act', () => {
    const visa = { ...skilledWorker, visaStartDate: '2024-01-10' };
    const tasks = [task('Extend my visa', '2026-12-10', { category: 'application' })];
    const extend = nextOf({ ...visa, visaExpiryDate: '2027-01-09' }, { tasks });
    expect([extend.kind, extend.tasks]).toEqual(['extend_visa', []]);
    const prepare = nextOf({ ...visa, visaExpiryDate: '2030-01-09' }, { tasks });
    expect(prepare.tasks.map(({ title }) => title)).toEqual(['Extend my visa']);
  });

  test('is to extend the visa if it ends before the first day, and to prepare if it ends later', () => {
    const away = { journeys: [journey('2024-01-01', '2024-06-29')] };
    const visa = { ...skilledWorker, visaStartDate: '2023-06-01', visaExpiryDate: '2027-01-01' };
    const act = nextOf(visa, away);
    expect([act.kind, act.day]).toEqual(['extend_visa', '2027-01-01']);
    expect(nextOf({ ...visa, visaExpiryDate: '2028-06-01' }, away).kind).toBe('prepare_for_ilr');
  });

  test('has the day on which a journey ends eligibility, if it is before the end of the visa', () => {
    const visa = { ...skilledWorker, visaStartDate: '2021-06-01', visaExpiryDate: '2028-01-01' };
    const journeys = [journey('2027-01-10', '2027-08-01')];
    const act = nextOf(visa, { journeys });
    const { eligibleUntil } = calculateIlrProgress({
      details: { ...emptyDetails, ...visa },
      earlier: [],
      applications: [],
      today,
      journeys,
    });
    expect(eligibleUntil).not.toBeNull();
    expect(act.day).toBe(eligibleUntil);
  });

  test('lists the requirements that the person can meet, and none that only time meets', () => {
    const open = { ...scaleUp, visaStartDate: '2021-12-01', visaExpiryDate: '2027-01-01' };
    expect(nextOf(open).left.map(({ key }) => key)).toEqual(['english', 'life_in_uk']);
    // Skilled workers showed it for the visa.
    expect(nextOf({ ...open, ...skilledWorker }).left.map(({ key }) => key)).toEqual(['life_in_uk']);
    expect(nextOf({ ...open, ...ready }).left).toEqual([]);
    // Another visa does not need the requirements of ILR.
    const extending = { ...skilledWorker, visaStartDate: '2024-01-10', visaExpiryDate: '2027-01-09' };
    expect([nextOf(extending).kind, nextOf(extending).left]).toEqual(['extend_visa', []]);
  });

  const canApply = { ...scaleUp, visaStartDate: '2021-12-01', visaExpiryDate: '2027-01-01' };
  const paper = (title: string) => ({ id: title, title });

  test('lists missing documents of the checklist, except those that another item covers', () => {
    const documents = {
      met: 3,
      of: 6,
      missing: [paper('Passport'), paper('English'), paper('Latest payslip')],
    };
    const act = nextOf(canApply, { documents, tasks: [task('Collect my payslips', '2026-12-01')] });
    expect(act.left.map(({ key }) => key)).toEqual(['english', 'life_in_uk']);
    expect(act.tasks.map(({ title }) => title)).toEqual(['Collect my payslips']);
    expect(act.documents).toEqual({ met: 3, of: 6, missing: [paper('Passport')], more: 0 });
  });

  test('gives only the number of a long list of documents, and none if another visa comes first', () => {
    const documents = { met: 0, of: 4, days: null, missing: ['a', 'b', 'c', 'd'].map(paper) };
    expect(nextOf(canApply, { documents }).documents).toMatchObject({ met: 0, of: 4, missing: [], more: 4 });
    const extending = { ...skilledWorker, visaStartDate: '2024-01-10', visaExpiryDate: '2027-01-09' };
    expect(nextOf(extending, { documents }).documents).toBeNull();
  });

  test('merges a task about an open requirement into that requirement, with its day', () => {
    const { left, tasks } = nextOf(canApply, { tasks: [task('Pass the Life in the UK test', '2026-12-01')] });
    expect(left.map(({ key, dueDate }) => [key, dueDate])).toEqual([
      ['english', undefined],
      ['life_in_uk', '2026-12-01'],
    ]);
    expect(tasks).toEqual([]);
  });

  test('leaves out tasks of dependants, of other subjects, and for the act itself', () => {
    const { tasks } = nextOf(canApply, {
      tasks: [
        task('Apply for ILR', '2026-12-01', { category: 'application' }),
        task('Renew the passport of Chidi', '2026-12-01', { dependantId: 1 }),
        task('Call the landlord', '2026-12-01', { category: 'other' }),
        task('Book the biometrics appointment', null, { category: 'appointment' }),
      ],
    });
    expect(tasks.map(({ title }) => title)).toEqual(['Book the biometrics appointment']);
  });

  test('leaves out tasks of later acts, and tasks due after the day of the act', () => {
    const later = [
      task('Pay for Naturalisation as a British citizen', '2026-12-20', { category: 'application' }),
      task('Pay for First British passport', '2026-12-28', { category: 'application' }),
      task('Book the citizenship ceremony', null, { category: 'appointment' }),
    ];
    const titlesOf = ({ tasks }: ReturnType<typeof nextOf>) => tasks.map(({ title }) => title);
    // By whole days, the first day to apply is 16 February 2028.
    const prepares = nextOf(
      { ...skilledWorker, visaStartDate: '2023-03-15' },
      {
        journeys: sixJourneys,
        tasks: [
          ...later,
          task('Pay for ILR', '2028-02-16', { category: 'application' }),
          task('Translate the marriage certificate', '2028-02-17'),
        ],
      },
    );
    expect(prepares.headline).toBe('Apply for ILR from 16 February 2028');
    expect([titlesOf(prepares), prepares.moreTasks]).toEqual([['Pay for ILR'], 0]);
    // Without an end of the visa, an application that is possible now has no last day.
    const now = nextOf({ ...skilledWorker, visaStartDate: '2021-06-01' }, { tasks: later });
    expect([now.kind, now.day, titlesOf(now)]).toEqual(['apply_for_ilr', null, []]);
  });

  test('lists at most three tasks that are due by then, the soonest first', () => {
    const { tasks, moreTasks } = nextOf(
      { ...skilledWorker, visaStartDate: '2021-12-01', visaExpiryDate: '2027-01-01' },
      {
        tasks: [
          task('after', '2027-01-02'),
          task('fourth', '2027-01-01'),
          task('overdue', '2026-11-01'),
          task('done', '2026-12-01', { completedAt: '2026-11-01T00:00:00.000Z' }),
          task('third', '2026-12-20'),
          task('second', '2026-12-01'),
          task('some day', null),
        ],
      },
    );
    expect(tasks.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
      ['overdue', true],
      ['second', false],
      ['third', false],
    ]);
    // The fourth, and the one without a day.
    expect(moreTasks).toBe(2);
  });
});

describe('A pending application', () => {
  const short = { ...skilledWorker, visaStartDate: '2024-01-05', visaExpiryDate: '2027-01-04' };
  const extension = { appliedFor: 'work_or_study', submittedOn: '2026-11-02', timeEndedOn: null } as const;
  const kindOf = (...of: Parameters<typeof nextOf>) => nextOf(...of).kind;

  test('for another permission, sent in time, replaces the extension, before and after the end of the visa', () => {
    const ended = { ...short, visaExpiryDate: '2026-11-10' };
    expect([kindOf(short), kindOf(ended)]).toEqual(['extend_visa', 'visa_ended']);
    for (const details of [short, ended])
      expect(nextOf(details, { running: [extension] })).toMatchObject({
        kind: 'await_decision',
        to: '/dashboard/applications',
        why: expect.stringMatching(/^You applied on 2 November 2026\. Tell us when you have the decision\./),
      });
    expect(nextOf(short, { running: [extension] }).why).toContain('also before the decision.');
  });

  test('changes nothing if it was sent after the visa ended, or is for citizenship', () => {
    const ended = { ...short, visaExpiryDate: '2026-11-01' };
    expect(kindOf(ended, { running: [extension] })).toBe('visa_ended');
    expect(kindOf(short, { running: [{ ...extension, appliedFor: 'naturalisation' }] })).toBe('extend_visa');
  });

  test('for settlement links to the list of applications, or to the profile if only the profile has it', () => {
    const waiting = { ...short, visaStartDate: '2021-09-05', awaitingDecisionSince: '2026-11-02' };
    expect(nextOf(waiting).to).toBe('/dashboard/immigration-profile');
    const { to } = nextOf(waiting, { running: [{ ...extension, appliedFor: 'ilr' }] });
    expect(to).toBe('/dashboard/applications');
  });
});
