import { expectNoSidewaysScroll, test } from '../support/test';

// everyPage.e2e.ts looks at every page at twenty widths.

test('the lists of the header lie within the narrowest window that has them', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 844 });
  await page.goto('/');
  for (const name of ['Calculators & Tools', 'Resources']) {
    await page.getByRole('button', { name }).click();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
  }
});
