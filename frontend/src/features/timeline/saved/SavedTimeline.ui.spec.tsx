import type { SavedTimelineResponse } from '@settlewise/contract/assessments';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { aPlan, aSavedLine, aWaitingApplication } from '../testing/aLine';

function open(saved: SavedTimelineResponse, at = `/timeline/saved/${saved.id}`) {
  serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    [`GET /api/assessments/${saved.id}`]: () => ({ status: 200, body: saved }),
  });
  return openPage(at);
}

describe('A saved timeline', () => {
  it('is the line of its day with the names of then, and nothing is added to it', async () => {
    // The record has nobody of the family today: the names are those that were kept.
    const { router } = open(aSavedLine({ applications: [aWaitingApplication()] }), '/documents/saved/t1');
    expect(await screen.findByText('As it was on 21 November 2026')).toBeTruthy();
    // It is opened at its own address, wherever it was looked for.
    expect(router.state.location.pathname).toBe('/timeline/saved/t1');
    expect(screen.getByRole('img', { name: /^The line of you and 1 family member/ })).toBeTruthy();
    const lines = (name: string) =>
      within(screen.getByRole('list', { name: `On the line: ${name}`, hidden: true }))
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent);
    expect(lines('You')[1]).toContain('First day to apply for ILR10 Feb 2027 · in 81 days');
    expect(lines('Rui')).toEqual(['1Visa of Rui Silva01 Feb 2022 to 01 Feb 2027']);
    const waits = screen.getByRole('region', { name: 'Extension or switch in the UK: work or study' });
    expect(waits.textContent).toContain('40 days since the waiting time started');
    expect(within(waits).queryByRole('link', { name: 'Add what happened' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Plans side by side' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See your line of today' }).getAttribute('href')).toBe(
      '/timeline',
    );
  });

  it('has the plans that were compared, each with what was asked', async () => {
    open(
      aSavedLine(
        { plans: [aPlan, { ...aPlan, ilrStatus: 'Eligible to apply' }] },
        {
          form: {
            plans: [
              { route: 'own', service: 'standard', applyOn: null, journeys: [] },
              {
                route: 'long_residence',
                service: 'priority',
                applyOn: '2027-05-01',
                journeys: [{ departureDate: '2027-02-01', returnDate: '2027-02-09' }],
              },
            ],
          },
        },
      ),
    );
    const plans = await screen.findByRole('region', { name: 'Plans side by side' });
    expect(plans.textContent).toContain('Plan 1The route of your visa.');
    expect(plans.textContent).toMatch(
      /Plan 2Long residence\. Priority.*You apply on 01 May 2027\. Away from 01 Feb 2027 to 09 Feb 2027\./,
    );
    expect(within(plans).getByText('Eligible to apply')).toBeTruthy();
    expect(within(plans).queryByRole('button', { name: 'Compare plans' })).toBeNull();
  });

  it('has the changes of the rules as they stood then', async () => {
    const change = {
      ...({ key: 'k', title: 'A rule of then', text: 'It changes.', from: '2027-01-01' } as const),
      ...({ standing: 'to_come', confidence: 'official' } as const),
      source: { title: 'A page', url: 'https://www.gov.uk/x', checkedOn: '2026-04-08' },
    };
    open(aSavedLine({ changes: [change] }), '/timeline/saved/t1?rules=shown');
    const list = within(
      await screen.findByRole('list', { name: 'Changes of the rules, on a line of their own' }),
    );
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('AA rule of thenFrom 1 January 2027'),
    ]);
  });

  it('says that there was none where the record had no visa', async () => {
    open(aSavedLine({ entries: [], family: [] }));
    expect(await screen.findByText('Your record had no visa on that day.')).toBeTruthy();
  });
});
