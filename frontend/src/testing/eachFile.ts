import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { expectLimitMs } from '../../../scripts/testLimits';
import { forgetAllDrafts } from '../record/drafts/draftStorage';
import { endToast, toastTiming } from '../ui/toasts/toastStore';
import './computedStyle';

configure({ asyncUtilTimeout: expectLimitMs });
toastTiming.shownForMs = Infinity;

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
  endToast();
  vi.unstubAllGlobals();
  // A day that one test sets is not that of the next file of this process.
  vi.useRealTimers();
});
