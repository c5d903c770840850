import { expect, test } from 'vitest';
import { tokens } from '../frontend/src/ui/theme/tokens';
import { mailColours } from '../infra/src/mail/mailColours';

// The server may not import the frontend, so emails have their own table of colours.

test.each(['light', 'dark'] as const)('emails have the colours of the pages: %s', (scheme) => {
  expect(tokens[scheme]).toMatchObject(mailColours[scheme]);
});
