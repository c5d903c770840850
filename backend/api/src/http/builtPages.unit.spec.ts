import { describe, expect, test } from 'vitest';
import { fillDocument, findPageContent, readBuiltPages } from './builtPages';

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
  fillDocument(document, findPageContent(built, { path, hasQuery, hasSession }), hasSession);

describe('built pages', () => {
  test('a visitor gets the visitor’s version of a public page, marked as without a session', () => {
    expect(sent('/ilr')).toBe(
      '<html data-visitor lang="en-GB"><head><title>$&</title><link ilr></head><body>' +
        '<div id="root" data-page="/ilr" data-day="2026-11-25" data-visitor><p>Login</div></body></html>',
    );
  });

  test('a request with a session cookie gets the other version of a public page', () => {
    expect(sent('/ilr', { hasSession: true })).toBe(
      '<html lang="en-GB"><head><title>$&</title><link ilr></head><body>' +
        '<div id="root" data-page="/ilr" data-day="2026-11-25"><p>ILR</div></body></html>',
    );
  });

  test('the scripts of a readable page are loaded later', () => {
    const scripts = '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">';
    const withScripts = document.replace('</head>', `${scripts}</head>`);
    const head = (path: string) =>
      fillDocument(withScripts, findPageContent(built, { path, hasQuery: false, hasSession: true }), true);
    expect(head('/ilr')).toContain(
      '<script type="later" src="/a.js"></script><link rel="later" href="/b.js"><link ilr>',
    );
    expect(head('/dashboard')).toContain(scripts);
  });

  test('a path with a query gets only the frame, because the query may change the page', () => {
    expect(sent('/ilr', { hasQuery: true })).toContain('<div id="root"><main>Login</div>');
  });

  test.each([
    ['/dashboard', 'dashboard'],
    ['/dashboard/tasks', '<h1>Tasks'],
    ['/dashboard/tasks/x', 'dashboard'],
    ['/dashboards', 'site'],
    ['/saved-results/1f0c', 'site'],
  ])('the personal page %s gets the frame that all people share: %s', (path, frame) => {
    expect(sent(path, { hasSession: true })).toContain(`<div id="root"><main>${frame}</div>`);
  });

  test('a visitor gets the frame of the page to which a page with an account redirects', () => {
    expect(sent('/dashboard')).toContain('<div id="root"><main>Login</div>');
  });

  test('without built pages, the document is empty and the browser renders the page', () => {
    const filling = findPageContent(readBuiltPages(undefined), {
      path: '/',
      hasQuery: false,
      hasSession: true,
    });
    expect(fillDocument(document, filling, true)).toBe(document);
  });

  test('a file that the build did not write is refused at the start', () => {
    expect(() => readBuiltPages(Buffer.from('{"pages":{}}'))).toThrow('frames');
  });
});
