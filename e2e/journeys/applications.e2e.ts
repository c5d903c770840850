import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, signUp } from '../support/people';
import { aVisa, daysAgo, inDays, record } from '../support/record';
import { expect, expectNoAxeFindings, test } from '../support/test';

test('an application is added, its appointment starts the clock, and with its decision it stands on the line no more as waiting', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', aVisa({ visaExpiryDate: inDays(20) }));
  await page.goto('/timeline');
  await page.getByRole('link', { name: 'Your applications, with the day of each stage' }).click();
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await expectAccessiblePage(page);

  await page.getByRole('button', { name: 'Add application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add application' });
  await dialog.getByLabel('What you applied for').selectOption({ label: 'Settlement (ILR)' });
  await dialog.getByLabel('Service').selectOption({ label: 'Standard' });
  await dialog.getByLabel('Sent on').fill(daysAgo(40));
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expectToast(page, 'Application added');

  await page.getByRole('link', { name: 'See them on your timeline' }).click();
  const waits = page.getByRole('region', { name: 'Settlement (ILR)' });
  await expect(waits).toContainText('The waiting time has not started');
  await expect(waits).toContainText('you withdraw your application');
  await waits.getByRole('link', { name: 'Add what happened' }).click();

  await page.getByRole('button', { name: /^Edit Settlement/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit application' });
  await edit.getByLabel(/^Fingerprints and photo given/).fill(daysAgo(30));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Application updated');
  await page.getByRole('link', { name: 'See them on your timeline' }).click();
  await expect(waits).toContainText('30 days since the waiting time started. Late from');
  await expect(waits).toContainText('of the standard has passed');
  await waits.getByText('What you may do until the decision').press('Enter');
  await expect(waits).toContainText('share code');
  const list = page.getByRole('region', { name: 'Your line' });
  await expect(list).toContainText('Permission goes on by law (section 3C)');
  await expect(list.locator(`time[datetime="${inDays(21)}"]`)).toBeVisible();
  await expectAccessiblePage(page);

  await waits.getByRole('link', { name: 'Add what happened' }).click();
  await page.getByRole('button', { name: /^Edit Settlement/ }).click();
  await edit.getByLabel(/^Decided on/).fill(daysAgo(1));
  await edit.getByLabel(/^Outcome/).selectOption({ label: 'Granted' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Application updated');
  await expect(page.getByRole('listitem').filter({ hasText: 'Settlement (ILR)' })).toContainText(
    'Granted on',
  );
  await page.getByRole('link', { name: 'See them on your timeline' }).click();
  await expect(page.getByRole('region', { name: 'Your line' })).toBeVisible();
  await expect(waits).toHaveCount(0);
});
