import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { serverInMemory } from '../testing/serverInMemory';
import { createQueryClient } from './queryClient';
import { defineQuery, type Tag } from './queries';
import { useSend } from './useSend';

const thing = z.object({ id: z.string(), name: z.string() });
const one = defineQuery({ path: '/api/one', answer: thing, tags: ['record'] });
const all = defineQuery({ path: '/api/all', answer: z.array(thing), tags: ['record'] });
const other = defineQuery({ path: '/api/other', answer: thing, tags: ['journeys'] });
const slow = defineQuery({ path: '/api/slow', answer: thing, tags: ['tasks'] });

const a = { id: 'a', name: 'before' };
const changed = { id: 'a', name: 'after' };
const touches: readonly Tag[] = ['record'];
const request = (name: string) => ({ method: 'PUT' as const, path: '/api/one', payload: { name } });

/** A page that shows all three, and what it sends. */
async function pageThat<Sent>(useSending: () => Sent) {
  const server = serverInMemory({
    'GET /api/one': () => ({ status: 200, body: a }),
    'GET /api/all': () => ({ status: 200, body: [a, { id: 'b', name: 'another' }] }),
    'GET /api/other': () => ({ status: 200, body: a }),
    // Never answers.
    'GET /api/slow': () => new Promise(() => undefined),
    'PUT /api/one': () => ({ status: 200, body: changed }),
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ one: useQuery(one), all: useQuery(all), other: useQuery(other), sent: useSending() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.other.data).toEqual(a));
  const asked = () => ['one', 'all', 'other'].map((name) => server.requests(`GET /api/${name}`).length);
  return { server, result, asked };
}

it('takes its answer for what is asked for, and asks again for the rest that it touches', async () => {
  const { result, asked } = await pageThat(() => useSend({ request, answer: thing, saves: one, touches }));
  await result.current.sent.mutateAsync('after');
  await waitFor(() => expect(asked()).toEqual([1, 2, 1]));
  expect(result.current.one.data).toEqual(changed);
});

it('shows what was changed in its list at once', async () => {
  const { result, asked } = await pageThat(() => useSend({ request, answer: thing, changesIn: [all] }));
  await result.current.sent.mutateAsync('after');
  await waitFor(() => expect(result.current.all.data).toEqual([changed, { id: 'b', name: 'another' }]));
  expect(asked()).toEqual([1, 1, 1]);
});

it('asks again after a refusal which says that what is on show is overtaken, and after no other', async () => {
  const { server, result, asked } = await pageThat(() => useSend({ request, touches, overtaken: [404] }));
  server.on('PUT /api/one', () => ({ status: 400 }));
  await expect(result.current.sent.mutateAsync('after')).rejects.toThrow('400');
  expect(asked()).toEqual([1, 1, 1]);
  server.on('PUT /api/one', () => ({ status: 404 }));
  await expect(result.current.sent.mutateAsync('after')).rejects.toThrow('404');
  await waitFor(() => expect(asked()).toEqual([2, 2, 1]));
});

it('has the same key while the same is tried again, and another once it was accepted', async () => {
  const { server, result } = await pageThat(() => useSend({ request, once: true }));
  server.on('PUT /api/one', () => ({ status: 503 }));
  await expect(result.current.sent.mutateAsync('after')).rejects.toThrow('503');
  server.on('PUT /api/one', () => ({ status: 200, body: changed }));
  await result.current.sent.mutateAsync('after');
  await result.current.sent.mutateAsync('after');
  const [first, again, second] = server.requests('PUT /api/one').map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/./);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

it('asks anew for a first answer that was under way while it was done', async () => {
  const { server, result } = await pageThat(() => {
    useQuery(slow);
    return useSend({ request, touches: ['tasks'] });
  });
  expect(server.requests('GET /api/slow')).toHaveLength(1);
  await result.current.sent.mutateAsync('after');
  await waitFor(() => expect(server.requests('GET /api/slow')).toHaveLength(2));
});
