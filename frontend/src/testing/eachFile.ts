import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { expectLimitMs } from '../../../scripts/testLimits';
import { forgetAllDrafts } from '../record/drafts/draftStorage';

configure({ asyncUtilTimeout: expectLimitMs });

// Files that run in one process share its window: each begins with an empty one.
beforeAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
});

afterEach(() => {
  cleanup();
  forgetAllDrafts();
  vi.unstubAllGlobals();
  // A day that one test sets is not that of the next file of this process.
  vi.useRealTimers();
});

/**
 * jsdom compares each element with each style rule whenever a role is looked for, a quarter of the time of these tests.
 * It draws nothing: of all styles only those that hide something change what a test sees, so that the others stay out.
 */
const hides = /display:\s*none|visibility:\s*(hidden|collapse)/;
HTMLStyleElement.prototype.appendChild = function <T extends Node>(this: HTMLStyleElement, node: T): T {
  return this.dataset['emotion'] !== undefined && !hides.test(node.textContent ?? '')
    ? node
    : (Node.prototype.appendChild.call(this, node) as T);
};
