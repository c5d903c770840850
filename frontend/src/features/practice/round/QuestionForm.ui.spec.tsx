import { cleanup, screen } from '@testing-library/react';
import type { Question } from '@settlewise/practice';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { QuestionForm } from './QuestionForm';

const question: Question = {
  id: 'q-001',
  topic: 'uk',
  theme: 'nations',
  kind: 'two',
  text: 'Which two belong to the UK?',
  options: ['Wales', 'Isle of Man', 'Northern Ireland', 'Jersey'],
  right: [0, 2],
  reason: 'The others are Crown Dependencies.',
  source: { title: 'A page', url: 'https://example.com/' },
  readOn: '2026-11-27',
  readAgainOn: '2026-11-27',
  bookMayDiffer: null,
  state: 'live',
};

/** What this browser was asked to read aloud; jsdom has no voice. */
let read: string[];
beforeEach(() => {
  read = [];
  serverInMemory({});
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => void read.push(text),
  });
});
afterEach(() => {
  // It stops reading when it leaves.
  cleanup();
  vi.unstubAllGlobals();
});

const asked =
  'Which two belong to the UK? Choose two answers. 1. Wales. 2. Isle of Man. 3. Northern Ireland. 4. Jersey.';

const form = (chosen: readonly number[], answered: boolean, aloud: boolean) => (
  <QuestionForm
    question={question}
    chosen={chosen}
    answered={answered}
    aloud={aloud}
    number={1}
    takesFocus={false}
    onChoose={() => undefined}
  />
);

it('A question is read aloud when it comes, for whoever wants that', () => {
  showPiece(form([], false, true));
  expect(read).toEqual([asked]);
});

it('Its answer is read aloud when it is shown, with what was right and why', () => {
  showPiece(form([0, 1], true, true));
  expect(read).toEqual([
    'Not right. The right answer is: Wales, and Northern Ireland. The others are Crown Dependencies.',
  ]);
});

it('Nothing is read to whoever does not want it, until they press the button', async () => {
  const { person } = showPiece(form([0, 2], true, false));
  expect(read).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(read).toEqual(['Right. The others are Crown Dependencies.']);
});
