import { citizenshipCalculationResponse } from '@settlewise/contract/assessments';
import { calculateCitizenship } from '@settlewise/rules/calculators';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { serverInMemory } from '../../../testing/serverInMemory';
import { recordCalls } from '../testing/recordCalls';
import { CitizenshipResults } from './CitizenshipResults';
import { aForm, calculatedOn } from './testing/aForm';
import { showCalculator } from './testing/citizenshipTesting';

beforeEach(() => localStorage.clear());

const note = 'You applied for citizenship on 10 November 2026 and wait for the decision.';

function showResult(appliedByRecord: string): void {
  const form = aForm({ applicationDate: calculatedOn });
  const result = citizenshipCalculationResponse.parse(calculateCitizenship(form, calculatedOn));
  render(<CitizenshipResults form={form} result={result} appliedByRecord={appliedByRecord} />);
}

const toApply = [/You can apply for British citizenship/, /^What to do next/, /Gather proof of every answer/];

it('a result says at its head what the record knows of an application, and advises nobody to apply again', () => {
  showResult('');
  expect(toApply.filter((words) => screen.queryAllByText(words).length === 0)).toEqual([]);
  document.body.replaceChildren();
  showResult(note);
  expect(screen.getByRole('region', { name: note }).textContent).toContain(
    'There is nothing to apply for again.',
  );
  expect(toApply.filter((words) => screen.queryAllByText(words).length > 0)).toEqual([]);
  // What the answers come to is still there.
  expect(screen.getByRole('heading', { name: 'Why this date' })).toBeTruthy();
});

it('the questions begin with it where they were filled in from the record', async () => {
  const application = { appliedFor: 'naturalisation', submittedOn: '2026-11-10', grantedOn: null } as const;
  const settled = { hasILR: true, ilrGrantDate: '2025-10-12', ukEntryDate: '2020-10-12' };
  serverInMemory(recordCalls({ ilr: settled, citizenship: { ...settled, application, note } }));
  showCalculator(undefined, '/citizenship?use=recorded');
  const said = (await screen.findByText('Filled in from your record')).closest('[role="status"]');
  expect(said?.textContent).toContain(`${note} There is nothing to apply for again.`);
});
