import {
  ilrCalculationRequest,
  type IlrCalculationRequest,
  ilrCalculationResponse,
} from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../api/queryClient';
import { IlrResults } from './IlrResults';

const today = '2026-11-23';

const allAnswersYes = {
  visaStartDate: '2021-01-04',
  useDetailedAbsences: true,
  detailedAbsences: [],
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  goodCharacter: true,
  meetsSalaryRequirement: true,
};

/** Shows the result that the engine really gives to a form. */
function showResult(part: Partial<Record<keyof IlrCalculationRequest, unknown>>) {
  const form = ilrCalculationRequest.parse({ ...allAnswersYes, ...part });
  const result = ilrCalculationResponse.parse(calculateIlr(form, today));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <IlrResults form={form} result={result} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

const banner = () => screen.getByRole('region', { name: 'Your result' });
const panel = (name: string) => screen.getByRole('region', { name, hidden: true });
const requirements = () => within(panel('Overview')).getByRole('region', { name: 'Requirements' });
const away = (startDate: string, endDate: string) => ({ detailedAbsences: [{ startDate, endDate }] });
const card = (name: string) => within(panel('Overview')).getByRole('region', { name });
const colourIn = (name: string) =>
  within(card(name)).queryByRole('meter')?.getAttribute('data-colour') ?? null;

describe('A visa that leads to no ILR', () => {
  it.each(['student', 'graduate', 'visitor', 'global_business_mobility'])(
    'has no fee of ILR and meets no requirement: %s',
    (visaType) => {
      showResult({ visaType, ...away('2025-01-10', '2025-10-10') });
      expect(banner().textContent).toContain('This visa does not lead to ILR by itself');
      expect(requirements().textContent).toContain('None can be met with this visa');
      expect(screen.queryByText('Met')).toBeNull();
      expect(panel('Next Steps').textContent).toContain('there is no ILR fee to name');
      expect(panel('Next Steps').textContent).not.toMatch(/No fee|£/);
      expect(screen.queryByRole('button', { name: 'Preparing your application' })).toBeNull();
      expect(screen.queryByText(/No days away in your qualifying years/)).toBeNull();
      expect(panel('Absences').textContent).toContain('274 days. No limit of ILR is set against them.');
    },
  );

  it.each(['stateless', 'afghan_scheme'])('known by name only is left to an adviser: %s', (visaType) => {
    showResult({ visaType });
    expect(banner().textContent).toContain('We cannot say when you can apply');
    expect(banner().textContent).toContain('Immigration Advice Authority, formerly OISC');
    expect(screen.queryByText('Met')).toBeNull();
    expect(panel('Next Steps').textContent).toContain('we can name no fee');
    expect(screen.queryByText(/Add what is missing first/)).toBeNull();
  });

  it('names no fee for protection that was claimed since 2 March 2026, whose rules are not known', () => {
    showResult({ visaType: 'refugee', visaStartDate: '2026-06-01', claimedOn: '2026-03-02' });
    expect(banner().textContent).toContain(
      'permission for 30 months at a time. Renew it in its last 28 days.',
    );
    expect(banner().textContent).toContain('Not known to us');
    expect(screen.queryByText('No fee')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Try a trip' })).toBeNull();
  });

  it.each(['irish_citizen', 'right_of_abode'])('is not needed by who needs no permission: %s', (visaType) => {
    showResult({ visaType });
    expect(within(banner()).getByRole('heading').textContent).toBe('You do not need ILR');
    const link = within(banner()).getByRole('link', { name: 'Go to the citizenship calculator' });
    expect(link.getAttribute('href')).toBe('/citizenship');
    expect(document.body.textContent).not.toMatch(/Not Currently Eligible|You do not meet|does not lead to/);
  });
});

describe('A way without years', () => {
  it.each([
    ['pbs_dependant_child', 'Both parents must be settled, or settle at the same time'],
    ['uk_ancestry_partner', 'your partner must be settled'],
    ['bereaved_partner', 'we cannot say that you can apply'],
  ])('is never answered with “now”: %s', (visaType, condition) => {
    showResult({ visaType });
    expect(banner().textContent).toContain('Conditions decide');
    expect(banner().textContent).toContain(condition);
    expect(banner().textContent).toContain('None asked');
    expect(requirements().textContent).toContain('Conditions of this routeNot known yet');
    expect(document.body.textContent).not.toMatch(/can apply for ILR now|You are eligible|0 of 0|0 years/);
  });

  it('says which answer stands in the way', () => {
    showResult({ visaType: 'bereaved_partner', goodCharacter: false });
    expect(requirements().textContent).toContain('Good characterNot met');
  });
});

describe('The discharge from HM Armed Forces', () => {
  const soldier = (rest: object) =>
    showResult({ visaType: 'armed_forces', visaStartDate: '2014-09-01', ...rest });
  const headline = () => within(banner()).getByRole('heading').textContent;

  it('decides: planned, with the first and the last day', () => {
    soldier({ dischargedOn: '2027-06-01' });
    expect(headline()).toBe('You may be eligible from 26 January 2027');
    expect(banner().textContent).toContain('The last day to apply is 1 June 2029, two years after it.');
    expect(requirements().textContent).toContain('Discharge from HM Armed ForcesNot met');
    expect(card('Important dates').textContent).toContain('Apply byCounted from your discharge01 Jun 2029');
  });

  it('decides: past, without a word of a permission that ends or of years', () => {
    soldier({ dischargedOn: '2026-06-01' });
    expect(headline()).toBe('You can apply for ILR now');
    expect(requirements().textContent).toContain('Discharge from HM Armed ForcesMet');
    expect(panel('Next Steps').textContent).toContain('apply by 1 June 2028');
    expect(document.body.textContent).not.toMatch(/before your permission ends|Your 0 years|0 years/);
  });

  it('is no way to ILR after less than four years, unless it was a medical one', () => {
    soldier({ visaStartDate: '2023-09-01', dischargedOn: '2026-10-01', medicalDischarge: 'no' });
    expect(headline()).toBe('No first day can be named');
    expect(banner().textContent).toContain('only after a medical discharge because of service');
    cleanup();
    soldier({ visaStartDate: '2023-09-01', dischargedOn: '2026-10-01' });
    const open = within(screen.getByRole('region', { name: 'One question decides your date' }));
    expect(open.getByText('you can apply (the first day was 28 May 2026)')).toBeTruthy();
    expect(open.getByText('this does not lead to ILR')).toBeTruthy();
  });

  it('is asked for while it is not known', () => {
    soldier({});
    expect(banner().textContent).toContain('Conditions decide');
    expect(banner().textContent).toContain('Add the day of your discharge, past or planned.');
  });
});

describe('The last 28 days of protection', () => {
  const refugee = (from: string, rest = {}) =>
    showResult({ visaType: 'refugee', visaStartDate: from, ...rest });

  it('are said with their end, and with years that are met', () => {
    refugee('2021-12-10');
    expect(banner().textContent).toContain('Apply by 9 December 2026, before your permission ends.');
    expect(requirements().textContent).toContain('Continuous residence periodMet');
    expect(requirements().textContent).not.toContain('Not met');
  });

  it('once over, are nowhere called eligible', () => {
    refugee('2020-10-10');
    expect(document.body.textContent).not.toMatch(/Eligible for ILR|can apply for ILR now|You are eligible/);
    expect(banner().className).not.toContain('within');
  });

  it('were kept by who applied in them and waits', () => {
    refugee('2020-10-10', { awaitingDecisionSince: '2025-10-01' });
    expect(banner().textContent).toContain('For an application made on 1 October 2025: yes');
    expect(banner().textContent).not.toContain('Apply by');
  });
});

describe('A limit is an alarm only where it decides', () => {
  it('any twelve months over 180 of a worker', () => {
    showResult({ visaType: 'skilled_worker', ...away('2025-01-10', '2025-10-10') });
    expect(colourIn('Worst 12 months')).toBe('over');
    expect(card('Worst 12 months').textContent).toContain('ILR: 180 in any 12 months');
  });

  it('a year away after the years on Ancestry is none', () => {
    showResult({ visaType: 'uk_ancestry', visaStartDate: '2018-12-10', ...away('2026-01-01', '2026-11-01') });
    expect(banner().textContent).toContain('You can apply for ILR now');
    expect(colourIn('Worst 12 months')).toBe('within');
    expect(colourIn('Last 12 months')).toBeNull();
    expect(card('Last 12 months').textContent).toContain('After your qualifying years');
  });

  it('long residence before 11 April 2024 has 184 at one time, not 180 in any twelve months', () => {
    showResult({
      visaType: 'long_residence',
      visaStartDate: '2014-12-10',
      ...away('2022-01-01', '2022-09-01'),
    });
    expect(card('Longest absence').textContent).toContain('242 of 184 days');
    expect(card('Longest absence').textContent).toContain('184 at one time, before 11 April 2024');
    expect(requirements().textContent).toContain('242 of 184 days');
    cleanup();
    showResult({
      visaType: 'long_residence',
      visaStartDate: '2014-12-10',
      ...away('2022-01-01', '2022-07-05'),
    });
    expect(colourIn('Worst 12 months')).toBeNull();
    expect(card('Worst 12 months').textContent).toContain('184 days');
  });

  it('thirty months of sixty let more than six months count under the EU scheme', () => {
    showResult({
      visaType: 'eu_pre_settled',
      visaStartDate: '2020-12-10',
      ...away('2022-01-01', '2022-09-01'),
    });
    expect(card('Most days away').textContent).toContain('Another rule lets your years count');
    expect(panel('Overview').textContent).not.toContain('Over it');
    expect(colourIn('Most days away')).toBeNull();
    expect(colourIn('Last 12 months')).toBeNull();
    expect(document.body.textContent).not.toContain('This route sets no limit on days away');
  });

  it('no limit is none', () => {
    showResult({ visaType: 'spouse', ...away('2025-01-10', '2025-10-10') });
    expect(colourIn('Worst 12 months')).toBeNull();
    expect(card('Last 12 months').textContent).toContain('This route sets no limit on days away');
  });
});
