import type { NextAct } from '@settlewise/contract/nextAct';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNextAct } from '../../testing/dashboard';
import { showPiece } from '../../testing/showPiece';
import { NextActCard } from './NextActCard';

function show(act: NextAct) {
  showPiece(<NextActCard act={act} />, '/dashboard');
  return within(screen.getByRole('region', { name: 'What to do next' }));
}

describe('What to do next', () => {
  it('says its day and what is left for it', () => {
    const act = aNextAct({
      headline: 'Apply for ILR by 1 January 2027',
      kind: 'apply_for_ilr',
      daysLeft: 41,
      day: '2027-01-01',
      left: [
        {
          key: 'english',
          title: 'English at level B1 or above',
          detail: '',
          to: '/dashboard/immigration-profile',
        },
      ],
      tasks: [{ id: 't', title: 'Book the test', dueDate: '2026-12-01', isOverdue: false }],
      moreTasks: 1,
      documents: { met: 4, of: 7, missing: [{ id: 'G1', title: 'Passport' }], more: 0 },
    });
    const next = show(act);
    expect(next.getByRole('heading', { name: 'Apply for ILR by 1 January 2027' })).toBeTruthy();
    expect(next.getByText('41 days left to apply')).toBeTruthy();
    expect(next.getByRole('link', { name: 'View my progress' }).getAttribute('href')).toBe(
      '/dashboard/progress',
    );
    expect(next.getByText('These four things are left:')).toBeTruthy();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'English at level B1 or above',
      'Book the test, due on 1 December 2026',
      '1 more task',
      'Checklist: Passport',
    ]);
    expect(next.getByRole('link', { name: 'Passport' }).getAttribute('href')).toBe(
      '/dashboard/documents?category=checklist',
    );
    expect(next.getByText('4 of 7 points of your checklist are done.')).toBeTruthy();
  });

  it('does not call the tasks all that is left where nothing else is looked at', () => {
    const tasks = [{ id: 't', title: 'Book the Life in the UK test', dueDate: null, isOverdue: false }];
    const next = show(aNextAct({ kind: 'extend_visa', left: [], tasks, moreTasks: 0, documents: null }));
    expect(next.getByText('On your task list:')).toBeTruthy();
    expect(next.getByRole('listitem').textContent).toBe('Book the Life in the UK test');
  });

  it('counts the lines below it, of which a long checklist is one', () => {
    const documents = { met: 2, of: 8, missing: [], more: 6 };
    const next = show(aNextAct({ documents }));
    expect(next.getByText('This one thing is left:')).toBeTruthy();
    expect(next.getByRole('link', { name: '6 documents of your checklist' })).toBeTruthy();
  });
});
