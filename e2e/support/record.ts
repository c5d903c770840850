import { addDays, addYears, civilDateInLondon, type CivilDate } from '@settlewise/rules';
import { expect, type Page } from 'playwright/test';

/** What day it is for the program, which counts from it. */
export const today = (): CivilDate => civilDateInLondon(new Date());
export const daysAgo = (days: number): CivilDate => addDays(today(), -days);
export const inDays = (days: number): CivilDate => addDays(today(), days);
export const yearsAgo = (years: number, days = 0): CivilDate => addDays(addYears(today(), -years), -days);

/** Writes something into the signed-in person's record by the call that a form makes, where the form is not the point. */
export async function record(page: Page, path: string, data: object): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(path, { data, headers: { origin } });
  expect(answer.ok(), `POST ${path} was answered with ${answer.status()}`).toBe(true);
}

/** The same of a call that changes what is there: some answers of a form. */
export async function answer(page: Page, method: 'PUT' | 'PATCH', path: string, data: object): Promise<void> {
  const { origin } = new URL(page.url());
  const answered = await page.request.fetch(path, { method, data, headers: { origin } });
  expect(answered.ok(), `${method} ${path} was answered with ${answered.status()}`).toBe(true);
}

/** Uploads a small PDF that the program takes for one. */
export async function upload(page: Page, title: string, rest: Record<string, string> = {}): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/documents/upload', {
    headers: { origin },
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

/** A journey that ended yesterday and took so many days, both travel days counted. */
export const awayFor = (days: number, destination: string) => ({
  departureDate: daysAgo(days),
  returnDate: daysAgo(1),
  destination,
  reason: 'holiday',
});

/** A task as its form sends it. */
export const aTask = (title: string, rest: object = {}) => ({
  title,
  category: 'application',
  stage: 'pending',
  priority: 'medium',
  ...rest,
});

/** A visa of a route with five years. */
export const aVisa = (rest: object = {}) => ({
  currentVisaType: 'skilled_worker',
  visaStartDate: yearsAgo(3),
  visaExpiryDate: inDays(60),
  hasILR: false,
  ...rest,
});
