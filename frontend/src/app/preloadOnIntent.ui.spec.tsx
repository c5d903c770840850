import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloadOnIntent } from './preloadOnIntent';

let loads: string[] = [];
let fails = false;
const page = (path: string) => ({
  path,
  lazy: () => {
    loads.push(path);
    return fails ? Promise.reject(new Error('offline')) : Promise.resolve({ Component: () => null });
  },
});
const routes = [{ ...page('dashboard'), children: [page('tasks')] }, page('fees'), { path: 'open' }];

let end: () => void;
beforeEach(() => {
  loads = [];
  fails = false;
  end = preloadOnIntent(routes);
  render(
    <>
      <a href="/dashboard/tasks">
        <b>Tasks</b>
      </a>
      <a href="/fees">Fees</a>
      <a href="https://example.org/fees">Elsewhere</a>
      <a href="/open">Open</a>
    </>,
  );
});
afterEach(() => end());

it('loads a page with its frame, once, when a link to it is pointed at or comes into focus', () => {
  fireEvent.pointerOver(screen.getByText('Tasks'));
  expect(loads).toEqual(['dashboard', 'tasks']);
  fireEvent.focusIn(screen.getByText('Fees'));
  fireEvent.pointerOver(screen.getByText('Fees'));
  fireEvent.pointerOver(screen.getByText('Tasks'));
  expect(loads).toEqual(['dashboard', 'tasks', 'fees']);
});

it('loads nothing for other sites, for pages that are there, or when it has ended', () => {
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  fireEvent.pointerOver(screen.getByText('Open'));
  end();
  fireEvent.pointerOver(screen.getByText('Fees'));
  expect(loads).toEqual([]);
});

it('tries again what could not be loaded', async () => {
  fails = true;
  fireEvent.touchStart(screen.getByText('Fees'));
  await Promise.resolve();
  await Promise.resolve();
  fireEvent.touchStart(screen.getByText('Fees'));
  expect(loads).toEqual(['fees', 'fees']);
});
