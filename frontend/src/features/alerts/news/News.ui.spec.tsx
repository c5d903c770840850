import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setField } from '../../../testing/setField';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const nobody = { 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) };
const sent = { status: 202, body: { message: 'If this address does not get our news yet, …' } };
const button = (name: string) => screen.findByRole('button', { name });

describe('The alerts of a visitor', () => {
  it('say what alerts are for, with the ways to an account, and tell what will change, with its day and its source', async () => {
    serverInMemory(nobody);
    const { person } = openPage('/alerts');
    expect(await screen.findByRole('heading', { name: 'Alerts of your own' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth?tab=register');
    expect(screen.queryByRole('tab')).toBeNull();
    const toCome = await screen.findByRole('list', { name: 'What will change' });
    const [, , , english] = within(toCome).getAllByRole('listitem');
    expect(english?.textContent).toMatch(
      /^From 26 March 2027: Settlement: English at level B2Not confirmed\. Source: /,
    );
    expect(english?.textContent).toContain('as it was on 6 October 2026');
    expect(english?.querySelector('a')?.href).toContain('gov.uk');
    // What is only announced stands there for those who ask, and as no law.
    await person.click(screen.getByText('Announced, not the law'));
    const announced = screen.getByRole('list', { name: 'Announced, not the law' });
    const earned = within(announced).getByText('Earned settlement', { exact: false }).closest('li');
    expect(earned?.textContent).toMatch(/^No day is known: Earned settlement/);
    expect(earned?.querySelector('a')).toBeTruthy();
  });

  it('take an address for the news, say why it could not be taken, and that nothing comes before a press', async () => {
    const message = 'Too many tries. Please wait a minute.';
    const server = serverInMemory({
      ...nobody,
      'POST /api/news': () => ({ status: 429, body: { message } }),
    });
    const { person } = openPage('/alerts');
    await person.click(await button('Send me a link'));
    expect(screen.getAllByText('Please enter a valid email address')[0]).toBeTruthy();
    expect(server.requests('POST /api/news')).toEqual([]);
    setField(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.org');
    await person.click(await button('Send me a link'));
    expect(await screen.findByText(message)).toBeTruthy();
    server.on('POST /api/news', () => sent);
    await person.click(await button('Send me a link'));
    expect((await screen.findByText(/does not get our news yet/)).textContent).toContain(
      'If ana@example.org does not get our news yet, we have sent a link to it.',
    );
    // In the body alone, and not in an address.
    const asked = { email: 'ana@example.org' };
    expect(server.requests('POST /api/news').map(({ body }) => body)).toEqual([asked, asked]);
  });
});

describe.each([
  ['confirm', 'Send me the news', 'Your address is confirmed'],
  ['leave', 'Stop the news', 'The news have stopped'],
] as const)('The page of the link to %s', (does, act, done) => {
  const call = `POST /api/news/${does}` as const;

  it('does nothing before the press, hands over what stands after the #, says what is wrong, and is tried again', async () => {
    const message = 'This link has been used already or is too old.';
    const server = serverInMemory({ ...nobody, [call]: () => ({ status: 422, body: { message } }) });
    const { person } = openPage(`/alerts/news/${does}#id.secret`);
    const press = await button(act);
    expect(server.requests(call)).toEqual([]);
    await person.click(press);
    expect(await screen.findByText(message)).toBeTruthy();
    server.on(call, () => ({ status: 204 }));
    await person.click(await button(act));
    expect(await screen.findByText(done)).toBeTruthy();
    const handed = { token: 'id.secret' };
    expect(server.requests(call).map(({ body }) => body)).toEqual([handed, handed]);
    expect(document.activeElement?.textContent).toContain(done);
  });

  it('says that a link is not complete', async () => {
    serverInMemory(nobody);
    openPage(`/alerts/news/${does}`);
    expect(await screen.findByText('This link is not complete')).toBeTruthy();
    expect(screen.queryByRole('button', { name: act })).toBeNull();
  });
});
