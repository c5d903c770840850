import type { Page } from 'playwright/test';

/** Opens what a result folds away: reasons that are only good to know. */
export const openGoodToKnow = (page: Page) => page.getByRole('button', { name: /^Good to know/ }).click();
