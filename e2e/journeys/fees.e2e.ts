import { readFile } from 'node:fs/promises';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { amara, aVisa, daysAgo, record, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

/** The free width, in pixels, of a select after its selected text. */
function freeWidth(list: HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  const paper = document.createElement('canvas').getContext('2d');
  if (paper === null || !(list instanceof HTMLSelectElement)) return -1;
  paper.font = font;
  const words = paper.measureText(list.selectedOptions[0]?.text ?? '').width;
  return list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
}

test('the plan of a settled family shows its longest options completely, and one sum on screen, on paper and in a file', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  const visa = aVisa({ visaStartDate: yearsAgo(7), hasILR: true, ilrGrantDate: daysAgo(500) });
  await record(page, '/api/immigration/profile/visa', visa);
  await record(page, '/api/dependants', {
    firstName: 'Chloe',
    lastName: 'Khan',
    dateOfBirth: yearsAgo(8),
    relationship: 'child',
    nationality: 'india',
    bornInUk: false,
    british: false,
    travelsWith: 'me',
  });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/fees');
  const total = page.getByRole('region', { name: 'In all' }).getByRole('status');
  await expect(total).toHaveText(/£[1-9]/);
  const chosen = page.getByRole('group', { name: /^Step 1:/ }).getByLabel('What you apply for');
  for (const item of ['Registration of a child as British', 'Naturalisation as a British citizen']) {
    await chosen.selectOption({ label: item });
    expect(await chosen.evaluate(freeWidth), item).toBeGreaterThanOrEqual(0);
  }
  const compared = page.getByRole('region', { name: 'This day or that day' }).getByLabel('Application');
  expect(await compared.evaluate(freeWidth)).toBeGreaterThanOrEqual(0);
  const [sum = ''] = /£[\d,.]*\d/.exec((await total.textContent()) ?? '') ?? [];

  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const printed = pages.flatMap((sheet) => sheet.lines.map(({ text }) => text)).join('\n');
  expect(printed).toContain(sum);
  expect(printed).toContain('Registration of a child as British');
  expect(printed).not.toContain('Add an application');

  await page.setViewportSize({ width: 1280, height: 860 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').slice(1);
  const pence = rows.map((row) => Number((/"(\d+)\.(\d\d)"/.exec(row) ?? []).slice(1).join('')));
  expect(pence.reduce((all, each) => all + each, 0)).toBe(
    Math.round(100 * Number(sum.replaceAll(/[£,]/g, ''))),
  );
});
