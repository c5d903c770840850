import type { ReasonResponse } from '@settlewise/contract/assessments';
import { expect, it } from 'vitest';
import { showPiece } from '../../../testing/showPiece';
import { WhyFirst } from './WhyAndNext';

const source = {
  title: 'Appendix Continuous Residence, CR 3.1',
  url: 'https://example.org/rule',
  retrievedOn: '2026-11-21',
};
const reasons: readonly ReasonResponse[] = [
  { code: 'qualifying_period', message: 'Five years are asked.', source, standing: 'against' },
  { code: 'lead', message: 'Up to 28 days.', source, standing: 'to_know' },
];

/** On a phone, the headings and the lines that open, in the order of the page. */
function onPhone(said: string, all = reasons): readonly string[] {
  const next = <h2>What to do next</h2>;
  showPiece(<WhyFirst narrow title="Why this date" reasons={all} trips={[]} said={said} next={next} />);
  const shown = [...document.querySelectorAll('h2, button')];
  return (
    shown
      // The content of a closed line is not on show.
      .filter((element) => element.closest('[hidden], .MuiAccordionDetails-root, .MuiCollapse-root') === null)
      .map(({ textContent }) => textContent)
      .filter((words) => /^(?:Why|What to do|Good|More)/.test(words))
  );
}

it('On a phone why is a line above what to do next, where the verdict has said it in short', () => {
  expect(onPhone('Five years are asked.')).toEqual(['Why this date (2)', 'What to do next']);
});

it('On a phone one why stands above what to do next, and what is good to know is folded away below it', () => {
  expect(onPhone('')).toEqual(['Why this date', 'What to do next', 'Good to know (1)']);
});

it('On a phone what is good to know never stands above what to do next by itself', () => {
  expect(onPhone('All is met.', reasons.slice(1))).toEqual(['What to do next', 'Good to know (1)']);
});
