import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, anIlrForm } from '../../testing/calculatorForms';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import { calculateIlr } from '../calculators/ilr/calculateIlr';
import type { IlrForm } from '../calculators/ilr/ilrForm';
import { sources } from '../parameters/sources';
import { routes } from '../routes/routes';
import { visaTypes } from '../routes/visaTypes';
import { citizenshipSteps } from './citizenshipSteps';
import { settlementSteps } from './settlementSteps';
import { findSettlementPage } from './applicationPages';

const today = '2026-11-21';
const settling = (form: Partial<IlrForm> = {}, on = today) =>
  settlementSteps(calculateIlr(anIlrForm(form), on));
const everyDocument = {
  hasPassports: true,
  hasTravelHistory: true,
  hasILRProof: true,
  hasLanguageCertificate: true,
  hasLifeInUKCertificate: true,
  hasMarriageCertificate: true,
  hasTaxHistory: true,
};
const becoming = (form: Partial<CitizenshipForm> = {}, on = today, provided = everyDocument) => {
  const asked = aCitizenshipForm(form);
  return citizenshipSteps({ ...asked, ...provided }, calculateCitizenship(asked, on));
};
const titles = ({ documents }: { readonly documents: readonly { readonly title: string }[] }) =>
  documents.map(({ title }) => title);

describe('The next steps to ILR', () => {
  it('name the page and the form of the route, and the fee on the first day to apply', () => {
    const { applyOn, where, costs } = settling();
    expect(where).toEqual({ page: sources.govUkWorkSettlement, form: 'SET(O)' });
    expect(applyOn).toBe(today);
    expect(costs).toMatchObject({ on: today, total: 3_226, expected: false, laterEdition: true });
    expect(costs.extra.map(({ key, amount }) => [key, amount])).toEqual([
      ['priority', 500],
      ['super_priority', 1_000],
      ['life_in_the_uk_test', 50],
    ]);
  });

  it('use the fee of the day of the application, not of the calculation', () => {
    // Calculated the day before the fees rose, for an application after it.
    const before = settling({ visaStartDate: '2021-05-05' }, '2026-04-06');
    expect([before.applyOn, before.costs.total, before.costs.expected]).toEqual(['2026-04-07', 3_029, true]);
    const after = settling({ visaStartDate: '2021-05-06' }, '2026-04-06');
    expect([after.applyOn, after.costs.total, after.costs.edition.from]).toEqual([
      '2026-04-08',
      3_226,
      '2026-04-08',
    ]);
  });

  it('call a future fee expected', () => {
    const { applyOn, costs } = settling({ visaStartDate: '2023-06-01' });
    expect(applyOn).toBe('2028-05-04');
    expect(costs).toMatchObject({ on: '2028-05-04', total: 3_226, expected: true });
  });

  it.each([
    ['refugee', 'settlement_protection'],
    ['eu_pre_settled', 'eu_settlement'],
  ])('charge nothing, and offer nothing to pay for: %s', (visaType, key) => {
    const { costs } = settling({ visaType });
    expect([costs.total, costs.due[0]?.key, costs.extra]).toEqual([0, key, []]);
  });

  it('name no page if the result has no day, or if the person has applied', () => {
    expect(settling({ goodCharacter: false })).toMatchObject({ applyOn: null, where: null });
    const applied = settling({ visaStartDate: '2020-11-01', awaitingDecisionSince: '2026-10-01' });
    expect(applied).toMatchObject({ applyOn: null, where: null });
  });

  it('list the documents of the route that are required', () => {
    const everybody = ['Passport and eVisa', 'Proof of residence, if asked', 'Travel evidence'];
    const knowledge = ['English certificate', 'Life in the UK certificate'];
    // A Skilled Worker showed it for the visa; later the law requires a higher level.
    const shown = ['English certificate, if asked', 'Life in the UK certificate'];
    expect(titles(settling())).toEqual([...everybody, ...shown, 'Letter of your employer', 'Payslips']);
    expect(titles(settling({ visaType: 'spouse' }))).toEqual([
      ...everybody,
      ...knowledge,
      'Marriage certificate',
      'Letters to your shared address',
      'Status of your partner',
    ]);
    expect(titles(settling({ visaType: 'bno', dateOfBirth: '1950-01-01' }))).toEqual([
      ...everybody,
      'BN(O) or Hong Kong passport',
    ]);
    expect(titles(settling({ visaType: 'refugee' }))).toEqual([
      'Passport and eVisa',
      'Letter of your status',
    ]);
  });

  it('name each question that was not answered yes, with its step', () => {
    expect(settling().leftOpen).toEqual([]);
    const open = settling({
      visaType: 'global_talent',
      hasEnglishQualification: false,
      englishLevel: 'not_sure',
      meetsSalaryRequirement: false,
      goodCharacter: false,
    });
    expect(open.leftOpen).toEqual([
      { key: 'englishLanguage', step: 3 },
      { key: 'financialRequirement', step: 3 },
      { key: 'goodCharacter', step: 3 },
    ]);
  });

  it('exist for every visa of the forms, on any day of the fees', () => {
    for (const visaType of visaTypes)
      for (const day of ['2023-10-05', today, '2035-01-01'])
        expect(settling({ visaType, visaStartDate: '2020-01-01' }, day).costs.due).toHaveLength(1);
  });
});

describe('The page for an application', () => {
  it('is official for every route, and has a day on which it was checked', () => {
    for (const { key } of routes) {
      const { url, retrievedOn } = findSettlementPage(key).page;
      expect(url).toMatch(/^https:\/\/www\.gov\.uk\/[a-z0-9-]+$/);
      expect(retrievedOn <= '2026-10-06').toBe(true);
    }
    expect(findSettlementPage(null)).toEqual({ page: sources.govUkSettlement, form: null });
  });
});

describe('The next steps to citizenship', () => {
  it('name the application page, and the fee with the ceremony', () => {
    const { applyOn, where, costs } = becoming({ applicationDate: '2027-03-01' });
    expect(where).toEqual({ page: sources.govUkCitizenshipSettled, form: 'AN' });
    expect([applyOn, costs.on, costs.expected]).toEqual(['2027-03-01', '2027-03-01', true]);
    expect(costs.due.map(({ key, amount }) => [key, amount])).toEqual([
      ['naturalisation', 1_709],
      ['ceremony', 130],
    ]);
    expect(costs.total).toBe(1_839);
    expect(becoming({ isSpouseRoute: true }).where?.page).toBe(sources.govUkCitizenshipSpouse);
    expect(becoming({ statusType: 'irish' }).where?.page).toBe(sources.govUkCitizenship);
  });

  it('use the first day of the result if the planned day is too early', () => {
    const { applyOn, costs } = becoming({ settlementDate: '2026-06-01' });
    expect([applyOn, costs.on]).toEqual(['2027-06-01', '2027-06-01']);
  });

  it('use the fees of the day', () => {
    expect(becoming({}, '2026-04-07').costs.total).toBe(1_735);
    expect(becoming({}, '2026-04-08').costs.total).toBe(1_839);
    // A payment is never on a past planned day.
    expect(becoming({ applicationDate: '2026-04-01', settlementDate: '2024-01-15' }).costs.total).toBe(1_839);
  });

  it('are those of a child who registers, below the age of an adult', () => {
    const { where, costs } = becoming({ dateOfBirth: '2010-05-01', applicationDate: '2026-12-01' });
    expect(costs.due.map(({ key }) => key)).toEqual(['child_registration']);
    expect(where?.form ?? null).toBeNull();
  });

  it('name each unticked checkbox, and none that is not needed', () => {
    expect(becoming().leftOpen).toEqual([]);
    const empty = {
      physicalPresence: false,
      settlementStatus12Months: false,
      englishLanguage: false,
      lifeInUK: false,
      intendsToContinueResiding: false,
    };
    const keysOf = (form: Partial<CitizenshipForm>) => becoming(form).leftOpen.map(({ key }) => key);
    expect(keysOf(empty)).toEqual([
      'physicalPresence',
      'englishLanguage',
      'lifeInUK',
      'intendsToContinueResiding',
    ]);
    expect(keysOf({ ...empty, isSpouseRoute: true, dateOfBirth: '1950-01-01' })).toEqual([
      'physicalPresence',
    ]);
    // The person's level decides, not the checkbox.
    expect(keysOf({ englishLanguage: false, englishLevel: 'B2' })).toEqual([]);
  });

  it('name each missing document, and none that is not needed', () => {
    const none = {
      hasPassports: false,
      hasTravelHistory: false,
      hasILRProof: false,
      hasLanguageCertificate: false,
      hasLifeInUKCertificate: false,
      hasMarriageCertificate: false,
      hasTaxHistory: false,
    };
    const missing = (form: Partial<CitizenshipForm>) => becoming(form, today, none).leftOpen;
    expect(missing({})).toEqual(
      [
        'hasPassports',
        'hasTravelHistory',
        'hasILRProof',
        'hasLanguageCertificate',
        'hasLifeInUKCertificate',
        'hasTaxHistory',
      ].map((key) => ({ key, step: 3 })),
    );
    expect(missing({ isSpouseRoute: true }).map(({ key }) => key)).toContain('hasMarriageCertificate');
    expect(missing({ statusType: 'irish', dateOfBirth: '1950-01-01' }).map(({ key }) => key)).toEqual([
      'hasPassports',
      'hasTravelHistory',
      'hasTaxHistory',
    ]);
  });

  it('list the documents, also for a spouse', () => {
    expect(titles(becoming({ isSpouseRoute: true }))).toEqual([
      'Passport and eVisa',
      'Travel evidence',
      'Proof of settlement',
      'English certificate',
      'Life in the UK certificate',
      'Marriage certificate',
      'Passport of your spouse',
      'Proof of residence',
      'Two referees',
    ]);
    expect(titles(becoming({ statusType: 'irish', dateOfBirth: '1950-01-01' }))).toEqual([
      'Passport and eVisa',
      'Travel evidence',
      'Proof of residence',
      'Two referees',
    ]);
  });
});
