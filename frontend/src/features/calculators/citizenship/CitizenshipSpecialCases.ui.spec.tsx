import {
  type CitizenshipCalculationRequest,
  citizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import { calculateCitizenship } from '@settlewise/rules/calculators';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPiece } from '../../../testing/showPiece';
import { CitizenshipResults } from './CitizenshipResults';
import { aForm, calculatedOn } from './testing/aForm';

function showResult(part: Partial<CitizenshipCalculationRequest>) {
  const form = aForm(part);
  const result = citizenshipCalculationResponse.parse(calculateCitizenship(form, calculatedOn));
  return showPiece(<CitizenshipResults form={form} result={result} />);
}

const card = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('article') ?? document.body);

describe('The head of a result', () => {
  it('says that settlement may have lapsed, and not that one can apply', () => {
    showResult({
      ukEntryDate: '2016-02-03',
      settlementDate: '2020-03-04',
      useDetailedAbsences: true,
      absenceRecords: [{ startDate: '2022-01-01', endDate: '2024-01-02' }],
    });
    expect(screen.getByRole('heading', { name: /^Your settlement may have lapsed\. Ask/ })).toBeTruthy();
    expect(screen.getByText('Not Currently Eligible')).toBeTruthy();
    expect(screen.getByText(/Appendix Returning Resident says how you can return/)).toBeTruthy();
  });

  it('says what level of English is missing', () => {
    showResult({ englishLevel: 'A2' });
    expect(
      screen.getByRole('heading', { name: /^Time and days away are right on 1 December 2026/ }),
    ).toBeTruthy();
    expect(
      card('Core Requirements').getByText(/you hold level A2; level B1 is asked on 1 December 2026/),
    ).toBeTruthy();
  });

  it('says at 65 that one can apply, and that English is not asked', () => {
    showResult({ englishLevel: 'A2', lifeInUK: false, dateOfBirth: '1961-12-01' });
    expect(
      screen.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2026' }),
    ).toBeTruthy();
    expect(card('Core Requirements').getByText('English: not asked at your age')).toBeTruthy();
    expect(card('Core Requirements').getByText('Life in the UK test: not asked at your age')).toBeTruthy();
  });

  it('says to an Irish citizen that one can apply, and that no settlement is needed', () => {
    showResult({ statusType: 'irish', settlementDate: undefined });
    expect(
      screen.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2026' }),
    ).toBeTruthy();
    expect(card('Settlement Period').getByText('Not needed')).toBeTruthy();
  });
});

it('A spouse with a conviction reads at the head that it can decide, and below what is not asked', () => {
  showResult({ isSpouseRoute: true, intendsToContinueResiding: false, hasCriminalRecord: true });
  expect(
    screen.getByRole('heading', { name: /^By time and absences, yes\. A conviction can decide otherwise/ }),
  ).toBeTruthy();
  expect(screen.queryByText('Eligible')).toBeNull();
  expect(
    card('Core Requirements').getByText(/not asked of you, as the spouse of a British citizen/),
  ).toBeTruthy();
});

it('A trip to Jersey is explained among what is good to know', async () => {
  const { person } = showResult({
    useDetailedAbsences: true,
    absenceRecords: [{ startDate: '2026-02-01', endDate: '2026-06-30', crownDependency: 'visited' }],
  });
  expect(screen.getByText('Eligible')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Good to know/ }));
  expect(screen.getByText(/For citizenship these islands are part of the UK/)).toBeTruthy();
});

it('A British National (Overseas) has registration as another way, with its fee', () => {
  showResult({ britishNationalOverseas: true });
  const way = screen.getByRole('region', { name: 'Your other way: registration' });
  expect(way.textContent).toMatch(/\(not confirmed\)\. Check the fee before you pay/);
});

it('Trips over the limit are named with the discretion, a suggestion and the first day', () => {
  // 96 whole days in the final year, and six of them have to pass out of it.
  showResult({
    useDetailedAbsences: true,
    absenceRecords: [
      { startDate: '2026-01-31', endDate: '2026-04-30' },
      { startDate: '2026-07-01', endDate: '2026-07-10' },
    ],
  });
  expect(screen.getByRole('heading', { name: 'You may be eligible from 6 February 2027' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Absences' }).closest('article')?.textContent).toMatch(
    /96 ?of 90 days/,
  );
  const here = screen.getAllByText('· You are here').map((mark) => mark.closest('li')?.textContent);
  expect(here.some((row) => row?.includes('91 to 100 days'))).toBe(true);
  expect(screen.getByRole('region', { name: 'Suggestions to Become Eligible' }).textContent).toContain(
    'You have 96 days away. That is 6 more than the limit of 90.',
  );
});
