import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { record, upload } from '../support/record';
import { expect, test } from '../support/test';

const home = (line1: string, postcode: string, from: string, to: string | null) => ({
  line1,
  line2: null,
  town: 'Leith',
  postcode,
  country: 'united_kingdom',
  role: 'tenant',
  from,
  to,
  precision: 'day',
  withWhom: null,
});
const bill = { documentType: 'address_proof', category: 'residence' };

test("a person names the documents that prove an address, and the print leaves out the screen's controls", async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/addresses', home('1 First Street', 'EH6 6AA', '2021-09-01', '2024-03-31'));
  await record(page, '/api/addresses', home('2 Second Street', 'EH6 6BB', '2024-04-01', null));
  await upload(page, 'Council tax EH6 6BB', { ...bill, issuedOn: '2026-10-01' });

  await page.goto('/address');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('AN');
  const proof = page.getByRole('region', { name: 'Proof of where you lived' });
  await expect(proof).toContainText('Council tax EH6 6BB, which names it.');
  await proof.getByRole('button', { name: 'Council tax EH6 6BB proves 2 Second Street, Leith' }).click();
  const cards = page.getByRole('region', { name: 'Your addresses' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Proof: Council tax EH6 6BB.');
  await expect(cards.nth(1)).toContainText('No proof yet.');
  const text = (await readPdf(await page.pdf()))
    .flatMap(({ lines }) => lines.map((each) => each.text))
    .join(' ');
  expect(text).toContain('For AN, the newest first');
  expect(text).toMatch(/Council tax EH6 6BB \(a /);
  expect(text).not.toContain('It proves this address');
});
