import { addDays, addYears, type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { expect, type Page } from 'playwright/test';
import { fromOurPage } from './people';

/** Today in London, as the program counts. */
export const today = (): CivilDate => civilDateInLondon(new Date());
export const daysAgo = (days: number): CivilDate => addDays(today(), -days);
export const inDays = (days: number): CivilDate => addDays(today(), days);
export const yearsAgo = (years: number, days = 0): CivilDate => addDays(addYears(today(), -years), -days);

/** Writes to the signed-in person's record with a form's API call, for tests that are not about the form. */
export async function record(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data, headers: fromOurPage });
  expect(answer.ok(), `POST ${path} was answered with ${answer.status()}`).toBe(true);
}

/** Changes some fields of an existing part of the record with a form's API call. */
export async function answer(page: Page, method: 'PUT' | 'PATCH', path: string, data: object): Promise<void> {
  const answered = await page.request.fetch(path, { method, data, headers: fromOurPage });
  expect(answered.ok(), `${method} ${path} was answered with ${answered.status()}`).toBe(true);
}

/** Uploads a small PDF that the program accepts. */
export async function upload(page: Page, title: string, rest: Record<string, string> = {}): Promise<void> {
  const answer = await page.request.post('/api/documents/upload', {
    headers: fromOurPage,
    multipart: {
      title,
      category: 'identity',
      documentType: 'passport',
      stage: 'ilr',
      ...rest,
      file: {
        name: `${title}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(
          '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
        ),
      },
    },
  });
  expect(answer.ok(), `The upload was answered with ${answer.status()}`).toBe(true);
}

/** A journey that ended yesterday and took `days` days, including both travel days. */
export const awayFor = (days: number, destination: string) => ({
  departureDate: daysAgo(days),
  returnDate: daysAgo(1),
  destination,
  reason: 'holiday',
});

/** The body that the task form sends. */
export const aTask = (title: string, rest: object = {}) => ({
  title,
  category: 'application',
  stage: 'pending',
  priority: 'medium',
  ...rest,
});

/** A visa on a five-year route to settlement. */
export const aVisa = (rest: object = {}) => ({
  currentVisaType: 'skilled_worker',
  visaStartDate: yearsAgo(3),
  visaExpiryDate: inDays(60),
  hasILR: false,
  ...rest,
});

/** The profile of a Skilled Worker of five years. */
export const amara = {
  personal: {
    firstName: 'Amara',
    lastName: 'Khan',
    dateOfBirth: '1990-01-01',
    nationality: 'india',
    countryOfBirth: 'india',
    passportNumber: 'AB123456',
    addressLine1: '4 Mill Lane',
    addressLine2: '',
    city: 'Leeds',
    state: '',
    postalCode: 'LS1 4AP',
    country: 'united_kingdom',
    phone: '',
  },
  visa: {
    currentVisaType: 'skilled_worker',
    visaStartDate: '2022-03-01',
    visaExpiryDate: '2027-12-31',
    visaNumber: '',
    brpNumber: '',
    brpExpiryDate: '',
  },
};
