import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { aSavedIlrResult, ilrForm } from '../../testing/savedResults';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { SaveResult } from './SaveResult';

const piece = <SaveResult request={{ calculator: 'ilr', form: ilrForm, calculatedOn: '2026-11-21' }} />;

describe('Saving a result', () => {
  it('says why it failed, saves on another try under the same key, and leads to what was saved', async () => {
    const server = serverInMemory({
      'GET /api/user': () => ({ status: 200, body: amina }),
      'POST /api/assessments': () => ({ status: 503, body: { message: 'Nothing was saved.' } }),
      'GET /api/assessments': () => ({ status: 200, body: [] }),
    });
    const { person } = showPiece(piece, '/ilr');
    await person.click(await screen.findByRole('button', { name: 'Save this result' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was saved.');

    server.on('POST /api/assessments', () => ({ status: 201, body: aSavedIlrResult() }));
    await person.dblClick(screen.getByRole('button', { name: 'Save this result' }));
    const link = await screen.findByRole('link', { name: 'Open the saved result' });
    expect(link.getAttribute('href')).toBe('/saved-results/i1');
    expect(document.activeElement).toBe(link);
    expect(screen.getByText('Saved.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const [refused, accepted, ...more] = server.requests('POST /api/assessments');
    expect(more).toEqual([]);
    expect(accepted?.body).toMatchObject({ calculator: 'ilr', calculatedOn: '2026-11-21' });
    expect(accepted?.idempotencyKey).toBe(refused?.idempotencyKey);
  });

  it('needs an account: a visitor is led to it and back here', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    const { person, router } = showPiece(piece, '/citizenship?view=results');
    await person.click(await screen.findByRole('link', { name: 'Log in or sign up' }));
    expect(router.state.location).toMatchObject({
      pathname: '/auth',
      state: { wanted: '/citizenship?view=results' },
    });
  });
});
