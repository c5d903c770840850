import { expectToast, signUp } from '../support/people';
import { daysAgo } from '../support/record';
import { expect, test } from '../support/test';
import { addJourney, deleteJourney, fillJourney, journeyRows } from '../support/tracker';

test('journeys are added, counted against the limits, changed and deleted', async ({ page }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await expect(page.getByRole('heading', { name: 'No journeys yet' })).toBeVisible();
  await addJourney(page, {
    departure: daysAgo(131),
    return: daysAgo(31),
    destination: 'Lisbon',
    reason: 'Holiday',
  });
  await expectToast(page, 'Journey Added', 'Your absence record has been added successfully.');
  await addJourney(page, {
    departure: daysAgo(800),
    return: daysAgo(771),
    destination: 'Lagos',
    reason: 'Family',
  });
  await expect(journeyRows(page)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('131');
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Last 12 months' });
  await expect(page.getByText('1 journey, 101 days with travel days', { exact: true })).toBeVisible();
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'All time' });

  await page.getByRole('button', { name: 'Edit journey to Lisbon' }).click();
  const edit = page.getByRole('group', { name: 'Edit journey' });
  await fillJourney(edit, { destination: 'Porto' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(journeyRows(page)).toContainText(['Porto']);

  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('101');
  await expect(page.getByRole('tabpanel')).toContainText('Porto');
  await page.getByRole('tab', { name: 'Eligibility' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Over the citizenship limit');

  await page.getByRole('tab').first().click();
  await deleteJourney(page, 'Porto');
  await expectToast(page, 'Journey Deleted', 'Your absence record has been deleted successfully.');
  await expect(journeyRows(page)).toHaveText([/Lagos/]);
});
