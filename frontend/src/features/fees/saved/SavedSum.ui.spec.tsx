import type { SavedFeesResponse } from '@settlewise/contract/assessments';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../record/drafts/draftStorage';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { newStep, planSchema } from '../plan/plan';
import { questionOf } from '../plan/questionOf';
import { savedSum, settlement } from '../testing/savedSum';
import { isPlanOf, planOf, savingOf } from './savedSum';

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
    expect(screen.getByText('At today’s fees it is still £3,870.50')).toBeTruthy();
    const lines = within(screen.getByRole('region', { name: 'Every pound' }));
    expect(lines.getByText('Settlement (ILR): Skilled Worker, 20 March 2027')).toBeTruthy();
    expect(lines.getAllByText('Amina:', { exact: false }).length).toBeGreaterThan(2);
  });

  it('says what it is by the fees of now where they are others', async () => {
    const { result, ...saved } = savedSum();
    const then = { totalPence: 367_350, lowestPence: 367_350, highestPence: 367_350 };
    await open({ ...saved, ...then, result: { ...result, ...then } });
    expect(await screen.findByText('At today’s fees it is £3,870.50')).toBeTruthy();
    expect(screen.getByText(/^That is £197 more than when you saved it: /)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'In all' })).getByRole('status').textContent).toContain(
      '£3,673.50',
    );
  });

  it('shows the people of each sum, also where one follows on another', async () => {
    const { router, server } = await open(savedSum());
    await screen.findByText('As it was on 21 November 2026');
    const { people, ...form } = settlement.form;
    const ofBen = savedSum({
      calculator: 'fees',
      calculatedOn: settlement.calculatedOn,
      form: { ...form, people: people.map((person) => ({ ...person, name: 'Ben' })) },
    });
    server.on('GET /api/assessments/f2', () => ({ status: 200, body: { ...ofBen, id: 'f2' } }));
    await act(() => router.navigate('/fees/saved/f2'));
    const lines = () => within(screen.getByRole('region', { name: 'Every pound' }));
    expect((await screen.findAllByText('Ben:', { exact: false })).length).toBeGreaterThan(2);
    // Both are known now: one takes the place of the other at once.
    await act(() => router.navigate('/fees/saved/f1'));
    expect((await screen.findAllByText('Amina:', { exact: false })).length).toBeGreaterThan(2);
    expect(lines().queryAllByText('Ben:', { exact: false })).toEqual([]);
    await act(() => router.navigate('/fees/saved/f2'));
    expect(lines().getAllByText('Ben:', { exact: false }).length).toBeGreaterThan(2);
  });

  it('is taken up unasked where the calculator holds the same plan, which stays as it was typed', async () => {
    const { person, router } = await open(savedSum());
    const typed = planOf(savedSum().form);
    const [cost] = typed.costs;
    writeDraft('fees.a1', { ...typed, costs: [{ ...cost, pounds: '94.5' }] });
    await person.click(await screen.findByRole('button', { name: 'Calculate again with this plan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/fees'));
    expect(readDraft('fees.a1', planSchema)?.costs[0]?.pounds).toBe('94.5');
  });

  it('is another plan where one more was begun, or where anything differs', () => {
    const saved = savedSum();
    const plan = planOf(saved.form);
    expect(isPlanOf(saved, plan)).toBe(true);
    expect(isPlanOf(saved, { ...plan, steps: [...plan.steps, newStep()] })).toBe(false);
    expect(isPlanOf(saved, { ...plan, costs: [] })).toBe(false);
    expect(isPlanOf(saved, { ...plan, people: plan.people.map((one) => ({ ...one, name: 'Ben' })) })).toBe(
      false,
    );
    expect(isPlanOf(saved, { ...plan, rise: '3' })).toBe(false);
  });

  it('is taken up again in the calculator, but not over what was typed there unasked', async () => {
    const { person, router } = await open(savedSum());
    writeDraft('fees.a1', { people: [], steps: [], costs: [], rise: '' });
    await person.click(await screen.findByRole('button', { name: 'Calculate again with this plan' }));
    await person.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
    expect(readDraft('fees.a1', planSchema)?.people).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Calculate again with this plan' }));
    await person.click(await screen.findByRole('button', { name: 'Replace them' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/fees'));
    expect(readDraft('fees.a1', planSchema)).toMatchObject({
      people: [{ name: 'Amina' }],
      steps: [{ item: 'ilr', visaType: 'skilled_worker', on: '2027-03-20', lifeInUk: true }],
    });
  });
});
