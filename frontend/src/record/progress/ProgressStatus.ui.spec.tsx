import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { aCitizenshipAnswer, anIlrProgress, oneQuestion } from '../../testing/progress';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { CitizenshipPanel } from './panels/CitizenshipPanel';
import { ProgressRequirements } from './ProgressRequirements';
import { ProgressStatus } from './ProgressStatus';

interface Shown {
  readonly ilr?: Partial<IlrProgressResponse>;
  readonly citizenship?: Partial<CitizenshipEligibilityResponse>;
  /** False for a lawyer who reads it. */
  readonly ownRecord?: boolean;
}

const progressOf = ({ ilr = {}, citizenship = {} }: Shown) => ({
  ilr: anIlrProgress(ilr),
  citizenship: aCitizenshipAnswer(citizenship),
  journeys: [],
});

function showStatus({ ownRecord = true, ...shown }: Shown) {
  const { person } = showPiece(<ProgressStatus progress={progressOf(shown)} ownRecord={ownRecord} />);
  return { person, status: within(screen.getByRole('region', { name: 'Where you stand' })) };
}

const source = { title: 'Continuous residence', url: 'https://example.org', retrievedOn: '2026-11-22' };
const settled = { hasILR: true, ilrGrantDate: '2022-11-21' };
const noDates = { ilrEligibilityDate: null, ilrApplicationEarliestDate: null, timeLeft: null, period: null };
const openQuestion = { ...oneQuestion, ...noDates, ilrStatus: 'One answer needed' };
const lapse = { years: 2, from: '2023-11-21', returnBy: '2025-11-21', mayHaveLapsed: true };

describe('Where a settled person stands', () => {
  it('is first that the settlement may have lapsed, in red, and no day to apply', () => {
    const { status } = showStatus({
      ilr: settled,
      citizenship: { ...settled, settlementLapse: lapse, citizenshipStatus: 'Settlement may have lapsed' },
    });
    expect(status.getByRole('heading', { name: 'Your settlement may have lapsed' })).toBeTruthy();
    expect(
      status.getByText('Settlement may have lapsed').closest('.MuiChip-colorError'),
      'the status is red',
    ).not.toBeNull();
    expect(status.getByText(/Appendix Returning Resident/)).toBeTruthy();
    expect(status.queryByText(/You can apply for citizenship/)).toBeNull();
  });

  it('has the last day to be back beside the verdict while they are away', () => {
    const away = { years: 2, from: '2026-08-13', returnBy: '2028-08-13', mayHaveLapsed: false };
    const { status } = showStatus({
      ilr: settled,
      citizenship: { ...settled, settlementLapse: away, citizenshipEligibilityDate: '2027-03-01' },
    });
    expect(
      status.getByRole('heading', { name: 'You can apply for citizenship from 1 March 2027' }),
    ).toBeTruthy();
    const notice = status.getByText('While you are outside the UK').parentElement;
    expect(notice?.textContent).toContain('13 August 2028');
  });

  it('needs no ILR as an Irish citizen, and is not told that it comes first', () => {
    const note = 'Irish citizens need no indefinite leave to remain.';
    const free = { needsNoIlr: true, missing: [] };
    const { status } = showStatus({
      ilr: { ...free, note, ilrStatus: 'Not needed' },
      citizenship: { ...free, eligibleForCitizenship: true, citizenshipEligibilityDate: '2025-11-20' },
    });
    expect(status.getByRole('heading', { name: 'You can apply for citizenship now' })).toBeTruthy();
    expect(status.getByText(new RegExp(note))).toBeTruthy();
    expect(status.queryByText(/ILR is required first/)).toBeNull();
  });

  it('depends on a journey to Guernsey, and the answer leads the focus back to the head', async () => {
    const path = 'PATCH /api/absence-journeys/j1';
    const server = serverInMemory({
      'GET /api/user': () => ({ status: 200, body: amina }),
      [path]: () => ({ status: 200, body: {} }),
    });
    const guernsey = {
      code: 'crown_dependency' as const,
      message: 'Were you in Guernsey the whole time?',
      why: 'It counts.',
      source,
      fillInAt: '/dashboard/immigration-profile',
      visa: null,
      answered: null,
      journey: { id: 'j1', departureDate: '2026-07-04', returnDate: '2026-10-22', destination: 'Guernsey' },
    };
    const outcome = { verdict: 'eligible' as const, earliestApplicationDate: null };
    const { person, status } = showStatus({
      ilr: settled,
      citizenship: {
        ...settled,
        questions: [guernsey],
        citizenshipStatus: 'One answer needed',
        outcomes: [
          {
            ...outcome,
            supposing: 'If you were on the islands the whole time',
            eligibilityDate: '2024-11-21',
            says: 'time and days away have allowed it since 21 November 2024',
          },
          {
            ...outcome,
            supposing: 'If you were not',
            eligibilityDate: '2027-07-04',
            says: 'you can apply from 4 July 2027',
          },
        ],
      },
    });
    const head = status.getByRole('heading', { name: 'Your date depends on one answer' });
    expect(status.getByText('Time and days away have allowed it since 21 November 2024.')).toBeTruthy();
    const yes = status.getByRole('button', { name: 'Yes, on a visit' });
    yes.focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(server.requests(path).at(-1)?.body).toEqual({ crownDependency: 'visited' }));
    await waitFor(() => expect(document.activeElement).toBe(head));
  });
});

describe('Where somebody without ILR stands', () => {
  it('is both outcomes of a claim for protection, one of them without a day', () => {
    const outcome = { verdict: 'not_enough' as const, earliestApplicationDate: null, eligibilityDate: null };
    const [asked] = oneQuestion.questions;
    const { status } = showStatus({
      ilr: {
        ...openQuestion,
        questions: asked === undefined ? [] : [{ ...asked, code: 'claimed_on', visa: null }],
        outcomes: [
          {
            ...outcome,
            supposing: 'If you claimed before 2 March 2026',
            says: 'you can apply from 4 May 2031',
          },
          {
            ...outcome,
            supposing: 'If you claimed on or after 2 March 2026',
            says: 'no date can be named yet',
          },
        ],
      },
    });
    expect(status.getByRole('heading', { name: 'Your date depends on one answer' })).toBeTruthy();
    expect(status.getByText('You can apply from 4 May 2031.')).toBeTruthy();
    expect(status.getByText('No date can be named yet.')).toBeTruthy();
    expect(status.getByRole('textbox', { name: 'Date of your claim for protection' })).toBeTruthy();
  });

  it('is a wait for the decision, with what holds until then', () => {
    const { status } = showStatus({
      ilr: {
        ...noDates,
        awaitingDecisionSince: '2026-10-22',
        ilrStatus: 'Waiting for a decision',
        meanwhile: [{ code: 'waiting_permission', message: 'Your permission goes on.', source }],
      },
    });
    expect(
      status.getByRole('heading', { name: 'You applied on 22 October 2026 and wait for the decision' }),
    ).toBeTruthy();
    const until = status.getByRole('region', { name: 'Until you have the decision' });
    expect(until.textContent).toContain('Your permission goes on.');
    expect(status.queryByText(/You can apply|now eligible/)).toBeNull();
  });
});

describe('What a lawyer reads', () => {
  it('of an open question is both outcomes and whether it was answered, and nothing to answer it with', () => {
    const { status } = showStatus({ ilr: openQuestion, ownRecord: false });
    expect(status.getByRole('heading', { name: 'One question decides your date' })).toBeTruthy();
    expect(status.getByText('You can apply (the first day was 17 April 2026).')).toBeTruthy();
    expect(status.getByText('You can apply from 2 July 2029.')).toBeTruthy();
    expect(status.getByText('Not answered yet.')).toBeTruthy();
    expect(status.queryByRole('button')).toBeNull();
    expect(status.queryByText(/now eligible/)).toBeNull();
  });

  it('says that the owner is not sure', () => {
    const questions = openQuestion.questions.map((each) => ({ ...each, answered: 'not_sure' as const }));
    const { status } = showStatus({ ilr: { ...openQuestion, questions }, ownRecord: false });
    expect(status.getByText('Answered: not sure.')).toBeTruthy();
    expect(status.queryByRole('button')).toBeNull();
  });

  it('of a partner is both first days', () => {
    const { status } = showStatus({
      ilr: { practicalEarliestApplicationDate: '2027-03-09' },
      ownRecord: false,
    });
    expect(
      status.getByText(
        /^GOV\.UK lets you apply from 9 March 2027 \(not confirmed by the text of the Rules\)\. The day above is the safe one/,
      ),
    ).toBeTruthy();
  });

  it.each([true, false])('of registration is what its owner reads: own record %s', (ownRecord) => {
    const registration: CitizenshipEligibilityResponse['registration'] = {
      section: '4(2)',
      verdict: 'eligible',
      firstGoodDate: '2026-11-21',
      reasons: [
        {
          code: 'registration_fee',
          standing: 'to_know',
          source,
          message: 'It costs £1,446 (not confirmed). Check the fee before you pay.',
        },
      ],
    };
    const progress = progressOf({ ilr: settled, citizenship: { ...settled, registration } });
    showPiece(<CitizenshipPanel progress={progress} ownRecord={ownRecord} />);
    const way = screen.getByRole('region', { name: 'Your other way: registration' }).textContent;
    for (const words of [
      'If you are one yourself',
      'section 4(2) of the British Nationality Act 1981',
      'By time and absences, yes',
      '(not confirmed). Check the fee before you pay',
    ])
      expect(way).toContain(words);
  });
});

it('A requirement that is not asked of somebody says so, and why', () => {
  const requirement = {
    key: 'life_in_uk',
    title: 'Life in the UK test',
    state: 'not_asked' as const,
    detail: 'Not asked because of your age.',
  };
  showPiece(<ProgressRequirements requirements={[requirement]} />);
  expect(screen.getByRole('listitem').textContent).toMatch(
    /Life in the UK test.*Not asked for.*Not asked because of your age\./,
  );
});
