import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { expectLimitMs, hangLimitMs } from '../scripts/testLimits';

const executablePath = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: '.',
  projects: [
    // One way through each tool, for `npm test`.
    { name: 'walks', testMatch: 'walks/*.e2e.ts' },
    // All others, for `npm run test:browser`.
    { name: 'browser', testMatch: '**/*.e2e.ts', testIgnore: 'walks/**' },
  ],
  outputDir: './test-results',
  // Each worker runs its own program with its own PostgreSQL, so that a test may count all people.
  workers: Math.min(4, availableParallelism()),
  timeout: hangLimitMs,
  expect: { timeout: expectLimitMs },
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording takes a fifth of the time, so only the message and a screenshot are kept. `--trace on` records traces.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: to compile its scripts a second and third time costs more than it saves
        // (measured: a tenth of all the time that the browser computes).
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
