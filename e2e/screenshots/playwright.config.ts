import { defineConfig } from 'playwright/test';
import tests from '../playwright.config';

/** `npm run screenshots`: takes the README's screenshots of the running program. */
export default defineConfig({ ...tests, testDir: '.', testMatch: '*.shot.ts', reporter: 'list' });
