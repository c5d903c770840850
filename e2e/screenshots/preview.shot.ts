import { readFileSync } from 'node:fs';
import { test } from 'playwright/test';
import { tokens } from '../../frontend/src/ui/theme/tokens';

const font = readFileSync(
  'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
).toString('base64');
const { ink, ink2, paper, action, within, withinSoft, soon, soonSoft } = tokens.light;

const page = `<!doctype html>
<style>
  @font-face { font-family: Sans; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
  body { box-sizing: border-box; height: 630px; margin: 0; padding: 72px 80px; display: flex; flex-direction: column;
    justify-content: space-between; background: ${paper}; color: ${ink}; font-family: Sans }
  .name { color: ${action}; font-size: 34px; font-weight: 700 }
  h1 { margin: 0; max-width: 15em; font-size: 72px; font-weight: 720; line-height: 1.1 }
  .years { display: flex; gap: 6px; height: 76px }
  .years i { flex: 1; border-bottom: 8px solid ${within}; border-radius: 4px; background: ${withinSoft} }
  .years i.soon { border-color: ${soon}; background: ${soonSoft} }
  .years i.day { flex: 0.28; border-color: ${action}; background: ${action} }
  .words { display: flex; justify-content: space-between; margin-top: 18px; color: ${ink2}; font-size: 27px }
</style>
<div class="name">Settlewise</div>
<h1>Know where you stand on the way to settling in the UK</h1>
<div>
  <div class="years"><i></i><i></i><i></i><i class="soon"></i><i></i><i class="day"></i></div>
  <div class="words"><span>Days outside the UK, year by year</span><span>The first day you can apply</span></div>
</div>`;

test('the picture that previews of a link show', async ({ page: window }) => {
  await window.setViewportSize({ width: 1200, height: 630 });
  await window.setContent(page);
  await window.evaluate(() => document.fonts.ready);
  await window.screenshot({ path: 'frontend/public/preview.png' });
});
