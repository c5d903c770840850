import { defineConfig } from 'playwright/test';
import tests from '../playwright.config';

/** `npm run screenshots`: makes the pictures of the README from the running program. */
export default defineConfig({ ...tests, testDir: '.', testMatch: '*.shot.ts', reporter: 'list' });
