import { addresses, applications, jobs, parents, referees } from '@settlewise/contract/collections';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage, openSite } from '../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';
import { amarasRecord, aSharedDocument, serverWithSharedRecord, someAbsences } from '../../testing/shared';
import { showPiece } from '../../testing/showPiece';
import { SharedAbsences } from './absences/SharedAbsences';
import { SharedProgress } from './progress/SharedProgress';

type Server = ReturnType<typeof serverWithSharedRecord>;

const broken = () => ({ status: 500, body: { message: 'Something went wrong on our side.' } });
const refused = (message: string) => () => ({ status: 403, body: { message } });
const looks = ({ sent }: Server) =>
  sent.map(({ path }) => path).filter((path) => path.startsWith('/api/shared/g1/'));

describe('A shared record', () => {
  it('says whose it is and until when, has no tab of a part that was not chosen, and asks for the first part alone', async () => {
    const server = serverWithSharedRecord();
    openPage('/shared-with-me/g1?tab=addresses');
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Amara Okafor’s record Shared with you until 10 December 2026',
      }),
    ).toBeTruthy();
    await screen.findByRole('region', { name: 'Where you stand' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Progress',
      'Visa history',
      'Absences',
      'Documents',
      'Dependants',
      'Timeline',
    ]);
    expect(looks(server)).toEqual(['/api/shared/g1/progress']);
  });

  it.each([
    [true, 'Identity data is shared with you, here and in a download.'],
    [
      false,
      'Identity data is not shared with you, here or in a download: names except that of Amara Okafor, dates of birth',
    ],
  ])(
    'offers everything as one file, and says what of it is left out: %s',
    async (includesIdentity, words) => {
      const server = serverWithSharedRecord();
      server.on('GET /api/shared', () => ({ status: 200, body: [{ ...amarasRecord, includesIdentity }] }));
      server.on('GET /api/shared/g1/dependants', () => ({
        status: 200,
        body: { record: { ...amarasRecord, includesIdentity }, dependants: [] },
      }));
      openPage('/shared-with-me/g1?tab=dependants');
      await screen.findByText('No dependants yet');
      const link = screen.getByRole('link', { name: 'Download everything' });
      expect(link.getAttribute('href')).toBe('/api/shared/g1/download');
      expect(screen.getByText(/^Read only\./).textContent).toContain(words);
    },
  );

  it('is unknown where the list does not have it, also at the address of a part that was never shared', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/shared', () => ({ status: 200, body: [] }));
    server.on('GET /api/shared/g1/progress', () => ({ status: 404, body: { message: 'Not found' } }));
    openPage('/shared-with-me/g1?tab=addresses');
    expect(await screen.findByText('This record is not shared with you')).toBeTruthy();
  });

  it('offers to try again where the list of what is shared does not come', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/shared', broken);
    const { person } = openPage('/shared-with-me/g1?tab=addresses');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(looks(server)).toEqual([]);
    server.on('GET /api/shared', () => ({ status: 200, body: [amarasRecord] }));
    await person.click(again);
    await screen.findByRole('region', { name: 'Where you stand' });
  });

  it('asks for each part when it is opened, each time anew, and never by itself', async () => {
    const server = serverWithSharedRecord();
    const { person, router } = openPage('/shared-with-me/g1?tab=timeline');
    await screen.findByRole('heading', { name: 'Timeline' });
    await person.click(screen.getByRole('tab', { name: 'Dependants' }));
    await screen.findByText('No dependants yet');
    expect(router.state.location.search).toBe('?tab=dependants');
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(window, new Event('online'));
    await person.click(screen.getByRole('tab', { name: 'Timeline' }));
    await screen.findByRole('heading', { name: 'Timeline' });
    expect(looks(server)).toEqual([
      '/api/shared/g1/timeline',
      '/api/shared/g1/dependants',
      '/api/shared/g1/timeline',
    ]);
  });

  it('is looked at once while another answer was stale and is asked for again', async () => {
    const server = serverWithSharedRecord();
    let asked = 0;
    server.on('GET /api/notifications', () => {
      asked += 1;
      return { status: 200, body: [], ...(asked === 1 && { headers: { 'Settlewise-Stale': 'true' } }) };
    });
    openSite('/shared-with-me/g1?tab=timeline');
    await screen.findByRole('heading', { name: 'Timeline' });
    await waitFor(() => expect(asked).toBe(2));
    expect(looks(server)).toEqual(['/api/shared/g1/timeline']);
    expect(server.requests('GET /api/user')).toHaveLength(1);
  });

  it('shows a part that the owner chose for this lawyer', async () => {
    const server = serverWithSharedRecord();
    const record = { ...amarasRecord, alsoShares: ['addresses'] };
    const items = [{ ...addresses.example, id: 'a1' }];
    server.on('GET /api/shared', () => ({ status: 200, body: [record] }));
    server.on('GET /api/shared/g1/addresses', () => ({ status: 200, body: { record, items } }));
    openPage('/shared-with-me/g1?tab=addresses');
    expect(await screen.findByRole('heading', { name: '14 Harbour Street, Flat 2, Leith' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Addresses', selected: true })).toBeTruthy();
    expect(looks(server)).toEqual(['/api/shared/g1/addresses']);
  });

  it('shows the referees that the owner chose, without who they are where that is not allowed', async () => {
    const server = serverWithSharedRecord();
    const record = { ...amarasRecord, alsoShares: ['referees'] };
    const hidden = { fullName: null, dateOfBirth: null, passportNumber: null, email: null, addresses: null };
    const items = [
      { ...referees.example, id: 'r1', convictions: null },
      { ...referees.example, ...hidden, id: 'r2', applicant: 'child', convictions: null },
    ];
    server.on('GET /api/shared', () => ({ status: 200, body: [record] }));
    server.on('GET /api/shared/g1/referees', () => ({ status: 200, body: { record, items } }));
    openPage('/shared-with-me/g1?tab=referees');
    const ruth = (await screen.findByRole('heading', { name: 'Ruth Abara' })).closest('li')?.textContent;
    for (const words of [
      'For the owner of the record',
      'Profession or job: Teacher',
      'Knows the applicant since: Sep 2019',
    ])
      expect(ruth).toContain(words);
    expect(ruth).toContain('Works for the Home Office: no');
    expect(ruth).not.toMatch(/conviction/i);
    const other = screen.getByRole('heading', { name: 'Name: not shared' }).closest('li')?.textContent;
    expect(other).toContain('For their child');
    expect(other).not.toMatch(/Passport number|Email|Addresses|Date of birth/);
  });

  it('shows the applications that the owner chose with their days, without the number where that is not allowed', async () => {
    const server = serverWithSharedRecord();
    const record = { ...amarasRecord, alsoShares: ['applications'] };
    const items = [
      { ...applications.example, id: 'p1', reference: null },
      { ...applications.example, id: 'p2', dependant: 3, appliedFor: 'naturalisation', visaType: null },
    ];
    server.on('GET /api/shared', () => ({ status: 200, body: [record] }));
    server.on('GET /api/shared/g1/applications', () => ({ status: 200, body: { record, items } }));
    openPage('/shared-with-me/g1?tab=applications');
    const textOf = (name: string) => screen.getByRole('heading', { name }).closest('li')?.textContent;
    await screen.findByRole('heading', { name: 'Settlement (ILR)' });
    const own = textOf('Settlement (ILR)');
    for (const words of ['For the owner of the record', 'Visa type: Skilled Worker', 'Sent on: 20 Aug 2026'])
      expect(own).toContain(words);
    expect(own).not.toContain('Reference number');
    expect(own).not.toContain('Decided on');
    expect(textOf('Naturalisation')).toContain('For a dependant');
    expect(textOf('Naturalisation')).toContain('Reference number: 3434-0001-2345-6789');
  });

  it.each([
    [jobs, 'Welder, Leith Shipyard Ltd', 'Apr 2021 to now', { employer: null, address: null }, 'Welder'],
    [
      parents,
      'Ngozi Okafor',
      'Date of birth: 09 Mar 1958',
      { fullName: null, dateOfBirth: null },
      'Name: not shared',
    ],
  ])('shows the list that the owner chose: $part', async (list, title, line, hidden, titleWithout) => {
    const server = serverWithSharedRecord();
    const record = { ...amarasRecord, alsoShares: [list.part] };
    const items = [
      { ...list.example, id: 'one' },
      { ...list.example, ...hidden, id: 'two' },
    ];
    server.on('GET /api/shared', () => ({ status: 200, body: [record] }));
    server.on(`GET /api/shared/g1/${list.part}`, () => ({ status: 200, body: { record, items } }));
    openPage(`/shared-with-me/g1?tab=${list.part}`);
    const whole = (await screen.findByRole('heading', { name: title })).closest('li')?.textContent;
    expect(whole).toContain(line);
    expect(screen.getByRole('heading', { name: titleWithout })).toBeTruthy();
  });

  it('opens at the part that the address names', async () => {
    const server = serverWithSharedRecord();
    openPage('/shared-with-me/g1?tab=visa-history');
    const now = await screen.findByRole('region', { name: 'Visa now' });
    expect(now.textContent).toContain('Skilled Worker');
    expect(screen.getByRole('region', { name: 'Earlier visas' }).textContent).toContain(
      '01 Jan 2020 – 03 May 202228 months',
    );
    expect(looks(server)).toEqual(['/api/shared/g1/visa-history']);
  });

  it('shows the days away by both counts, as pictures, and journey by journey', async () => {
    serverWithSharedRecord();
    openPage('/shared-with-me/g1?tab=absences');
    const counts = await screen.findByRole('region', { name: 'Days away by both counts' });
    expect(
      within(counts)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'PeriodHome Office’s countWith travel days',
      'Worst 12 monthsILR: 180 in any 12 months22 Nov 2025 to 21 Nov 2026178 of 180 daysClose to the ILR limitwithin it183 of 180 daysOver the ILR limit3 over',
      'Last 12 monthsCitizenship: 90 in the final year22 Nov 2025 to 21 Nov 202610 of 90 days12 of 90 days',
      'Last 5 yearsCitizenship: 450 in five years22 Nov 2025 to 21 Nov 2026191 of 450 days195 of 450 days',
    ]);
    // The Home Office's count has the colour, as the owner sees it.
    const colourOf = (words: string) => within(counts).getByText(words).parentElement?.className;
    expect(colourOf('Close to the ILR limit')).toContain('colorWarning');
    expect(colourOf('Over the ILR limit')).not.toMatch(/color(?:Warning|Error)/);
    const journeys = screen.getByRole('region', { name: 'Journeys' });
    const [, lisbon, accra] = within(journeys).getAllByRole('row');
    expect(lisbon?.textContent).toContain('Planned');
    expect(accra?.textContent).toBe('AccraFamilyTo my mother01 Mar 2025 – 30 Aug 2025181183');
    const pictures = screen.getByRole('region', { name: 'The years as pictures' });
    expect(within(pictures).getAllByRole('img')).toHaveLength(2);
    expect(pictures.textContent).toContain('The qualifying years: 04 May 2022 to 03 May 2027');
    expect(pictures.textContent).toContain('from the start of your visa to your entry are no journey');
  });

  it('calls days that the limit leaves out no worst 12 months, and holds them against no limit', () => {
    const { worstTwelveMonths: worst } = someAbsences;
    const most = worst && { ...worst, homeOffice: { ...worst.homeOffice, days: 196, exceeded: true } };
    showPiece(<SharedAbsences answer={{ ...someAbsences, worstTwelveMonths: most }} />);
    const pictures = screen.getByRole('region', { name: 'The years as pictures' });
    expect(pictures.textContent).toContain('The most in any 12 months, counting journeys alone: 196 days');
    expect(pictures.textContent).not.toContain('The worst 12 months');
    expect(pictures.textContent).not.toContain('the limit');
    for (const picture of within(pictures).getAllByRole('img'))
      expect(picture.getAttribute('aria-label') ?? picture.textContent).not.toContain('over the limit');
  });

  it('offers documents to look at and to save, those that browsers do not show to save alone', async () => {
    const server = serverWithSharedRecord();
    openPage('/shared-with-me/g1?tab=documents');
    const list = await screen.findByRole('list', { name: 'Documents, the newest first' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [' Download Passport', '/api/shared/g1/documents/passport/file?disposition=attachment'],
      [' Download Contract', '/api/shared/g1/documents/contract/file?disposition=attachment'],
    ]);
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([' View Passport']);
    expect(looks(server)).toEqual(['/api/shared/g1/documents']);
  });

  it('opens a document in the page, as its owner does', async () => {
    const server = serverWithSharedRecord();
    const scan = aSharedDocument('Passport', { fileName: 'scan.png', fileType: 'image/png' });
    server.on('GET /api/shared/g1/documents', () => ({
      status: 200,
      body: { record: amarasRecord, documents: [scan] },
    }));
    const { person } = openPage('/shared-with-me/g1?tab=documents');
    await person.click(await screen.findByRole('button', { name: 'View Passport' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Passport' }));
    const address = '/api/shared/g1/documents/passport/file?disposition=inline';
    expect(dialog.getByRole('img', { name: 'Passport' }).getAttribute('src')).toBe(address);
    expect(dialog.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(address);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('makes one bundle of the files that are shared, of which the owner is told once, before the first is sent', async () => {
    const server = serverWithSharedRecord();
    const scan = aSharedDocument('Passport', { fileName: 'scan.png', fileType: 'image/png' });
    const withheld = { ...aSharedDocument('Letter'), fileIsShared: false };
    server.on('GET /api/shared/g1/documents', () => ({
      status: 200,
      body: { record: amarasRecord, documents: [scan, withheld] },
    }));
    server.on('POST /api/shared/g1/bundles', () => ({ status: 201, body: { id: 'b1', documents: 1 } }));
    const others = globalThis.fetch;
    const files: string[] = [];
    vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
      if (!path.includes('/file?')) return others(path, options);
      files.push(path);
      return Promise.resolve(new Response(null, { status: 503 }));
    });
    const { person } = openPage('/shared-with-me/g1?tab=documents');
    await person.click(await screen.findByRole('button', { name: 'Make a bundle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a bundle' }));
    expect(dialog.getByText(/The owner is told of it, and which documents are in it/)).toBeTruthy();
    expect(dialog.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Passport',
    ]);
    expect(dialog.getByLabelText<HTMLInputElement>('Name on the first page').value).toBe(amarasRecord.name);
    await person.click(dialog.getByRole('button', { name: 'Make the bundle' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(files).toEqual(['/api/shared/g1/documents/passport/file?disposition=attachment&bundle=b1']);
    expect(server.requests('POST /api/shared/g1/bundles').map(({ body }) => body)).toEqual([
      { documents: ['passport'] },
    ]);
    vi.unstubAllGlobals();
  });

  it('says in each part when nothing is there', async () => {
    const server = serverWithSharedRecord();
    const record = {
      grantId: 'g1',
      name: 'Ben',
      expiresAt: null,
      expiryDate: null,
      sharedAt: '2026-11-01T09:00:00Z',
    };
    server.on('GET /api/shared', () => ({ status: 200, body: [record] }));
    server.on('GET /api/shared/g1/timeline', () => ({
      status: 200,
      body: { record, asOf: '2026-11-21', entries: [] },
    }));
    server.on('GET /api/shared/g1/documents', () => ({ status: 200, body: { record, documents: [] } }));
    server.on('GET /api/shared/g1/visa-history', () => ({
      status: 200,
      body: { record, current: null, earlier: [] },
    }));
    const { person } = openPage('/shared-with-me/g1?tab=timeline');
    expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben’s record Shared with you');
    await person.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(await screen.findByText('No documents yet')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Visa history' }));
    expect(await screen.findByText('No visas yet')).toBeTruthy();
  });

  it('asks again for a part that could not be loaded, and keeps the others', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/shared/g1/documents', broken);
    const { person } = openPage('/shared-with-me/g1?tab=documents');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load: Documents');
    await person.click(screen.getByRole('tab', { name: 'Dependants' }));
    expect(await screen.findByText('No dependants yet')).toBeTruthy();
  });
});

it('The progress of somebody else has its reasons, no way into the reader’s own pages, no tasks and no uploads', () => {
  const answer = { record: amarasRecord, ilr: anIlrProgress(), citizenship: aCitizenshipAnswer() };
  showPiece(<SharedProgress answer={answer} />);
  const standing = screen.getByRole('region', { name: 'Where you stand' });
  expect(standing.textContent).toContain('You can apply for ILR from 6 April 2027');
  expect(document.body.textContent).toContain('“you” is Amara Okafor');
  expect(document.body.textContent).not.toContain('You have recorded no journeys yet');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getAllByText('Not met yet').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Add task/ })).toBeNull();
});

describe('When the access ends', () => {
  it('what was shown goes, and the next click is told why, with a way back', async () => {
    const server = serverWithSharedRecord();
    const { person, router } = openPage('/shared-with-me/g1?tab=timeline');
    await screen.findByText('Passport uploaded');
    server.on('GET /api/shared/g1/progress', refused('Amara Okafor has ended your access.'));
    server.on('GET /api/shared', () => ({ status: 200, body: [] }));
    await person.click(screen.getByRole('tab', { name: 'Progress' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The access has ended' })).toBeTruthy();
    const told = screen.getByRole('alert');
    expect(told.textContent).toContain('Amara Okafor has ended your access.');
    await waitFor(() => expect(document.activeElement).toBe(told));
    expect(screen.queryByText('Passport uploaded')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.title).not.toContain('Okafor');
    await person.click(screen.getByRole('link', { name: 'See what is shared with you' }));
    expect(await screen.findByText('Nobody shares a record with you now')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/shared-with-me');
  });

  it('a record that was never shared with the person is not called ended', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/shared', () => ({ status: 200, body: [] }));
    server.on('GET /api/shared/g1/timeline', () => ({ status: 404, body: { message: 'Not found.' } }));
    openPage('/shared-with-me/g1?tab=timeline');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This record is not shared with you' }),
    ).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('amina@example.org');
  });

  it('a file that is opened makes the page look whether the access still holds', async () => {
    const server = serverWithSharedRecord();
    const { person } = openPage('/shared-with-me/g1?tab=documents');
    const link = await screen.findByRole('link', { name: /Download Passport/ });
    // jsdom cannot go to files.
    link.addEventListener('click', (event) => event.preventDefault());
    await person.click(link);
    await waitFor(() => expect(server.requests('GET /api/shared')).toHaveLength(2));
    expect(screen.getByRole('tab', { name: 'Documents' })).toBeTruthy();
    server.on('GET /api/shared', () => ({ status: 200, body: [] }));
    await person.click(link);
    expect(await screen.findByRole('heading', { name: 'The access has ended' })).toBeTruthy();
    expect(looks(server)).toEqual(['/api/shared/g1/documents']);
  });

  it('somebody whose address is no longer confirmed is asked to confirm it', async () => {
    const server = serverWithSharedRecord();
    const { person } = openPage('/shared-with-me/g1?tab=timeline');
    await screen.findByText('Passport uploaded');
    server.on('GET /api/shared/g1/progress', refused('Please confirm your email address first.'));
    server.on('GET /api/user', () => ({
      status: 200,
      body: {
        id: 'a1',
        username: 'amina',
        email: 'new@example.org',
        firstName: null,
        lastName: null,
        role: 'user',
        emailVerified: false,
        onboarding: 'open',
      },
    }));
    await person.click(screen.getByRole('tab', { name: 'Progress' }));
    expect(await screen.findByText('Confirm your email address first')).toBeTruthy();
    expect(screen.queryByText('Passport uploaded')).toBeNull();
  });
});
