import { addressesFor, unknownId } from '../support/pageList';
import { test } from '../support/test';
import { expectSoundPages } from '../support/visitPages';

// The pages come from the contract, so a new page is visited without a line here (support/pageList.ts).

test('every page of a visitor passes all checks', async ({ page }) => {
  // These links do not exist: the tests that make real links visit those (walks/shareResult.e2e.ts).
  const examples = {
    '/shared/:id': `/shared/${unknownId}#x`,
    '/shared/:id/revoke': `/shared/${unknownId}/revoke#x`,
  };
  // Three dates with several fields each: less than two and a half windows.
  const heights = { '/citizenship': 2_050 };
  await expectSoundPages(page, addressesFor('visitor', examples), { heights });
});
