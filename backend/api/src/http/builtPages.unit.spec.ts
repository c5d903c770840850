import { describe, expect, test } from 'vitest';
import { filled, fillingFor, readBuiltPages } from './builtPages';

const built = readBuiltPages(
  Buffer.from(
    JSON.stringify({
      pages: {
        '/ilr': { day: '2026-11-25', head: '<link ilr>', visitor: '<p>Login', withSession: '<p>ILR' },
      },
      frames: [
        {
          under: '/dashboard/tasks',
          onePage: true,
          head: '<link dashboard>',
          visitor: '',
          withSession: '<main><h1>Tasks',
        },
        {
          under: '/dashboard',
          onePage: false,
          head: '<link dashboard>',
          visitor: '',
          withSession: '<main>dashboard',
        },
        {
          under: '/',
          onePage: false,
          head: '<link site>',
          visitor: '<main>Login',
          withSession: '<main>site',
        },
      ],
    }),
  ),
);
const document = '<html lang="en-GB"><head><title>$&</title></head><body><div id="root"></div></body></html>';
const sent = (path: string, { hasQuery = false, hasSession = false } = {}) =>
  filled(document, fillingFor(built, { path, hasQuery, hasSession }), hasSession);

describe('What is sent of pages that were built beforehand', () => {
  test('a public page as a visitor sees it, with the word that nobody is signed in', () => {
    expect(sent('/ilr')).toBe(
      '<html data-visitor lang="en-GB"><head><title>$&</title><link ilr></head><body>' +
        '<div id="root" data-page="/ilr" data-day="2026-11-25" data-visitor><p>Login</div></body></html>',
    );
  });

  test('a public page as it begins for somebody who may be signed in', () => {
    expect(sent('/ilr', { hasSession: true })).toBe(
      '<html lang="en-GB"><head><title>$&</title><link ilr></head><body>' +
        '<div id="root" data-page="/ilr" data-day="2026-11-25"><p>ILR</div></body></html>',
    );
  });

  test('names the scripts of a page that can be read already, to be asked for after its words', () => {
    const scripts = '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">';
    const withScripts = document.replace('</head>', `${scripts}</head>`);
    const head = (path: string) =>
      filled(withScripts, fillingFor(built, { path, hasQuery: false, hasSession: true }), true);
    expect(head('/ilr')).toContain(
      '<script type="later" src="/a.js"></script><link rel="later" href="/b.js"><link ilr>',
    );
    expect(head('/dashboard')).toContain(scripts);
  });

  test('with a query, which may change it, only what stands around it', () => {
    expect(sent('/ilr', { hasQuery: true })).toContain('<div id="root"><main>Login</div>');
  });

  test.each([
    ['/dashboard', 'dashboard'],
    ['/dashboard/tasks', '<h1>Tasks'],
    ['/dashboard/tasks/x', 'dashboard'],
    ['/dashboards', 'site'],
    ['/saved-results/1f0c', 'site'],
  ])('of %s, somebody’s own, what everybody’s has: %s', (path, frame) => {
    expect(sent(path, { hasSession: true })).toContain(`<div id="root"><main>${frame}</div>`);
  });

  test('of a page that needs an account, to a visitor what stands around the one they are led to', () => {
    expect(sent('/dashboard')).toContain('<div id="root"><main>Login</div>');
  });

  test('without a build of pages the empty document, for the browser to draw', () => {
    const filling = fillingFor(readBuiltPages(undefined), { path: '/', hasQuery: false, hasSession: true });
    expect(filled(document, filling, true)).toBe(document);
  });

  test('what the build did not write is refused at the start', () => {
    expect(() => readBuiltPages(Buffer.from('{"pages":{}}'))).toThrow('frames');
  });
});
