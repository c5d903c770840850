import { expectToast, signUp } from '../support/people';
import { aVisa, daysAgo, inDays, record } from '../support/record';
import { expect, test } from '../support/test';

test('a person adds an application, and the timeline shows its progress and the permission in the meantime', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', aVisa({ visaExpiryDate: inDays(20) }));
  await page.goto('/timeline');
  await page.getByRole('link', { name: 'Your applications, with the day of each stage' }).click();
  await page.getByRole('button', { name: 'Add application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add application' });
  await dialog.getByLabel('What you applied for').selectOption({ label: 'Settlement (ILR)' });
  await dialog.getByLabel('Service').selectOption({ label: 'Standard' });
  await dialog.getByLabel('Sent on').fill(daysAgo(40));
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expectToast(page, 'Application added');

  await page.getByRole('link', { name: 'See them on your timeline' }).click();
  const waitingTime = page.getByRole('region', { name: 'Settlement (ILR)' });
  await expect(waitingTime).toContainText('The waiting time has not started');
  await waitingTime.getByRole('link', { name: 'Add what happened' }).click();
  await page.getByRole('button', { name: /^Edit Settlement/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit application' });
  await edit.getByLabel(/^Fingerprints and photo given/).fill(daysAgo(30));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Application updated');

  await page.getByRole('link', { name: 'See them on your timeline' }).click();
  await expect(waitingTime).toContainText('30 days since the waiting time started. Late from');
  await waitingTime.getByText('What you may do until the decision').press('Enter');
  await expect(waitingTime).toContainText('share code');
  const line = page.getByRole('region', { name: 'Your line' });
  await expect(line).toContainText('Permission goes on by law (section 3C)');
  await expect(line.locator(`time[datetime="${inDays(21)}"]`)).toBeVisible();
});
