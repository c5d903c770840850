import type { AlertChoice } from '@settlewise/contract';
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
