import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { forgetAllDrafts } from '../record/drafts/draftStorage';

// The first page of a process loads the modules of all; a busy machine takes its time over that.
configure({ asyncUtilTimeout: 15_000 });

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
});
