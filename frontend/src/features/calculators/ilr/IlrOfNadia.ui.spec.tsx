import { twoFirstDaysOf } from '@settlewise/contract/assessments';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../api/queryClient';
import { verdictOf as savedVerdictOf } from '../../../record/assessments/savedResult';
import { nadiasForm, nadiasResult, nadiasToday } from '../../../testing/nadia';
import { aSavedIlrResult, summaryOf } from '../../../testing/savedResults';
import { previewInWords } from '../share/previewInWords';
import { sayShared } from '../share/sayShared';
import { partsOf, snapshotOf } from '../share/snapshotOf';
import { IlrResults } from './IlrResults';

afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <IlrResults form={nadiasForm} result={nadiasResult} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('A result that the travel days would put off by years', () => {
  it('names the one day in its head, in the list of saved results, and behind a shared link', () => {
    show();
    const headline = 'You can apply for ILR now';
    const head = within(screen.getByRole('region', { name: 'Your result' }));
    expect(head.getByRole('heading', { name: headline })).toBeTruthy();
    expect(
      head.getByText(
        /It counts 174 days in the worst 12 months\. .* With days of travel the first day is 19 January 2029\.$/,
      ),
    ).toBeTruthy();
    expect(
      savedVerdictOf(
        {
          ...summaryOf(aSavedIlrResult()),
          isEligible: nadiasResult.isEligible,
          headline: null,
          calculatedOn: nadiasToday,
          earliestApplicationDate: nadiasResult.earliestApplicationDate,
          twoFirstDays: twoFirstDaysOf('ilr', nadiasResult),
        },
        nadiasToday,
      ),
    ).toEqual({
      tone: 'within',
      word: 'Eligible',
      date: 'You can apply now; the first day was 3 November 2026',
    });
    // What is ticked before anybody has chosen: the answer and the reasons.
    const answered = { calculator: 'ilr', form: nadiasForm, result: nadiasResult } as const;
    const snapshot = snapshotOf(answered, partsOf(answered), {
      chosen: new Set(['verdict', 'reasons'] as const),
      name: '',
    });
    const shared = sayShared(snapshot);
    if (shared === null) expect.fail('nothing to show');
    expect(shared.verdict?.headline).toBe(headline);
    expect(shared.margin).toContain('keep proof of them');
    expect(previewInWords(shared)[0]).toBe(`The answer: “Eligible for ILR. ${headline}.”`);
  });

  it('does not say that years have passed which are not over', () => {
    show();
    const lines = within(screen.getByRole('region', { name: 'Requirements' })).getAllByRole('listitem');
    const residence = lines.find(({ textContent }) => textContent.includes('Continuous residence period'));
    expect(residence?.textContent).toContain(
      'Your 5 years are complete on 1 December 2026. You can apply before that day.',
    );
    expect(residence?.textContent).not.toContain('have passed');
  });

  it('counts whole days in its pictures, and none that are planned after its years', () => {
    show();
    const picture = within(screen.getByRole('region', { name: 'Your days away' }));
    const rowOf = (year: string) =>
      picture
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .find((row) => row.startsWith(year));
    expect(rowOf('2027')).toBe('2027002 Feb 2027 to 19 Feb 2027');
    // Six journeys of 29 whole days, without the eight of the last one that lie in 2025 and count there.
    expect(rowOf('2024')).toMatch(/^2024166/);
    expect(rowOf('2025')).toMatch(/^20258/);
  });
});
