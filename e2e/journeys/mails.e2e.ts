import { expect, test } from 'playwright/test';
import { everyMail } from '../support/everyMail';
import { expectNoAxeFindings, expectNoSidewaysScroll } from '../support/test';

test('every email is readable on a phone in both colour schemes: it fits, axe finds nothing, links are large enough', async ({
  page,
}) => {
  // An email must load nothing, because a request would reveal when and where it was opened.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { name, email } of everyMail) {
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setContent(email.html);
      await expectNoAxeFindings(page);
      await expectNoSidewaysScroll(page);
      const links = page.getByRole('link');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect.soft(box?.height ?? 0, await link.innerText()).toBeGreaterThanOrEqual(44);
      }
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await ground()).not.toBe(light);
      // Only colours depend on the scheme.
      await expectNoAxeFindings(page, ['color-contrast']);
    });
  }
  expect(requests).toEqual([]);
});
