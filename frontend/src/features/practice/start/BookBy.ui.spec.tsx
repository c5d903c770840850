import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { BookBy, bookByInWords } from './BookBy';

const citizenship = aCitizenshipAnswer();
const lifeInUk = (state: 'met' | 'not_met' | 'not_asked', detail: string) => ({
  requirements: [{ key: 'life_in_uk' as const, title: 'Life in the UK test', state, detail }],
});
const first = { ilrApplicationEarliestDate: '2027-05-04', homeOffice: null };

describe('When to book the test', () => {
  it('is 38 days before the first day to apply', () => {
    const words = bookByInWords(anIlrProgress({ ...first, ...lifeInUk('not_met', 'No pass.') }), citizenship);
    expect(words).toMatchObject({ tone: 'info', title: 'Book the test by 27 March 2027' });
    expect(words?.sentences.join(' ')).toContain('4 May 2027');
  });

  it('is now where that day has passed', () => {
    const soon = { ...first, ilrApplicationEarliestDate: '2026-12-20', ...lifeInUk('not_met', 'No pass.') };
    expect(bookByInWords(anIlrProgress(soon), citizenship)).toMatchObject({
      tone: 'soon',
      title: 'Book the test now',
    });
  });

  it('does not matter to whoever has passed, or is not asked', () => {
    const passed = anIlrProgress({ ...first, ...lifeInUk('met', 'You said that you passed it.') });
    expect(bookByInWords(passed, citizenship)).toEqual({
      ...{ tone: 'within', title: 'You need not practise any more' },
      sentences: ['You said that you passed it.'],
    });
    const spared = anIlrProgress({
      ...first,
      ...lifeInUk('not_asked', 'Not asked of you because of your age.'),
    });
    expect(bookByInWords(spared, citizenship)?.title).toBe('You need not take the test');
  });

  it('is not said where no day to apply is known', () => {
    const open = { ...lifeInUk('not_met', 'No pass.'), ilrApplicationEarliestDate: null, homeOffice: null };
    expect(bookByInWords(anIlrProgress(open), citizenship)).toBeNull();
  });
});

it('Whoever has passed is led to the step that asks for it', async () => {
  serverInMemory({
    'GET /api/immigration/profile/ilr-progress': () => ({
      status: 200,
      body: anIlrProgress({ ...first, ...lifeInUk('not_met', 'No pass.') }),
    }),
    'GET /api/immigration/profile/citizenship-eligibility': () => ({ status: 200, body: citizenship }),
  });
  showPiece(<BookBy />);
  const link = await screen.findByRole('link', { name: 'I have passed the test' });
  expect(link.getAttribute('href')).toBe('/onboarding/6');
});
