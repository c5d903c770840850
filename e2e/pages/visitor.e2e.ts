import { addressesFor, nobodys } from '../support/pageList';
import { test } from '../support/test';
import { expectSoundPages } from '../support/visitPages';

// The pages are those of the contract: a new one is visited without a line here (support/pageList.ts).

test('every page of a visitor is sound', async ({ page }) => {
  // Nobody's links: those that lead to something are visited where they are made (walks/shareResult.e2e.ts).
  const examples = {
    '/shared/:id': `/shared/${nobodys}#x`,
    '/shared/:id/revoke': `/shared/${nobodys}/revoke#x`,
  };
  // Three dates, each in parts: less than two and a half windows.
  const heights = { '/citizenship': 2_050 };
  await expectSoundPages(page, addressesFor('visitor', examples), { heights });
});
