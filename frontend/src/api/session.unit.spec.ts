import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isOfSession, noteRefusedAct, noteRefusedQuestion, noteSessionOn, noteSigningOut } from './session';
import { userKey } from './userKey';

const amina = { id: 'a1' };
/** @param user null for nobody, undefined while that is not known */
function aClient(user: typeof amina | null | undefined) {
  const client = new QueryClient();
  if (user !== undefined) client.setQueryData(userKey, user);
  const state = () => client.getQueryData<{ state: string }>(['session'])?.state ?? 'on';
  return { client, state, user: () => client.getQueryData(userKey) };
}

describe('what a refusal says of the session', () => {
  it('is that it has ended, where somebody is on show', () => {
    const { client, state, user } = aClient(amina);
    noteRefusedAct(client);
    expect(state()).toBe('sending');
    expect(noteRefusedQuestion(client)).toBe(true);
    expect([state(), user()]).toEqual(['asking', amina]);
  });

  it('hides a page for good: what is sent from then on does not bring it back', () => {
    const { client, state } = aClient(amina);
    noteRefusedQuestion(client);
    noteRefusedAct(client);
    expect(state()).toBe('asking');
    noteSessionOn(client);
    expect(state()).toBe('on');
  });

  it.each([null, undefined])('is that nobody is signed in, where nobody is on show (%s)', (nobody) => {
    const { client, state, user } = aClient(nobody);
    noteRefusedAct(client);
    expect(noteRefusedQuestion(client)).toBe(false);
    expect([state(), user()]).toEqual(['on', null]);
  });

  it('is nothing while the person signs out', () => {
    const { client, state, user } = aClient(amina);
    noteSigningOut(client);
    noteRefusedAct(client);
    expect(noteRefusedQuestion(client)).toBe(false);
    expect([state(), user()]).toEqual(['signing out', amina]);
  });
});

it('The cache keeps who is signed in and how their session stands, and nothing else, when the person changes', () => {
  expect([[userKey[0]], ['session'], ['/api/tasks']].map(isOfSession)).toEqual([true, true, false]);
});
