import { expect, it } from 'vitest';
import { leftBefore } from './leftBefore';

const withTitles = (...titles: string[]) => titles.map((title) => ({ title }));

it('The remaining steps contain each topic once: a requirement before a task before a document', () => {
  const remaining = leftBefore({
    requirements: withTitles('English at level B1', 'Life in the UK test'),
    tasks: withTitles(
      'Book the Life in the UK test',
      'Collect my payslips',
      'Get ready for settlement: Old contract',
      'Call the landlord',
    ),
    documents: withTitles('Passport', 'English', 'Latest payslip', 'Old contract'),
  });
  expect(remaining.requirements.map(({ asked, task }) => [asked.title, task?.title])).toEqual([
    ['English at level B1', undefined],
    ['Life in the UK test', 'Book the Life in the UK test'],
  ]);
  expect(remaining.tasks).toEqual(
    withTitles('Collect my payslips', 'Get ready for settlement: Old contract', 'Call the landlord'),
  );
  expect(remaining.documents).toEqual(withTitles('Passport'));
});
