import { expectAccessiblePage } from '../support/accessibilityChecks';
import { tooLong } from '../support/lengths';
import { expectToast, signUp } from '../support/people';
import { inDays, record } from '../support/record';
import { aLawyer, giveAccess, openShared } from '../support/sharing';
import { expect, expectNoAxeFindings, test } from '../support/test';

test('jobs and parents are added, changed and removed, and only the lawyer for whom they are ticked sees them', async ({
  page,
  browser,
  program,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  for (let year = 2008; year < 2020; year += 1)
    await record(page, '/api/jobs', {
      ...{ kind: 'employed', employer: `Yard ${year}`, job: 'Welder', address: '2 Dock Road, Leith' },
      ...{ from: `${year}-01`, to: `${year}-12`, precision: 'month', dependants: null },
    });

  await page.goto('/dashboard/immigration-profile');
  await page.getByRole('link', { name: 'Your work and study' }).click();
  await page.getByRole('button', { name: 'Add job or course' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoAxeFindings(page);
  await dialog.getByLabel('Work or study').selectOption({ label: 'School, college or university' });
  await dialog.getByLabel('Employer, business or school').fill('Leith Academy');
  await dialog.getByLabel('From').fill('1/9/2020');
  await dialog.getByRole('button', { name: 'Add job or course' }).click();
  await expectToast(page, 'Job or course added');
  const jobs = page.getByRole('region', { name: 'Your jobs and courses' }).getByRole('listitem');
  await expect(jobs.first()).toContainText('01 Sep 2020 to now');
  await expectAccessiblePage(page);

  await page.goto('/dashboard/parents');
  await page.getByRole('button', { name: 'Add parent' }).first().click();
  await dialog.getByLabel('Which parent').selectOption({ label: 'Mother' });
  await dialog.getByLabel('Full name').fill('Ngozi Okafor');
  const nationality = dialog.getByRole('combobox', { name: 'Nationality' });
  await nationality.fill('Nigeria');
  await nationality.press('Enter');
  await nationality.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Add parent' }).click();
  await expectToast(page, 'Parent added');
  await expect(page.getByRole('region', { name: 'Your parents' })).toContainText('Ngozi Okafor');
  await expectAccessiblePage(page);
  expect(await tooLong(page, ['/dashboard/work', '/dashboard/parents'])).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  const lawyer = await aLawyer(browser, program);
  await giveAccess(page, lawyer.person.email, inDays(20), ['your parents'], true);
  await openShared(lawyer.page, 'Parents');
  await expect(lawyer.page.getByRole('tabpanel')).toContainText('Ngozi Okafor');
  await expect(lawyer.page.getByRole('tab', { name: 'Work and study' })).toHaveCount(0);

  await page.goto('/dashboard/work');
  await page.getByRole('button', { name: 'Remove Leith Academy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove job or course' }).click();
  await expectToast(page, 'Job or course removed');
  await expect(jobs.first()).toContainText('Yard 2019');
});
