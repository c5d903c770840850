import { ilrCalculationRequest, ilrCalculationResponse } from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AbsencesPanel } from './AbsencesPanel';

/** The yearly breakdown of a skilled worker since 1 June 2022. */
function breakdownOf(endDate: string): string {
  const form = ilrCalculationRequest.parse({
    visaType: 'skilled_worker',
    visaStartDate: '2022-06-01',
    useDetailedAbsences: true,
    hasPassedLifeInUK: true,
    hasEnglishQualification: true,
    detailedAbsences: [{ startDate: '2023-05-12', endDate }],
  });
  const result = ilrCalculationResponse.parse(calculateIlr(form, '2026-11-23'));
  const { container, unmount } = render(<AbsencesPanel form={form} result={result} />);
  expect(container.textContent).toContain('Yearly breakdown');
  const said = screen.getByRole('region', { name: 'Yearly breakdown', hidden: true }).textContent;
  unmount();
  return said;
}

it('years over the limit that lie behind are told from those that count now, as the progress page has them', () => {
  const moved = breakdownOf('2024-01-22');
  expect(moved).toContain('Over the ILR limit');
  expect(moved).toMatch(
    /Each row is a calendar year\. Your qualifying years now count from \d+ \w+ 202[34]\./,
  );
  // Within the limit nothing has moved.
  expect(breakdownOf('2023-08-01')).not.toContain('now count from');
});
