import { expect, test } from 'vitest';
import { showPiece } from '../../testing/showPiece';
import { SourceNote } from './SourceNote';

test.each([
  [
    'Statement of changes to the Immigration Rules: HC 1691, 5 March 2026',
    'which we know from others, as it was on',
  ],
  ['Immigration Rules, Appendix Skilled Worker', 'last read on'],
  ['A page that no rule rests on', 'last read on'],
])('%s: %s a day', (title, words) => {
  showPiece(<SourceNote source={{ title, url: 'https://www.gov.uk', retrievedOn: '2026-03-05' }} />);
  expect(document.body.textContent).toContain(words);
});
