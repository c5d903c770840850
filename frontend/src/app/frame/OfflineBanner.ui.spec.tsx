import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPiece } from '../../testing/showPiece';
import { OfflineBanner } from './OfflineBanner';

afterEach(() => void vi.restoreAllMocks());

/** The line goes, or comes back, as a browser tells it. */
function line(there: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
}

it('says what is kept and what is not while there is no connection', () => {
  showPiece(<OfflineBanner />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  line(false);
  expect(region.textContent).toContain(
    'What you type in a calculator, or while you set up your profile, is kept',
  );
  expect(region.textContent).toContain('anywhere else stays only while this page is open');
  expect(region.textContent).toContain('Nothing is saved to your record until you are connected again');
  expect(region.textContent).toContain('nothing is sent by itself');
  line(true);
  expect(region.textContent).toBe('');
});
