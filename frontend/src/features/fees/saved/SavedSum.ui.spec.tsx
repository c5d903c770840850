import type { SavedFeesResponse } from '@settlewise/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../record/drafts/draftStorage';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { planSchema } from '../plan/plan';
import { questionOf } from '../plan/questionOf';
import { savedSum, settlement } from '../testing/savedSum';
import { planOf, savingOf } from './savedSum';

beforeEach(() => window.localStorage.clear());

async function open(saved: SavedFeesResponse) {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    [`GET /api/assessments/${saved.id}`]: () => ({ status: 200, body: saved }),
  });
  const page = openPage(`/fees/saved/${saved.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Saved sum of fees' });
  return { ...page, server };
}

describe('A saved sum', () => {
  it('is a plan again, and asks the same', () => {
    const plan = planOf(savedSum().form);
    expect(savingOf(questionOf(plan, '2026-11-21'), '2026-11-21')).toEqual({
      ...settlement,
      form: { ...settlement.form, steps: [{ ...savedSum().form.steps[0], people: [0] }] },
    });
  });

  it('is shown as it was, each line with its reason, and is the same by the fees of now', async () => {
    await open(savedSum());
    expect(await screen.findByText('As it was on 21 November 2026')).toBeTruthy();
    const total = within(screen.getByRole('region', { name: 'In all' })).getByRole('status');
    expect(total.textContent).toContain('£3,870.50');
    expect(screen.getByText('By the fees known now it is £3,870.50 as well')).toBeTruthy();
    const lines = within(screen.getByRole('region', { name: 'Every pound' }));
    expect(lines.getByText('Settlement (ILR): Skilled Worker, 20 March 2027')).toBeTruthy();
    expect(lines.getAllByText('Amina:', { exact: false }).length).toBeGreaterThan(2);
  });

  it('says what it is by the fees of now where they are others', async () => {
    const { result, ...saved } = savedSum();
    const then = { totalPence: 367_350, lowestPence: 367_350, highestPence: 367_350 };
    await open({ ...saved, ...then, result: { ...result, ...then } });
    expect(await screen.findByText('By the fees known now it is £3,870.50')).toBeTruthy();
    expect(screen.getByText(/^That is £197 more than then: /)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'In all' })).getByRole('status').textContent).toContain(
      '£3,673.50',
    );
  });

  it('is taken up again in the calculator, but not over what was typed there unasked', async () => {
    const { person, router } = await open(savedSum());
    writeDraft('fees', { people: [], steps: [], costs: [], rise: '' });
    await person.click(await screen.findByRole('button', { name: 'Calculate again with this plan' }));
    await person.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
    expect(readDraft('fees', planSchema)?.people).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Calculate again with this plan' }));
    await person.click(await screen.findByRole('button', { name: 'Replace them' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/fees'));
    expect(readDraft('fees', planSchema)).toMatchObject({
      people: [{ name: 'Amina' }],
      steps: [{ item: 'ilr', visaType: 'skilled_worker', on: '2027-03-20', lifeInUk: true }],
    });
  });
});
