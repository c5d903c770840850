import {
  dependantProgressResponse,
  type DependantProgressResponse,
} from '@settlewise/contract/dependantProgress';
import type { DependantResponse } from '@settlewise/contract/dependants';
import { addDays } from '@settlewise/rules/calendar';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { setField } from '../../testing/setField';
import { showPiece } from '../../testing/showPiece';
import { Toasts } from '../../ui/toasts/Toasts';
import { DependantCard } from './DependantCard';
import { DependantDialog } from './DependantDialog';
import {
  aClock,
  expectToast,
  listed,
  openDependants as open,
  serverWith,
  today,
} from './testing/dependantsTesting';

const showCards = (...dependants: readonly DependantResponse[]) =>
  showPiece(
    <ul>
      {dependants.map((dependant) => (
        <DependantCard
          key={dependant.id}
          dependant={dependant}
          today={today}
          progress={undefined}
          acts={null}
        />
      ))}
    </ul>,
  );
const showCard = (dependant: DependantResponse, progress: DependantProgressResponse) =>
  showPiece(<DependantCard dependant={dependant} progress={progress} today={today} acts={null} />);

describe('The clock of a dependant', () => {
  it('says from when, from which day it runs, and why with its source', async () => {
    const { person } = showCard(aDependant(), aClock());
    expect(screen.getByText('Settlement from 4 January 2028')).toBeTruthy();
    expect(screen.getByText(/own 5 years run from 1 February 2023/)).toBeTruthy();
    await person.click(screen.getByText('Why: settlement of Zainab'));
    expect(screen.getByText('The years are not complete.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /The law/ })).toBeTruthy();
  });

  it('of whoever is settled says nothing of a visa that has ended', () => {
    const dependant = aDependant({ visaExpiryDate: addDays(today, -1) });
    const settled = { ...aClock().settlement, status: 'settled' as const, settledSince: '2024-03-05' };
    const progress = aClock({ settlement: settled });
    showCard(dependant, progress);
    expect(screen.getByText('Settled since 5 March 2024')).toBeTruthy();
    expect(screen.queryByText('Expired')).toBeNull();
  });

  it('names the last day to apply where there is one', () => {
    const dependant = aDependant();
    const settlement = { ...aClock().settlement, applyBy: '2028-01-31' };
    const progress = aClock({ settlement });
    showCard(dependant, progress);
    expect(screen.getByText('Apply by 31 January 2028, before the permission ends.')).toBeTruthy();
  });

  it('gives no date from missing data, and says what is missing', () => {
    const dependant = aDependant();
    const { settlement } = aClock();
    const missing = [{ code: 'visa_type', message: 'Add the visa that Zainab has.' }];
    const status = 'not_enough' as const;
    const unknown = { ...settlement, status, reasons: [], missing };
    const progress = aClock({ settlement: unknown });
    showCard(dependant, progress);
    expect(screen.getByText('Not known yet')).toBeTruthy();
    expect(screen.getByText('Add the visa that Zainab has.')).toBeTruthy();
  });

  it('says of a child how to be registered as British, until when and at what cost', () => {
    const dependant = aDependant({ relationship: 'child' });
    const { source } = aClock().settlement.reasons[0] ?? {};
    const registration = {
      verdict: 'can_register',
      section: '1(3)',
      opensOn: '2026-06-01',
      lastDay: '2042-03-03',
      ways: [],
      reasons: [],
      missing: [],
      cost: { amount: 1_000, from: '2026-04-08', note: 'A later edition of the fees exists.', source },
    };
    const progress = dependantProgressResponse.parse({ ...aClock(), registration });
    showCard(dependant, progress);
    expect(screen.getByText('Can be registered as British now')).toBeTruthy();
    expect(screen.getByText('Section 1(3), form MN1.')).toBeTruthy();
    expect(screen.getByText('The last day to apply is 3 March 2042.')).toBeTruthy();
    expect(screen.getByText(/£1,000.*later edition/)).toBeTruthy();
  });

  it('says of each reason to which way to become British it belongs', async () => {
    const dependant = aDependant({ relationship: 'child' });
    const { source } = aClock().settlement.reasons[0] ?? {};
    const way = (section: string, title: string, message: string) => ({
      section,
      title,
      form: 'MN1',
      status: 'open',
      opensOn: null,
      lastDay: null,
      reasons: [{ code: 'a_reason', message, source }],
    });
    const registration = {
      verdict: 'can_register',
      section: '1(3)',
      opensOn: '2025-10-12',
      lastDay: null,
      ways: [
        way('1(3)', 'A parent became British or settled', 'You have been settled.'),
        way('1(4)', 'Born here and lived here', 'An application before that day is too early.'),
      ],
      reasons: [{ code: 'general', message: 'The fee can be waived.', source }],
      missing: [],
      cost: null,
    };
    const progress = dependantProgressResponse.parse({ ...aClock(), registration });
    const { person } = showCard(dependant, progress);
    await person.click(screen.getByText('Why: registration as British of Zainab'));
    const another = 'Another way, section 1(4): born here and lived here';
    expect(screen.getByText(another)).toBeTruthy();
    const others = within(screen.getByRole('list', { name: another }));
    expect(others.getByText('An application before that day is too early.')).toBeTruthy();
    expect(others.queryByText(/You have been settled|can be waived/)).toBeNull();
    expect(screen.getByText('You have been settled.')).toBeTruthy();
  });

  it('is asked for again when it could not be worked out', async () => {
    const server = serverWith(aDependant());
    server.on('GET /api/dependants/progress', () => ({ status: 503 }));
    const { person } = open();
    await screen.findByText(/problem working out their dates/);
    server.on('GET /api/dependants/progress', () => ({ status: 200, body: [aClock()] }));
    await person.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Settlement from 4 January 2028')).toBeTruthy();
  });
});

/** The form of a dependant, or of a new one. */
async function openForm(dependant: DependantResponse | null) {
  const server = serverWith();
  const { person } = showPiece(
    <>
      <DependantDialog dependant={dependant} onClose={() => undefined} />
      <Toasts />
    </>,
  );
  return { server, person, dialog: within(await screen.findByRole('dialog')) };
}

describe('What the form asks of a dependant’s own dates', () => {
  it('is only what changes something: birth of a child, journeys of who travels alone, nothing of who is British', async () => {
    const { person, dialog } = await openForm(null);
    expect(dialog.queryByLabelText(/^Born in the UK/)).toBeNull();
    expect(dialog.getByLabelText(/^First visa of this kind since/)).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText('Relationship'), 'Child');
    expect(dialog.getByLabelText(/^Born in the UK/)).toBeTruthy();
    expect(dialog.queryByLabelText(/^First visa of this kind since/)).toBeNull();
    expect(dialog.queryByLabelText(/^Their journeys/)).toBeNull();
    await person.selectOptions(dialog.getByLabelText(/^Journeys out of the UK/), 'own');
    expect(dialog.getByLabelText(/^Their journeys/)).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText(/^British already/), 'Yes');
    expect(dialog.queryByLabelText(/^Journeys out of the UK/)).toBeNull();
    expect(dialog.queryByLabelText(/^Settled since/)).toBeNull();
  });

  it('is told in words where a journey cannot be read', async () => {
    const { server, person, dialog } = await openForm(aDependant({ travelsWith: 'own' }));
    setField(dialog.getByLabelText(/^Their journeys/), 'Spain in May');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(listed(dialog)[0]).toMatch(/^Line 1: type two days/);
    server.on('PUT /api/dependants/1', () => ({ status: 200, body: aDependant() }));
    setField(dialog.getByLabelText(/^Their journeys/), '3 Apr 2025 to 10 Apr 2025, Spain');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast('Dependant updated');
    expect(server.requests('PUT /api/dependants/1').at(-1)?.body).toMatchObject({
      travelsWith: 'own',
      ownJourneys: [{ departureDate: '2025-04-03', returnDate: '2025-04-10', destination: 'Spain' }],
    });
  });

  it('has what the server refuses of a journey beside the journeys, with its line', async () => {
    const ownJourneys = [
      { departureDate: '2025-04-03', returnDate: '2025-04-10', destination: null },
      { departureDate: '1990-04-03', returnDate: '1990-04-10', destination: null },
    ];
    const { server, person, dialog } = await openForm(aDependant({ travelsWith: 'own', ownJourneys }));
    const message = 'A journey cannot be before the date of birth';
    server.on('PUT /api/dependants/1', () => ({
      status: 422,
      body: { message, errors: [{ path: 'ownJourneys.1.departureDate', message }] },
    }));
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByRole('alert');
    expect(listed(dialog)).toEqual([`Line 2: ${message}`]);
    const area = dialog.getByLabelText(/^Their journeys/);
    expect(document.getElementById(`${area.id}-error`)?.textContent).toBe(`Line 2: ${message}`);
  });

  it('says that a destination is too long, before anything is sent', async () => {
    const { server, person, dialog } = await openForm(aDependant({ travelsWith: 'own' }));
    setField(dialog.getByLabelText(/^Their journeys/), `3 Apr 2025 to 10 Apr 2025, ${'a'.repeat(101)}`);
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(listed(dialog)).toEqual(['Line 1: Destination can have at most 100 characters']);
    expect(server.requests('PUT /api/dependants/1')).toEqual([]);
  });
});

describe('The other parent', () => {
  const child = { dateOfBirth: '2024-03-04', relationship: 'child' } as const;

  it('is asked of a child born in the UK, and the day only of one who is British or settled', async () => {
    const { server, person, dialog } = await openForm(
      aDependant({ ...child, bornInUk: true, otherParentStatus: 'british', otherParentSince: '1990-01-01' }),
    );
    expect(dialog.getByLabelText(/^British or settled since/)).toBeTruthy();
    const other = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^The other parent/ });
    await person.selectOptions(other, 'Not sure');
    expect(dialog.queryByLabelText(/^British or settled since/)).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(server.requests('PUT /api/dependants/1')).toMatchObject([
      { body: { otherParentStatus: 'not_sure' } },
    ]);
  });

  it('is not asked of a child born abroad', async () => {
    const { dialog } = await openForm(aDependant({ ...child, bornInUk: false }));
    expect(dialog.queryByRole('combobox', { name: /^The other parent/ })).toBeNull();
  });
});

describe('What decides a dependant’s own dates', () => {
  it('stands on their card, in words; what nobody has said is left out', () => {
    showCards(
      aDependant({
        bornInUk: false,
        british: false,
        ukEntryDate: '2023-02-01',
        visaHeldSince: '2021-05-15',
        settledSince: '2026-03-01',
        travelsWith: 'own',
        ownJourneys: [{ departureDate: '2025-04-03', returnDate: '2025-04-10', destination: 'Spain' }],
      }),
      aDependant({ id: 2, firstName: 'Yusuf', travelsWith: 'me' }),
      aDependant({ id: 3, firstName: 'Ida' }),
    );
    const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li')?.textContent ?? '';
    const zainab = cardOf('Zainab Khan');
    for (const fact of [
      'Born in the UKNo',
      'BritishNo',
      'Settled since01 Mar 2026',
      'Came to the UK01 Feb 2023',
      'First such visa15 May 2021',
      'JourneysTheir own: 1',
    ])
      expect(zainab).toContain(fact);
    expect(cardOf('Yusuf Khan')).toContain('JourneysAlways with you');
    expect(cardOf('Ida Khan')).not.toMatch(/Born in|British|Settled since|Came to|Journeys/);
  });
});
