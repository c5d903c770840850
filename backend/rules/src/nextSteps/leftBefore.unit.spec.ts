import { expect, it } from 'vitest';
import { leftBefore } from './leftBefore';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

it('The remaining steps contain each topic once: a requirement before a task before a document', () => {
  const left = leftBefore({
    requirements: titled('English at level B1', 'Life in the UK test'),
    tasks: titled(
      'Book the Life in the UK test',
      'Collect my payslips',
      'Get ready for settlement: Old contract',
      'Call the landlord',
    ),
    documents: titled('Passport', 'English', 'Latest payslip', 'Old contract'),
  });
  expect(left.requirements.map(({ asked, task }) => [asked.title, task?.title])).toEqual([
    ['English at level B1', undefined],
    ['Life in the UK test', 'Book the Life in the UK test'],
  ]);
  expect(left.tasks).toEqual(
    titled('Collect my payslips', 'Get ready for settlement: Old contract', 'Call the landlord'),
  );
  expect(left.documents).toEqual(titled('Passport'));
});
