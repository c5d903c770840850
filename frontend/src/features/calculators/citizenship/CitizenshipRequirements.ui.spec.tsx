import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseVisaType } from '../../../testing/chooseVisaType';
import { openPage } from '../../../testing/openPage';
import {
  atRequirements,
  button,
  calculatingServer,
  passFirstStep,
  passSecondStep,
  showCalculator,
  tickEveryRequirement,
} from './testing/citizenshipTesting';

beforeEach(() => localStorage.clear());

describe('The requirements', () => {
  const ticksOf = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map(({ id }) => id.replace('citizenship-', ''));

  it('are ticked in three groups, with good character in detail', async () => {
    calculatingServer();
    const { person } = showCalculator(atRequirements);
    expect(ticksOf('Core Requirements')).toEqual([
      // The dates of the first step show the twelve months of settlement.
      'physicalPresence',
      'physicalPresenceExactDate',
      'englishLanguage',
      'lifeInUK',
      'goodCharacter',
      'intendsToContinueResiding',
    ]);
    expect(ticksOf('Document Readiness')).toEqual([
      'hasPassports',
      'hasTravelHistory',
      'hasILRProof',
      'hasLanguageCertificate',
      'hasLifeInUKCertificate',
      'hasTaxHistory',
    ]);
    expect(ticksOf('Additional Considerations')).toEqual([
      'allowsDualCitizenship',
      'hasProvidedBiometrics',
      'hasPreviousVisas',
    ]);
    await person.click(button('Show good character details'));
    for (const name of ['Financial issues', 'A criminal record', 'Immigration issues']) {
      expect(screen.getByRole('checkbox', { name })).toBeTruthy();
    }
    // 1 December 2026, five years earlier, and a day later.
    expect(screen.getByRole('checkbox', { name: 'I was in the UK on 2 December 2021' })).toBeTruthy();
  });

  it('ask a spouse for the marriage certificate', () => {
    calculatingServer();
    showCalculator({ ...atRequirements, isSpouseRoute: true });
    expect(ticksOf('Document Readiness')).toContain('hasMarriageCertificate');
    expect(screen.getByRole('checkbox', { name: 'I was in the UK on 2 December 2023' })).toBeTruthy();
  });

  it('ask how the person came, and send the answer', async () => {
    const server = calculatingServer();
    const { person } = showCalculator(atRequirements);
    await person.selectOptions(screen.getByLabelText(/^Did you come to the UK without permission\?/), 'No');
    await person.click(button('Calculate Eligibility'));
    await screen.findByRole('heading', { name: 'Your Results' });
    const [{ body } = { body: null }] = server.requests('POST /api/calculate-eligibility');
    expect(body).toMatchObject({ arrivedWithoutPermission: 'no' });
  });

  it('are sent with the whole form, at the end of the whole way', async () => {
    const server = calculatingServer();
    const { person } = openPage('/citizenship');
    await passFirstStep(person);
    await passSecondStep(person);
    await tickEveryRequirement(person);
    await person.click(
      screen.getByRole('checkbox', { name: 'I held other UK visas before my present status' }),
    );
    await chooseVisaType(person, screen.getByRole('combobox', { name: 'Add a visa' }), 'Global Talent');
    expect(button('Remove Global Talent')).toBeTruthy();
    await person.click(button('Calculate Eligibility'));
    await screen.findByRole('heading', { name: 'Your Results' });
    const ticked = ['physicalPresence', 'physicalPresenceExactDate', 'settlementStatus12Months'];
    const alsoTicked = ['englishLanguage', 'lifeInUK', 'goodCharacter', 'intendsToContinueResiding'];
    const empty = ['hasFinancialIssues', 'hasCriminalRecord', 'hasImmigrationIssues', 'hasPassports'];
    const alsoEmpty = ['hasTravelHistory', 'hasILRProof', 'hasLanguageCertificate', 'hasLifeInUKCertificate'];
    const others = [
      'hasMarriageCertificate',
      'hasTaxHistory',
      'allowsDualCitizenship',
      'hasProvidedBiometrics',
    ];
    expect(server.requests('POST /api/calculate-eligibility')[0]?.body).toEqual({
      immigrationRoute: 'skilled_worker',
      ukEntryDate: '2020-02-03',
      statusType: 'ilr',
      settlementDate: '2025-03-04',
      applicationDate: '2026-12-01',
      isSpouseRoute: false,
      marriedToBritishCitizen: false,
      hasPreviousVisas: true,
      previousVisaTypes: ['global_talent'],
      totalAbsences: 0,
      recentAbsences: 0,
      absenceRecords: [],
      useDetailedAbsences: false,
      ...Object.fromEntries([...ticked, ...alsoTicked].map((name) => [name, true])),
      ...Object.fromEntries([...empty, ...alsoEmpty, ...others].map((name) => [name, false])),
    });
  });
});
