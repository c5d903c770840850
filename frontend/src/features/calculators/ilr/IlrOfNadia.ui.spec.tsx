import { twoFirstDaysOf } from '@settlewise/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../api/queryClient';
import { verdictOf as savedVerdictOf } from '../../../record/assessments/savedResult';
import { nadiasForm, nadiasResult, nadiasToday } from '../../../testing/nadia';
import { aSavedIlrResult, summaryOf } from '../../../testing/savedResults';
import { previewInWords } from '../share/previewInWords';
import { partsOf, snapshotOf } from '../share/snapshotOf';
import { IlrResults } from './IlrResults';
import { verdictOf } from './results/verdict';

afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <IlrResults form={nadiasForm} result={nadiasResult} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const bothDays =
  'You may be eligible from 3 November 2026 by the Home Office’s count, or from 19 January 2029 with your travel days';

describe('A result that one count allows before the years are complete', () => {
  it('names both days in its head, in the list of saved results, and behind a shared link', () => {
    show();
    const head = within(screen.getByRole('region', { name: 'Your result' }));
    expect(head.getByRole('heading', { name: bothDays })).toBeTruthy();
    expect(head.getByText('Two answers')).toBeTruthy();
    expect(
      savedVerdictOf(
        {
          ...summaryOf(aSavedIlrResult()),
          ...{ isEligible: nadiasResult.isEligible, headline: null, calculatedOn: nadiasToday },
          twoFirstDays: twoFirstDaysOf('ilr', nadiasResult),
        },
        nadiasToday,
      ),
    ).toEqual({ tone: 'soon', word: 'Two answers', date: bothDays });
    // What is ticked before anybody has chosen: the answer and the reasons.
    const answered = { calculator: 'ilr', form: nadiasForm, result: nadiasResult } as const;
    const snapshot = snapshotOf(answered, partsOf(answered), {
      ...{ chosen: new Set(['verdict', 'reasons'] as const), name: '' },
    });
    expect(snapshot.verdict?.headline).toBe(bothDays);
    expect(previewInWords(snapshot)[0]).toBe(`The answer: “Two answers. ${bothDays}.”`);
    // Once said is enough.
    expect(JSON.stringify(verdictOf(nadiasResult))).not.toContain('Two ways to count');
  });

  it('does not say that years have passed which are not over', () => {
    show();
    const lines = within(screen.getByRole('region', { name: 'Requirements' })).getAllByRole('listitem');
    const residence = lines.find(({ textContent }) => textContent.includes('Continuous residence period'));
    expect(residence?.textContent).toContain(
      'With your travel days: Your first 5 years end on 30 November 2026, but absences break them.',
    );
    expect(residence?.textContent).not.toContain('have passed');
  });

  it('counts what is planned in the years that it shows', () => {
    show();
    const picture = within(screen.getByRole('region', { name: 'Your days away' }));
    const rowOf = (year: string) =>
      picture
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .find((row) => row.startsWith(year));
    expect(rowOf('2027')).toBe('20272001 Feb 2027 to 20 Feb 2027');
    // Six journeys of 31 days, without the ten days of the last one that lie in 2025 and count there.
    expect(rowOf('2024')).toMatch(/^2024177/);
    expect(rowOf('2025')).toMatch(/^20259/);
  });
});
