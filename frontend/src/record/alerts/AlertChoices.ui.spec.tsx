import type { AlertChoice } from '@settlewise/contract/alerts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertKinds } from '../../testing/alerts';
import { amina } from '../../testing/builders';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { AlertChoices } from './AlertChoices';

const path = '/api/alerts/choices';
const server = () =>
  serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    [`GET ${path}`]: () => ({ status: 200, body: { kinds: alertKinds } }),
  });
const select = (title: string) => screen.findByLabelText<HTMLSelectElement>(title);
const off: AlertChoice = 'off';

describe('The kinds of alerts', () => {
  it('say what each is about and when it is told, and a deadline has no “Off”', async () => {
    server();
    showPiece(<AlertChoices />);
    const visa = await select('Your visa ends');
    const hint = document.getElementById(visa.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('About visa_expiry. Told 90, 30 and 7 days before, and on the day after.');
    const optionsOf = (list: HTMLElement) =>
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf(visa)).toEqual(['App and email', 'App only']);
    expect(optionsOf(await select('A task is due'))).toEqual(['App and email', 'App only', 'Off']);
    expect(screen.getByText(/^Immigration Rules/)).toHaveProperty(
      'href',
      'https://www.gov.uk/guidance/immigration-rules',
    );
  });

  it('lie folded away under how much they press', async () => {
    server();
    showPiece(<AlertChoices />);
    await select('Your visa ends');
    const folds = screen.getAllByText(/^Choose for \d+ kinds?$/).map((summary) => summary.closest('details'));
    expect(folds.length).toBeGreaterThan(1);
    expect(folds.map((fold) => fold?.open)).toEqual(folds.map(() => false));
  });

  it('are saved together, those alone that were changed, and stand as the server answers', async () => {
    const { on, requests } = server();
    const { person } = showPiece(<AlertChoices />);
    await person.selectOptions(await select('A task is due'), 'Off');
    await person.selectOptions(await select('Your visa ends'), 'App only');
    on(`POST ${path}`, () => ({
      status: 200,
      body: { kinds: alertKinds.map((kind) => ({ ...kind, choice: 'app' })) },
    }));
    await person.click(screen.getByRole('button', { name: 'Save choices' }));
    await waitFor(async () => expect((await select('A task is due')).value).toBe('app'));
    expect(requests(`POST ${path}`).map(({ body }) => body)).toEqual([
      { choices: { task_due: 'off', visa_expiry: 'app' } },
    ]);
  });

  it('are told before their day as the person chooses, and as usual again', async () => {
    const { on, requests } = server();
    const { person } = showPiece(<AlertChoices />);
    await select('Your visa ends');
    const when = within(screen.getByRole('group', { name: 'How long before: Your visa ends', hidden: true }));
    const tick = (name: string) => when.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
    const ticked = () =>
      when
        .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
        .filter(({ checked }) => checked)
        .map((each) => each.getAttribute('aria-label'));
    expect(ticked()).toEqual(['90 days', '30 days', '7 days']);
    // What is told as soon as it is known alone has nothing to choose.
    expect(screen.queryByRole('group', { name: /A saved sum/, hidden: true })).toBeNull();

    const save = screen.getByRole('button', { name: 'Save choices' });
    on(`POST ${path}`, () => ({ status: 200, body: { kinds: alertKinds } }));
    for (const name of ['90 days', '30 days', '7 days']) await person.click(tick(name));
    expect(screen.getByText('Choose one at least.')).toBeTruthy();
    await person.click(save);
    expect(requests(`POST ${path}`)).toEqual([]);
    await person.click(tick('6 months'));
    await person.click(save);
    await waitFor(() => expect(requests(`POST ${path}`)).toHaveLength(1));
    await waitFor(() => expect(ticked()).toEqual(['90 days', '30 days', '7 days']));
    await person.click(tick('7 days'));
    await person.click(screen.getAllByText('As usual')[0] ?? document.body);
    await person.click(await screen.findByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(requests(`POST ${path}`)).toHaveLength(2));
    expect(requests(`POST ${path}`).map(({ body }) => body)).toEqual([
      { choices: {}, leads: { visa_expiry: ['6_months'] } },
      { choices: {}, leads: { visa_expiry: [] } },
    ]);
  });

  it('that could not be saved stay as they were chosen, and are sent again', async () => {
    const { on, requests } = server();
    on(`POST ${path}`, () => ({ status: 500, body: { message: 'Something went wrong on our side.' } }));
    const { person } = showPiece(<AlertChoices />);
    await person.selectOptions(await select('A task is due'), 'Off');
    for (let time = 1; time < 3; time += 1) {
      await person.click(await screen.findByRole('button', { name: 'Save choices' }));
      await waitFor(() => expect(requests(`POST ${path}`)).toHaveLength(time));
      expect((await select('A task is due')).value).toBe(off);
    }
  });
});
