import { vi } from 'vitest';

const phone = 390;

/** Answers as a phone does, and no longer once the test has ended: pages keep a query of the window's width. */
const matchMedia = (query: string) => ({
  get matches() {
    const widest = /max-width: (\d+)px/.exec(query)?.[1];
    return (
      globalThis.matchMedia === (matchMedia as unknown) && widest !== undefined && phone <= Number(widest)
    );
  },
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
});

/** Makes the window as wide as a phone for the rest of the test. */
export function narrowToPhone(): void {
  vi.stubGlobal('matchMedia', matchMedia);
}
