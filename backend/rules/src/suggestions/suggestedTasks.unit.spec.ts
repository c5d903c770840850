import { describe, expect, it } from 'vitest';
import { suggestedTasks, taskForRequirement, type Plans } from './suggestedTasks';

const plans: Plans = {
  today: '2026-11-21',
  next: 'ilr',
  visaType: 'skilled_worker',
  visaEnds: '2027-05-03',
  applyFrom: '2027-04-06',
  open: new Set(['residence', 'english', 'life_in_uk']),
  passportEnds: null,
};
const offered = (change: Partial<Plans> = {}, titles: readonly string[] = []) =>
  suggestedTasks({ ...plans, ...change }, titles).map(({ title, dueDate }) => `${dueDate ?? ''} ${title}`);

describe('The tasks suggested for an application', () => {
  it('are those of a Skilled Worker on the way to ILR, each due before the first day to apply', () => {
    expect(offered()).toEqual([
      '2027-01-06 Book the Life in the UK test',
      '2027-01-06 Prove my English',
      // The newest one is that of March.
      '2027-03-31 Collect my payslips',
      // A letter from before 9 March would be too old on the day of the application.
      '2027-03-30 Ask my employer for a letter',
      '2027-04-06 Apply for ILR',
    ]);
  });

  it('exclude tasks that are already in the list, in any spelling', () => {
    const titles = ['  prove my ENGLISH', 'Apply for ILR', 'Collect my payslips'];
    expect(offered({}, titles).map((line) => line.slice(11))).toEqual([
      'Book the Life in the UK test',
      'Ask my employer for a letter',
    ]);
  });

  it('exclude what the person noted in other words, open or done', () => {
    const titles = [
      'Collect payslips of the last six months',
      'Fill in the ILR form',
      'Pass the Life in the UK test',
      'Ask the employer for a letter',
    ];
    expect(offered({}, titles).map((line) => line.slice(11))).toEqual(['Prove my English']);
    const settled = { next: 'citizenship', open: new Set<string>() } as const;
    expect(offered(settled, ['Choose two referees']).map((line) => line.slice(11))).toEqual([
      'Apply for citizenship',
    ]);
  });

  it('exclude the test and English once both are proven', () => {
    expect(offered({ open: new Set(['residence']) }).join()).not.toMatch(/English|Life in the UK/);
  });

  it('begin with the visa if it ends before the first day to apply', () => {
    expect(offered({ visaEnds: '2027-02-01' })[0]).toBe('2027-01-02 Extend my visa');
    expect(offered({ visaEnds: '2026-12-01' })[0]).toBe('2026-11-28 Extend my visa');
    // A visa that has ended needs no task.
    expect(offered({ visaEnds: '2026-11-01' }).join()).not.toContain('Extend');
  });

  it('name the last day to apply by the end of the visa', () => {
    const saidBy = (change: Partial<Plans>) =>
      suggestedTasks({ ...plans, ...change }, []).map(({ title, description }) => [title, description]);
    expect(saidBy({ visaEnds: '2027-02-01' })).toEqual(
      expect.arrayContaining([
        [
          'Extend my visa',
          'It ends on 1 February 2027, before you can apply for ILR. Apply before that day. The due date leaves you time.',
        ],
        ['Apply for ILR', 'Not before the first day on your progress page, once your visa is extended.'],
      ]),
    );
    expect(saidBy({})).toContainEqual([
      'Apply for ILR',
      'Not before the first day on your progress page, and before your visa ends.',
    ]);
  });

  it('name a passport that expires before one can apply, or soon, and no other', () => {
    expect(offered({ passportEnds: '2027-03-01' })).toContain('2026-12-01 Renew my passport');
    expect(offered({ passportEnds: '2030-03-01' }).join()).not.toContain('passport');
    expect(offered({ passportEnds: '2026-11-20' }).join()).not.toContain('passport');
  });

  it('follow the visa: a partner needs proof of the shared home, and no payslips', () => {
    const titles = offered({ visaType: 'spouse' }).join();
    expect(titles).toContain('Collect letters to our shared address');
    expect(titles).not.toContain('payslips');
  });

  it('are those of citizenship for a person with ILR', () => {
    const applyFrom = '2027-03-01';
    expect(offered({ next: 'citizenship', applyFrom, open: new Set() })).toEqual([
      '2027-01-15 Find my referees',
      '2027-03-01 Apply for citizenship',
    ]);
  });

  it('have no due date if none is known, and never one before tomorrow', () => {
    expect(offered({ applyFrom: null, visaEnds: null, visaType: null })).toEqual([
      ' Book the Life in the UK test',
      ' Prove my English',
    ]);
    // A person who can already apply has time until the visa ends.
    expect(offered({ applyFrom: '2026-11-01', visaEnds: '2026-12-24' })).toContain(
      '2026-12-24 Apply for ILR',
    );
    expect(offered({ applyFrom: '2026-11-26', visaEnds: null })).toContain(
      '2026-11-26 Book the Life in the UK test',
    );
  });
});

describe('The task of a requirement', () => {
  it.each([
    ['life_in_uk', 'Book the Life in the UK test'],
    ['english', 'Prove my English'],
    ['residence', 'Apply for ILR'],
    ['absences', 'Ask for advice about my days away'],
    ['good_character', 'Ask for advice before I apply'],
  ])('%s is to %s', (key, title) => expect(taskForRequirement(key, plans)?.title).toBe(title));

  it('does not exist if the requirement is unknown', () => {
    expect(taskForRequirement('toString', plans)).toBeNull();
  });
});
