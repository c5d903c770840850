import assert from 'node:assert/strict';
import { addDays, addYears, civilDateInLondon } from '@settlewise/rules/calendar';
import { textOfPdf } from './textOfPdf';
import { fill, named, press, see, type Visitor } from './visitor';

const today = civilDateInLondon(new Date());
const trips = [
  { from: addDays(today, -400), to: addDays(today, -390) },
  { from: addDays(today, -100), to: addDays(today, -95) },
];

/** A date as results show it, for example `4 Dec 2027`. */
const shortly = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace('Sept', 'Sep');

/** A walk through the program, with the expected state at its end. */
export interface Way {
  readonly name: string;
  readonly go: (visitor: Visitor, address: string) => Promise<void>;
}

/** The ways in the order in which one visitor goes them: each starts where the previous one ended. */
export const ways: readonly Way[] = [
  {
    name: 'home has its heading',
    async go({ page }, address) {
      await page.goto(address);
      const heading = await page.locator('h1').waitHandle();
      assert.notEqual((await heading.evaluate(({ innerText }) => innerText)).trim(), '');
    },
  },
  {
    name: 'the colours change and stay',
    async go({ page }) {
      const scheme = () =>
        page.evaluate(() => ({
          named: document.documentElement.dataset['colourScheme'],
          drawn: getComputedStyle(document.body).backgroundColor,
        }));
      const before = await scheme();
      await press(page, 'button', 'Use dark colours');
      const after = await scheme();
      assert.equal(after.named, 'dark');
      assert.notEqual(after.drawn, before.drawn);
      await page.reload();
      assert.deepEqual(await scheme(), after);
    },
  },
  {
    name: 'the ILR calculator leads with two trips to a result',
    async go({ page }, address) {
      await page.goto(`${address}/ilr`);
      await fill(page, 'Visa type', 'Skilled Worker', 'combobox');
      await press(page, 'option', 'Skilled Worker');
      await fill(page, 'Visa issue date', addYears(today, -6));
      await press(page, 'button', 'Next');
      await see(page, 'heading', 'Your absences');
      await press(page, 'radio', 'Individual trips');
      for (const [index, { from, to }] of trips.entries()) {
        // The first trip is open at first; adding another collapses the others to one line.
        if (index > 0) await press(page, 'button', 'Add Trip');
        const trip = named('group', `Trip ${index + 1}`);
        await fill(page, 'From', from, 'textbox', trip);
        await fill(page, 'To', to, 'textbox', trip);
      }
      await press(page, 'button', 'Next');
      await see(page, 'heading', 'Other requirements');
      for (const question of ['English language (B1 level)', 'Financial requirements', 'Good character'])
        await press(page, 'radio', 'Yes', named('group', question));
      await press(page, 'button', 'Calculate');
      await see(page, 'heading', 'ILR Eligibility Results');
    },
  },
  {
    name: 'a printed result holds the verdict and both trips, and no navigation',
    async go({ page }) {
      const text = await textOfPdf(await page.pdf({ preferCSSPageSize: true }));
      const dates = trips.flatMap(({ from, to }) => [shortly(from), shortly(to)]);
      for (const wanted of ['Eligible for ILR', 'Worst 12 months', 'Left the UK', ...dates])
        assert.ok(text.includes(wanted), `“${wanted}” is not on paper: ${text}`);
      for (const unwanted of ['Start Over', 'Print / Save as PDF', 'Absence Tracker'])
        assert.ok(!text.includes(unwanted), `“${unwanted}” is on paper`);
    },
  },
  {
    name: 'somebody signs up, adds a journey, and finds it after a reload',
    async go({ page }, address) {
      await page.goto(`${address}/auth?tab=register`);
      await fill(page, 'Username', 'amara.khan');
      await fill(page, 'Email', 'amara.khan@example.org');
      await page.locator('input[type=password]').fill('correct horse 42!');
      await press(page, 'button', 'Create account');
      await page.waitForFunction(() => !location.pathname.startsWith('/auth'));
      await page.goto(`${address}/dashboard/absences`);
      await press(page, 'button', 'Add Journey');
      const dialog = '[role=dialog]';
      await fill(page, 'Departure date', '20 Dec 2024', 'textbox', dialog);
      await fill(page, 'Return date', '4 Jan 2025', 'textbox', dialog);
      await fill(page, 'Destination', 'Lagos', 'textbox', dialog);
      await page.locator(`${dialog} select`).fill('family');
      await press(page, 'button', 'Add Journey', dialog);
      await see(page, 'rowheader', 'Lagos');
      await page.reload();
      await see(page, 'rowheader', 'Lagos');
    },
  },
];
