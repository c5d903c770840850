import { readFileSync } from 'node:fs';
import { test } from '../support/test';

const font = readFileSync(
  'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
).toString('base64');
const colours = ['ink', 'ink2', 'paper', 'action', 'within', 'withinSoft', 'soon', 'soonSoft'];

const pageIn = (colours: string) => `<!doctype html>
<style>
  :root { ${colours} }
  @font-face { font-family: Sans; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
  body { box-sizing: border-box; height: 630px; margin: 0; padding: 72px 80px; display: flex; flex-direction: column;
    justify-content: space-between; background: var(--paper); color: var(--ink); font-family: Sans }
  .name { color: var(--action); font-size: 34px; font-weight: 700 }
  h1 { margin: 0; max-width: 15em; font-size: 72px; font-weight: 720; line-height: 1.1 }
  .years { display: flex; gap: 6px; height: 76px }
  .years i { flex: 1; border-bottom: 8px solid var(--within); border-radius: 4px; background: var(--withinSoft) }
  .years i.soon { border-color: var(--soon); background: var(--soonSoft) }
  .years i.day { flex: 0.28; border-color: var(--action); background: var(--action) }
  .words { display: flex; justify-content: space-between; margin-top: 18px; color: var(--ink2); font-size: 27px }
</style>
<div class="name">Settlewise</div>
<h1>Know where you stand on the way to settling in the UK</h1>
<div>
  <div class="years"><i></i><i></i><i></i><i class="soon"></i><i></i><i class="day"></i></div>
  <div class="words"><span>Days outside the UK, year by year</span><span>The first day you can apply</span></div>
</div>`;

test('the picture for previews of a link is taken', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const ofSite = await page.evaluate(
    (names) =>
      names
        .map(
          (name) => `--${name}: ${getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)}`,
        )
        .join(';'),
    colours,
  );
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(pageIn(ofSite));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: 'frontend/public/preview.png' });
});
