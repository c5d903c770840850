import { addresses, collectionContract } from '@settlewise/contract/collections';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Address } from '../../record/addresses/staysOf';
import { showPiece } from '../../testing/showPiece';
import { checkForForm } from './checkForForm';
import { findingsOf } from './findings';
import { WhatIsMissing } from './WhatIsMissing';

const home = (number: number, from: string, to: string | null, more: Partial<Address> = {}): Address => ({
  ...collectionContract(addresses).response.parse({ ...addresses.example, id: String(number) }),
  line1: `${number} Shore`,
  line2: null,
  town: 'Leith',
  withWhom: null,
  role: 'tenant',
  from,
  to,
  ...more,
});

const twelve = [
  home(1, '2021-09', '2022-06', { role: 'halls' }),
  home(2, '2022-06', '2022-09-14'),
  home(3, '2022-09-14', '2023-05-31', { role: 'family', withWhom: 'Lucía' }),
  home(4, '2023-07-02', '2023-12-31'),
  home(5, '2024-01-12', '2024-03-31'),
  home(6, '2024-04-01', '2024-06-30', { role: 'abroad', country: 'india', postcode: null }),
  home(7, '2024-07-01', '2024-12-31'),
  home(8, '2024-12-01', '2025-03-31'),
  home(9, '2025-03-01', '2025-03-31', { role: 'temporary' }),
  home(10, '2025-04-01', '2025-10-31'),
  home(11, '2025-11-01', '2026-04-30'),
  home(12, '2026-04-30', null, { role: 'owner' }),
];
/** Without the 11 days that have no address. */
const withoutGap = twelve.with(4, home(5, '2024-01-01', '2024-03-31'));
const withoutOverlap = withoutGap.with(6, home(7, '2024-07-01', '2024-11-30'));
const withoutConflict = withoutOverlap.with(5, home(6, '2024-04-01', '2024-06-30'));

function checkOf(list: readonly Address[]) {
  const check = checkForForm(
    {
      form: 'AN',
      applicationOn: '2027-03-01',
      bornOn: null,
      cameOn: null,
      afterIlr: null,
      spouse: false,
      whose: null,
    },
    {
      addresses: list,
      journeys: [{ departureDate: '2023-06-01', returnDate: '2023-07-01' }],
      today: '2026-11-28',
    },
  );
  if (check === null) throw new Error('There is no check');
  return check;
}

describe('Twelve addresses, checked for AN', () => {
  it('have in words what is to be corrected and what is in order', () => {
    const { toCorrect, inOrder } = findingsOf(checkOf(twelve));
    expect(toCorrect.map(({ sentence }) => sentence)).toEqual([
      'No address from 1 January 2024 to 11 January 2024: 11 days.',
      'Two addresses at once from 1 December 2024 to 31 December 2024: 7 Shore, Leith, and 8 Shore, Leith. Correct one of the dates, or say which of the two was temporary.',
      expect.stringMatching(/^6 Shore, Leith: You had an address outside the UK/),
    ]);
    expect(toCorrect.map(({ missing }) => missing)).toEqual([
      { from: '2024-01-01', to: '2024-01-11' },
      null,
      null,
    ]);
    expect(inOrder).toEqual([
      'No address from 1 June 2023 to 1 July 2023: 31 days. Your journey explains it: away from 1 June 2023 until 1 July 2023.',
      'Two addresses at once from 1 March 2025 to 31 March 2025: 8 Shore, Leith, and 9 Shore, Leith. One of them is temporary or abroad, or you gave the month alone.',
    ]);
  });

  it.each<[string, readonly Address[], string]>([
    ['the gap', twelve, '11 days missing'],
    ['two addresses at once', withoutGap, 'No day is missing, but your dates do not agree'],
    ['an address abroad', withoutOverlap, 'No day is missing, but your dates do not agree'],
    ['nothing', withoutConflict, 'No day is missing so far'],
  ])('with %s left to correct', (_left, list, verdict) => {
    showPiece(<WhatIsMissing check={checkOf(list)} />);
    expect(screen.getByText(verdict)).toBeTruthy();
  });
});
