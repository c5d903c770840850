import { signUp } from '../support/people';
import { test } from '../support/test';
import { addJourney } from '../support/tracker';

const journeys = [
  { departure: '18 Dec 2024', return: '12 Jan 2025', destination: 'Lagos', reason: 'Family' },
  { departure: '4 Apr 2025', return: '9 Apr 2025', destination: 'Lisbon', reason: 'Business' },
  { departure: '20 Jul 2025', return: '24 Aug 2025', destination: 'Lagos', reason: 'Family' },
  { departure: '12 Feb 2026', return: '15 Feb 2026', destination: 'Madrid', reason: 'Business' },
  { departure: '1 Aug 2026', return: '29 Aug 2026', destination: 'Accra', reason: 'Holiday' },
];

test('the pictures of the README are taken', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.screenshot({ path: 'e2e/screenshots/home.png' });

  await signUp(page);
  await page.goto('/absence-tracker');
  for (const journey of journeys) await addJourney(page, journey);
  await page.reload();
  await page.getByRole('table').waitFor();
  await page.screenshot({ path: 'e2e/screenshots/tracker.png', fullPage: true });
});
