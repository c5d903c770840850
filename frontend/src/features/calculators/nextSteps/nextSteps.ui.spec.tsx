import {
  citizenshipCalculationResponse,
  ilrCalculationRequest,
  type IlrCalculationRequest,
  ilrCalculationResponse,
} from '@settlewise/contract/assessments';
import { calculateCitizenship, calculateIlr } from '@settlewise/rules/calculators';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NextSteps } from '../citizenship/results/NextSteps';
import { aForm } from '../citizenship/testing/aForm';
import { NextStepsPanel } from '../ilr/results/NextStepsPanel';

const today = '2026-11-21';

// The card says how long ago sources were read.
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);
const card = () => within(screen.getByRole('region', { name: /^(?:Next steps|Your application)$/ }));
const linkTo = (name: RegExp) => card().getByRole('link', { name }).getAttribute('href');

describe('The next steps to ILR', () => {
  function showIlr(part: Partial<Record<keyof IlrCalculationRequest, unknown>>, onChange?: () => void) {
    const form = ilrCalculationRequest.parse({
      visaType: 'skilled_worker',
      visaStartDate: '2021-06-01',
      useDetailedAbsences: true,
      detailedAbsences: [],
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      goodCharacter: true,
      meetsSalaryRequirement: true,
      ...part,
    });
    const result = ilrCalculationResponse.parse(calculateIlr(form, today));
    show(<NextStepsPanel result={result} onChange={onChange} />);
  }

  it('say where to apply, by which form, and what it costs on the day', () => {
    showIlr({});
    expect(linkTo(/^Indefinite leave to remain with a Skilled Worker/)).toBe(
      'https://www.gov.uk/indefinite-leave-to-remain-tier-2-t2-skilled-worker-visa',
    );
    expect(
      card().getByText(/which we know from others, as it was on 4 July 2026.*Form: SET\(O\)\./),
    ).toBeTruthy();
    expect(card().getByRole('heading', { name: 'What it costs on 21 November 2026' })).toBeTruthy();
    expect(card().getByText(/^£3,226 for each person\./)).toBeTruthy();
    expect(card().queryByText('Expected')).toBeNull();
    // All was answered yes; the test is needed as well, and was not asked.
    expect(card().getByText(/^Life in the UK test: not asked here\./)).toBeTruthy();
    expect(card().queryByText(/^Nothing: you said yes/)).toBeNull();
  });

  it('call the sum of a later day expected', () => {
    showIlr({ visaStartDate: '2023-06-01' });
    expect(card().getByRole('heading', { name: 'What it costs on 4 May 2028' })).toBeTruthy();
    expect(card().getByText('Expected')).toBeTruthy();
    expect(screen.getByText(/Expected: another list can hold on 4 May 2028/)).toBeTruthy();
  });

  it('lead to the step of each question that was not answered yes', async () => {
    const onChange = vi.fn<() => void>();
    showIlr({ meetsSalaryRequirement: false }, onChange);
    const change = card().getByRole('link', { name: 'Change answers: Financial requirements' });
    expect(change.getAttribute('href')).toBe('/?step=3');
    await userEvent.click(change);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
    expect(card().getByText(/names no day to apply yet/)).toBeTruthy();
  });

  it('name what is open where the form is not at hand, without a link', () => {
    showIlr({ meetsSalaryRequirement: false });
    expect(card().getByText('Financial requirements')).toBeTruthy();
    expect(card().queryByRole('link', { name: /^Change answers/ })).toBeNull();
  });

  it('are none where the visa leads to no ILR', () => {
    showIlr({ visaType: 'visitor' });
    expect(screen.queryByRole('region', { name: 'Your application' })).toBeNull();
  });
});

describe('The next steps to citizenship', () => {
  function showCitizenship(part: Partial<ReturnType<typeof aForm>>) {
    const form = aForm(part);
    const result = citizenshipCalculationResponse.parse(calculateCitizenship(form, today));
    show(<NextSteps form={form} result={result} onChange={() => undefined} />);
  }
  const facts = () =>
    Array.from(card().getByText('Citizenship ceremony').closest('dl')?.querySelectorAll('dd') ?? []).map(
      ({ textContent }) => textContent,
    );

  it('say where to apply, and what it costs with the ceremony', () => {
    showCitizenship({});
    expect(linkTo(/^Apply for citizenship if you have indefinite leave/)).toBe(
      'https://www.gov.uk/apply-citizenship-indefinite-leave-to-remain',
    );
    expect(facts()).toEqual(['£1,709', '£130', '£1,839', 'No separate fee']);
    expect(card().getByText('Two referees')).toBeTruthy();
    expect(card().getByText('Expected')).toBeTruthy();
  });

  it('name each box that was left empty, of documents as well, with the way to its step', () => {
    showCitizenship({
      lifeInUK: false,
      goodCharacter: false,
      hasPassports: true,
      hasTravelHistory: true,
      hasLanguageCertificate: true,
      hasLifeInUKCertificate: true,
      hasTaxHistory: true,
    });
    const left = card().getAllByRole('link', { name: /^Change answers/ });
    expect(left.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Change answers: Life in the UK test passed', '/?step=3'],
      ['Change answers: Good character', '/?step=3'],
      ['Change answers: To get ready: Proof of settlement', '/?step=3'],
    ]);
    expect(facts()).toEqual(['£1,709', '£130', '£1,839', '£50', 'No separate fee']);
  });
});
