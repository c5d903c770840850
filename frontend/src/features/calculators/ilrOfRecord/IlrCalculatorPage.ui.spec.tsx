import { ilrCalculationRequest } from '@settlewise/contract/assessments';
import type { VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { calculateIlr } from '@settlewise/rules/calculators';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../../record/drafts/draftStorage';
import { ilrDraft } from '../ilr/draft/ilrDraft';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { recordCalls } from '../testing/recordCalls';
import { setField } from '../../../testing/setField';

const ilrCall = 'GET /api/immigration/profile/ilr-progress';
const calculation = 'POST /api/calculate-ilr-eligibility';

/** The server of a Skilled Worker since 4 May 2022, which calculates as the real one does. */
function serverWith(
  visaDetails: Partial<VisaDetailsResponse> = {},
  profile: Partial<UserProfileResponse> = {},
  ilr: Partial<IlrProgressResponse> = {},
) {
  return serverInMemory({
    ...recordCalls({ visa: visaDetails, profile, ilr }),
    [calculation]: ({ body }) => ({
      status: 200,
      body: calculateIlr(ilrCalculationRequest.parse(body), '2026-11-23'),
    }),
  });
}

const issued = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Visa issue date' });

describe('The ILR calculator of the dashboard', () => {
  it('asks nothing of somebody who has ILR, whose visas do not matter any more', async () => {
    serverWith({}, {}, { hasILR: true, ilrGrantDate: '2025-10-12' });
    openPage('/dashboard/ilr-calculator');
    expect(
      await screen.findByText('You have indefinite leave to remain (ILR) since 12 October 2025'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Citizenship calculator' }).getAttribute('href')).toBe(
      '/citizenship?use=recorded',
    );
    expect(screen.queryByRole('textbox', { name: 'Visa issue date' })).toBeNull();
  });

  it('is filled in from the record, and leaves what was typed into the public one alone', async () => {
    const publicDraft = { typed: 'elsewhere' };
    writeDraft('ilr', publicDraft);
    serverWith();
    const { person } = openPage('/dashboard/ilr-calculator');
    expect(await screen.findByText('Filled in from your record')).toBeTruthy();
    expect(
      screen.getByText(
        /your Skilled Worker visa, the start of your visa, your good character and 1 journey\./,
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(/Step 3 asks for what your record does not have: your English and the money test\./),
    ).toBeTruthy();
    expect(issued().value).toBe('04 May 2022');
    setField(issued(), '1 June 2022');
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Your absences' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Trip 1 Jersey, holiday/ })).toBeTruthy();
    expect(readDraft('ilr', z.object({ typed: z.string() }))).toEqual(publicDraft);
    expect(readDraft('ilrOfRecord', ilrDraft)?.visaStartDate).toBe('2022-06-01');
  });

  it('asks nothing a second time: earlier visas, applications, level, birth date and islands are there', async () => {
    const server = serverWith(
      {
        visaExpiryDate: '2027-05-03',
        appliedInTime: 'yes',
        previousVisaHistory: [
          {
            id: 'h1',
            visaType: 'skilled_worker',
            startDate: '2019-03-01',
            endDate: '2022-02-28',
            appliedOn: null,
            appliedInTime: null,
            gapBefore: null,
          },
        ],
      },
      { dateOfBirth: '1985-04-01', englishLevel: 'B2', englishLanguageProof: true },
    );
    const { person } = openPage('/dashboard/ilr-calculator');
    expect(
      await screen.findByText(/your earlier visa, your level of English, your date of birth/),
    ).toBeTruthy();
    const earlier = within(screen.getByRole('group', { name: 'Earlier visa 1' }));
    expect(earlier.getByRole<HTMLInputElement>('textbox', { name: 'First day' }).value).toBe('01 Mar 2019');
    const inTime = screen.getByRole('group', { name: 'Did you apply before your earlier visa ended?' });
    expect(within(inTime).getByLabelText<HTMLInputElement>('Yes').checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Last day of your visa/ }).value).toBe(
      '03 May 2027',
    );
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Other requirements' });
    for (const question of ['Financial requirements', 'Good character'])
      await person.click(within(screen.getByRole('group', { name: question })).getByLabelText('Yes'));
    const english = screen.getByRole('group', { name: 'English language (B1 level)' });
    expect(within(english).getByLabelText<HTMLInputElement>('Yes').checked).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Calculate' }));
    await screen.findByRole('heading', { name: 'ILR Eligibility Results' });
    expect(server.requests(calculation)[0]?.body).toMatchObject({
      visaStartDate: '2022-05-04',
      permissions: [
        { from: '2019-03-01', to: '2022-02-28', visaType: 'skilled_worker' },
        { from: '2022-05-04', to: '2027-05-03', appliedInTime: 'yes' },
      ],
      dateOfBirth: '1985-04-01',
      englishLevel: 'B2',
      detailedAbsences: [{ startDate: '2026-01-01', crownDependency: 'visited' }],
    });
  });

  it('asks about a journey to Jersey on which the date hangs, as the progress page does', async () => {
    const source = {
      title: 'Appendix Continuous Residence',
      url: 'https://www.gov.uk/guidance',
      retrievedOn: '2026-10-06',
    };
    const ofJersey: IlrProgressResponse['questions'][number] = {
      code: 'crown_dependency',
      message: 'Did you live in Jersey with permission?',
      why: 'It counts.',
      source,
      fillInAt: '/dashboard/immigration-profile',
      visa: null,
      answered: null,
      journey: { id: 'j1', departureDate: '2023-01-01', returnDate: '2023-09-10', destination: 'Jersey' },
    };
    const outcomes: IlrProgressResponse['outcomes'] = [
      {
        supposing: 'If you lived on the islands with permission',
        verdict: 'not_yet',
        earliestApplicationDate: '2027-04-06',
        eligibilityDate: '2027-05-04',
        says: 'you can apply from 6 April 2027',
      },
    ];
    serverWith({}, {}, { questions: [ofJersey], outcomes });
    openPage('/dashboard/ilr-calculator');
    const asked = within(await screen.findByRole('region', { name: 'One question decides your date' }));
    expect(asked.getByText('Did you live in Jersey with permission?')).toBeTruthy();
    expect(asked.getByText('You can apply from 6 April 2027.')).toBeTruthy();
  });

  it('says so when the record cannot be loaded', async () => {
    const server = serverWith();
    server.on(ilrCall, () => ({ status: 500, body: { message: 'Broken.' } }));
    openPage('/dashboard/ilr-calculator');
    expect(within(await screen.findByRole('alert')).getByText('Error Loading Data')).toBeTruthy();
  });
});
