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
const first = { ilrApplicationEarliestDate: '2027-05-04' };

describe('When to book the test', () => {
  it('is 38 days before the first day to apply', () => {
    const words = bookByInWords(anIlrProgress({ ...first, ...lifeInUk('not_met', 'No pass.') }), citizenship);
    expect(words).toMatchObject({ tone: 'info', title: 'Book the test by 27 March 2027' });
    expect(words?.sentences.join(' ')).toContain('4 May 2027');
  });

  it('is before the day that the person plans for, where they chose one for this application', () => {
    const ilr = anIlrProgress({ ...first, ...lifeInUk('not_met', 'No pass.') });
    const chosen = { plannedOn: '2027-08-10' };
    const words = bookByInWords(ilr, citizenship, chosen);
    expect(words?.title).toBe('Book the test by 3 July 2027');
    expect(words?.sentences[0]).toBe('You plan to apply on 10 August 2027.');
    expect(bookByInWords(ilr, citizenship, { ...chosen, form: 'SET(O)' })).toEqual(words);
    // ILR comes first, and asks for the test.
    expect(bookByInWords(ilr, citizenship, { ...chosen, form: 'AN' })?.title).toBe(
      'Book the test by 27 March 2027',
    );
    const noDay = anIlrProgress({ ilrApplicationEarliestDate: null, ...lifeInUk('not_met', 'No pass.') });
    expect(bookByInWords(noDay, citizenship, chosen)?.title).toBe('Book the test by 3 July 2027');
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
      tone: 'within',
      title: 'You need not practise any more',
      sentences: ['You said that you passed it.'],
    });
    const spared = anIlrProgress({
      ...first,
      ...lifeInUk('not_asked', 'Not asked of you because of your age.'),
    });
    expect(bookByInWords(spared, citizenship)?.title).toBe('You need not take the test');
  });

  it('is not said where no day to apply is known', () => {
    const open = { ...lifeInUk('not_met', 'No pass.'), ilrApplicationEarliestDate: null };
    expect(bookByInWords(anIlrProgress(open), citizenship)).toBeNull();
  });
});

function showBookBy(requirement: ReturnType<typeof lifeInUk>, answers: readonly object[] = []) {
  serverInMemory({
    'GET /api/immigration/profile/ilr-progress': () => ({
      status: 200,
      body: anIlrProgress({ ...first, ...requirement }),
    }),
    'GET /api/immigration/profile/citizenship-eligibility': () => ({ status: 200, body: citizenship }),
    'GET /api/answers': () => ({ status: 200, body: answers }),
  });
  showPiece(
    <BookBy>
      <p>Mock test</p>
    </BookBy>,
  );
}

it('Whoever has passed is led to the step that asks for it', async () => {
  showBookBy(lifeInUk('not_met', 'No pass.'));
  const link = await screen.findByRole('link', { name: 'I have passed the test' });
  expect(link.getAttribute('href')).toBe('/onboarding/6');
  expect(screen.getByText('Mock test').closest('details')).toBeNull();
});

it('The day to book by follows from the day that the record has for the checklist', async () => {
  const day = { applicant: 'you', question: 'planned_day', answer: '2027-08-10' };
  showBookBy(lifeInUk('not_met', 'No pass.'), [{ id: 'a1', ...day }]);
  expect(await screen.findByText('Book the test by 3 July 2027')).toBeTruthy();
});

it('Whoever need not take the test is told so, and the practice is folded away', async () => {
  showBookBy(lifeInUk('met', 'You said that you passed it.'));
  expect(await screen.findByText('You need not practise any more')).toBeTruthy();
  expect(screen.getByText('Practise all the same')).toBeTruthy();
  expect(screen.getByText('Mock test').closest('details')).toHaveProperty('open', false);
});
