import { collectionContract, papers } from '@settlewise/contract/collections';
import { addTaskRequest } from '@settlewise/contract/tasks';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aClock } from '../../../record/dependants/testing/dependantsTesting';
import { aDependant } from '../../../testing/aDependant';
import { askForDraftKeys } from '../../../record/drafts/draftKeys';
import { holderOfDraftsChanged } from '../../../record/drafts/draftStorage';
import { amina } from '../../../testing/builders';
import { personsKeys, visitorsKeys } from '../../../testing/draftKeys';
import { draftKeyCall } from '../../../testing/serverInMemory';
import { aReferee } from '../../../testing/referees';
import { aTask } from '../../../testing/tasks';
import { newPerson, noVisa, visa } from '../../immigrationProfile/testing/immigrationProfileTesting';
import { aDocument } from '../testing/aDocument';
import { openChecklist } from './testing/openChecklist';
import { setField } from '../../../testing/setField';

const spouse = aDependant({ firstName: 'Zainab', relationship: 'spouse' });
const chooseWho = async (person: ReturnType<typeof openChecklist>['person'], name: string) =>
  person.selectOptions(await screen.findByRole('combobox', { name: 'Who applies' }), name);

const papersCalls = collectionContract(papers);

const list = () => within(screen.getByRole('region', { name: 'Your list' }));
const group = (name: string) => within(list().getByRole('region', { name }));
/** Each line with how it stands. */
const linesOf = (name: string) =>
  group(name)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('summary')?.textContent);
const line = (title: string) => {
  const item = list().getByText(title).closest('details');
  if (item === null) throw new Error(`No line ${title}`);
  return item;
};

const month = (kind: 'payslip' | 'bank_statement', name: string, last: number) =>
  aDocument({
    title: `${kind} ${name}`,
    documentType: kind,
    category: 'employment',
    expiryDate: null,
    issuedOn: `${name}-${last - 2}`,
    coversFrom: `${name}-01`,
    coversTo: `${name}-${last}`,
  });
const eight = [
  aDocument({ title: 'Old passport', issuedOn: '2014-10-16', expiryDate: '2024-10-15' }),
  aDocument({ title: 'New passport', issuedOn: '2025-02-10', expiryDate: '2035-02-09' }),
  aDocument({ title: 'eVisa', documentType: 'evisa_screenshot', expiryDate: null }),
  aDocument({ title: 'Letter', documentType: 'employer_letter', issuedOn: '2027-01-20', expiryDate: null }),
  month('payslip', '2027-01', 31),
  month('payslip', '2026-12', 31),
  month('bank_statement', '2026-12', 31),
  aDocument({ title: 'Test', documentType: 'life_in_uk_certificate', expiryDate: null }),
];

describe('The document checklist', () => {
  it('lists what a Skilled Worker lacks on the planned day, from the record and the vault', async () => {
    openChecklist({ documents: eight });
    expect(await screen.findByRole('region', { name: /^SET\(O\)/ })).toBeTruthy();
    expect(linesOf('You need these')).toEqual([
      'Passport or travel documentHave it',
      'Proof of your permissionHave it',
      'List of absencesHave it',
      'Life in the UK testHave it',
      'Letter of your employerToo old by 3 days',
      'Latest payslip, and the bank statement that shows it1 month to come',
    ]);
    expect(within(screen.getByRole('region', { name: /^SET/ })).getByRole('status').textContent).toContain(
      '4 of 7',
    );
    expect(line('Letter of your employer').textContent).toContain(
      'It will be too old by 3 days on your planned day, 20 February 2027.',
    );
    const picture = screen.getByRole('img', { name: /^Old passports/ });
    expect(picture.getAttribute('aria-label')).toContain('Missing: October 2024 to February 2025.');
    expect(line('Latest payslip, and the bank statement that shows it').textContent).toContain(
      'To come: January 2027.',
    );
  });

  it('asks only what the record does not answer, and the list follows', async () => {
    const { person } = openChecklist();
    const questions = within(await screen.findByRole('region', { name: 'A few questions' }));
    expect(questions.getAllByRole('combobox').map((field) => field.textContent)).toHaveLength(2);
    expect(linesOf('Only if it is asked of you')).toHaveLength(2);
    await person.selectOptions(questions.getByLabelText(/language other than English/), 'yes');
    await waitFor(() => expect(linesOf('You need these')).toContain('TranslationsNot started'));
    await person.selectOptions(questions.getByLabelText(/a conviction/), 'no');
    await person.click(list().getByText(/^Not needed \(/));
    expect(line('Convictions, penalties and debts').textContent).toContain(
      'You said that this is not so for you.',
    );
    // The visa of the record covers the years.
    expect(questions.queryByLabelText(/no permission/)).toBeNull();
    for (const title of ['Days without permission', 'Proof for absences that do not count'])
      expect(line(title).textContent).toContain('Your record says that this is not so for you.');
    // Photographs and the like, with their source.
    expect(line('Photographs').querySelector('a')?.href).toContain('gov.uk');

    // A form that does not fit is refused, and leads to the one that does.
    await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'SET(M)');
    expect(screen.queryByRole('region', { name: 'Your list' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show the list for SET(O)' }));
    expect(await screen.findByRole('region', { name: 'Your list' })).toBeTruthy();
    // The button is gone with its notice.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /^SET\(O\)/ }));
  });

  it('keeps in the record what is there elsewhere, and says what to write where it cannot be had', async () => {
    const { person, server } = openChecklist();
    let kept: Record<string, unknown> | null = null;
    server.on('GET /api/papers', () => ({ status: 200, body: kept === null ? [] : [kept] }));
    server.on('POST /api/papers', ({ body }) => {
      kept = { ...papersCalls.recordRequest.parse(body), id: 'p1' };
      return { status: 201, body: kept };
    });
    server.on('PATCH /api/papers/p1', ({ body }) => {
      kept = { ...kept, ...papersCalls.changeRequest.parse(body) };
      return { status: 200, body: kept };
    });
    server.on('DELETE /api/papers/p1', () => {
      kept = null;
      return { status: 204 };
    });
    await screen.findByRole('region', { name: 'Your list' });
    const employer = within(line('Letter of your employer'));
    const says = (standing: string) =>
      waitFor(() => expect(linesOf('You need these')).toContain(`Letter of your employer${standing}`));
    await person.click(employer.getByRole('button', { name: 'I cannot get it' }));
    await says('Cannot get it');
    expect(kept).toEqual({ id: 'p1', applicant: 'you', requirement: 'W1', standing: 'cannot' });
    expect(employer.getByText(/ask in writing and keep the answer/)).toBeTruthy();
    expect(employer.getByText(/Under “Letters” below is a letter for it/)).toBeTruthy();
    expect(within(line('Photographs')).queryByText(/Under “Letters”/)).toBeNull();
    await person.click(employer.getByRole('button', { name: 'I have it elsewhere' }));
    await says('Have it');
    expect(employer.queryByRole('link', { name: /^Upload/ })).toBeNull();
    // What was pressed by mistake is pressed again.
    await person.click(employer.getByRole('button', { name: 'I have it elsewhere' }));
    await says('Not started');
    expect(kept).toBeNull();
    server.on('POST /api/papers', () => ({ status: 503 }));
    await person.click(employer.getByRole('button', { name: 'I have it elsewhere' }));
    expect(await screen.findByText('Not saved')).toBeTruthy();
    await says('Not started');
  });

  it('makes a list of its own for a partner, from papers filed for dependants and what was said of theirs', async () => {
    const said = { id: 'p1', applicant: String(spouse.id), requirement: 'G1', standing: 'elsewhere' };
    const { person } = openChecklist({
      documents: [aDocument({ documentType: 'marriage_certificate', stage: 'dependant' })],
      more: { 'GET /api/papers': [said], 'GET /api/dependants': [spouse] },
    });
    await screen.findByRole('region', { name: 'Your list' });
    // What was said of one person’s papers holds for them alone.
    expect(linesOf('You need these')).toContain('Passport or travel documentNot started');
    await chooseWho(person, 'Zainab');
    expect(await screen.findByRole('region', { name: /^Zainab: SET\(O\)/ })).toBeTruthy();
    expect(linesOf('One of several is enough')).toContain('Marriage, or two years togetherHave it');
    expect(linesOf('You need these')).toContain('Years as a partnerNot started');
    expect(linesOf('You need these')).toContain('Passport or travel documentHave it');
  });

  it('plans for a partner by their own clock, and has nothing to list for a dependant who is British', async () => {
    const { settlement } = aClock();
    const omar = aDependant({ id: 2, firstName: 'Omar', relationship: 'child' });
    const { person } = openChecklist({
      more: {
        'GET /api/dependants': [spouse, omar],
        'GET /api/dependants/progress': [
          aClock({ id: spouse.id, settlement: { ...settlement, earliestApplicationDate: '2029-09-03' } }),
          aClock({ id: 2, settlement: { ...settlement, status: 'british', earliestApplicationDate: null } }),
        ],
      },
    });
    await chooseWho(person, 'Zainab');
    await screen.findByRole('region', { name: /^Zainab: SET\(O\)/ });
    expect(screen.getByLabelText(/^Day you plan to apply/)).toHaveProperty('value', '03 Sep 2029');
    await chooseWho(person, 'Omar');
    expect(await screen.findByText('Omar is British already, by your record')).toBeTruthy();
  });

  it('asks each person anew: what one answers shapes no list of another', async () => {
    const { person } = openChecklist({ more: { 'GET /api/dependants': [spouse] } });
    const convictions = async () => {
      const questions = within(await screen.findByRole('region', { name: 'A few questions' }));
      return questions.getByLabelText<HTMLSelectElement>(/conviction/);
    };
    await person.selectOptions(await convictions(), 'yes');
    const needed = () => linesOf('You need these').some((words) => words?.includes('onvictions'));
    await waitFor(() => expect(needed()).toBe(true));
    await chooseWho(person, 'Zainab');
    await screen.findByRole('region', { name: /^Zainab/ });
    expect([needed(), (await convictions()).value]).toEqual([false, '']);
    await person.selectOptions(await convictions(), 'no');
    await waitFor(async () => expect((await convictions()).value).toBe('no'));
    await chooseWho(person, 'You');
    await waitFor(() => expect(needed()).toBe(true));
    expect((await convictions()).value).toBe('yes');
    // Nobody is taken for having answered whose answer was taken back.
    await person.selectOptions(await convictions(), '');
    await waitFor(() => expect(needed()).toBe(false));
    expect((await convictions()).value).toBe('');
  });

  it('begins on another device with what was answered on the first', async () => {
    const { server } = openChecklist();
    const said = { id: 'a1', applicant: 'you', question: 'convictions', answer: 'yes' };
    server.on('GET /api/answers', () => ({ status: 200, body: [said] }));
    const questions = within(await screen.findByRole('region', { name: 'A few questions' }));
    expect(questions.getByLabelText<HTMLSelectElement>(/conviction/).value).toBe('yes');
    expect(linesOf('You need these').join()).toContain('onvictions');
  });

  it('says in a letter of a dependant which journeys are theirs, and of nobody that there were none', async () => {
    const own = { departureDate: '2025-05-01', returnDate: '2025-05-09', destination: 'Lahore' };
    const { person } = openChecklist({
      more: {
        'GET /api/dependants': [
          aDependant({ id: 1, firstName: 'Alone', travelsWith: 'own', ownJourneys: [own] }),
          aDependant({ id: 2, firstName: 'Along', travelsWith: 'me' }),
          aDependant({ id: 3, firstName: 'Unsaid' }),
        ],
      },
    });
    const letterOf = async (name: string) => {
      await chooseWho(person, name);
      await screen.findByRole('region', { name: new RegExp(`^${name}`) });
      const letters = within(screen.getByRole('region', { name: 'Letters' }));
      return letters.getByText('Explanation of your absences').closest('details')?.textContent;
    };
    expect(await letterOf('Alone')).toMatch(/Lahore.*1 May 2025.*9 May 2025.*\[reason\]/);
    expect(await letterOf('Along')).toMatch(/Kochi.*1 April 2024.*20 April 2024.*\[reason\]/);
    const unsaid = await letterOf('Unsaid');
    expect(unsaid).toMatch(/I was outside the UK on these journeys.*: \[your journeys, or: none\]/);
    expect(unsaid).not.toMatch(/Kochi|not outside/);
  });

  it('is kept for its person: whoever signs in next finds nothing of it', async () => {
    const openAs = (id: string, keys: object) => {
      cleanup();
      holderOfDraftsChanged();
      return openChecklist({ more: { 'GET /api/user': { ...amina, id }, [draftKeyCall]: keys } });
    };
    // The session has ended, so the browser has a visitor's key.
    const first = openAs('a1', visitorsKeys(1));
    await first.person.selectOptions(await screen.findByRole('combobox', { name: 'Form' }), 'SET(M)');
    await waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
    const form = async () => {
      const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Form' });
      await askForDraftKeys();
      return field.value;
    };
    openAs('b2', personsKeys(8, 1));
    expect(await form()).toBe('SET(O)');
  });

  it('is that of citizenship for whoever is settled, with the two referees of the record and a sheet for each', async () => {
    const ben = { id: 'r2', fullName: 'Ben Cole', professional: false };
    const { client, server } = openChecklist({ ilr: { hasILR: true } });
    const record = async (...referees: ReturnType<typeof aReferee>[]) => {
      server.on('GET /api/referees', () => ({ status: 200, body: referees }));
      await act(() => client.invalidateQueries());
    };
    expect(await screen.findByRole('region', { name: /^AN/ })).toBeTruthy();
    expect(linesOf('You need these')).toContain('Two refereesNot started');
    await record(aReferee({ britishPassport: false }), aReferee({ ...ben, applicant: 'child' }));
    await waitFor(() => expect(linesOf('You need these')).toContain('Two refereesIn part'));
    expect(line('Two referees').textContent).toContain('You need one more referee who can be one.');
    await record(aReferee({ britishPassport: false }), aReferee(ben));
    await waitFor(() => expect(linesOf('You need these')).toContain('Two refereesHave it'));
    expect(line('Two referees').textContent).toContain(
      'Ruth Abara is the one with a profession. Ben Cole has the British passport.',
    );
    expect(within(line('Two referees')).getByRole('link', { name: 'Your referees' })).toBeTruthy();
    const letters = within(screen.getByRole('region', { name: 'Letters' }));
    for (const name of ['Ruth Abara', 'Ben Cole'])
      expect(letters.getByText(`Sheet for ${name}`)).toBeTruthy();
  });

  it('asks whoever is settled for a route only where the form hangs on it', async () => {
    const { person } = openChecklist({
      ilr: { hasILR: true, route: null, visaType: null },
      more: { 'GET /api/immigration/profile': noVisa },
    });
    expect(await screen.findByRole('region', { name: /^AN/ })).toBeTruthy();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'B(OTA)');
    expect(await screen.findByText(/Choose your visa or route above/)).toBeTruthy();
  });

  it('asks for birth date and visa where the record has none, or one that leads nowhere', async () => {
    const { person } = openChecklist({
      ilr: { route: null, visaType: null },
      more: {
        'GET /api/immigration/profile/personal': newPerson,
        'GET /api/immigration/profile': { ...visa, currentVisaType: 'other' },
      },
    });
    expect(await screen.findByText(/Enter your date of birth above/)).toBeTruthy();
    setField(screen.getByRole('textbox', { name: /^Date of birth/ }), '1/5/1990');
    await person.tab();
    expect(await screen.findByText(/Choose your visa or route above/)).toBeTruthy();
    setField(screen.getByRole('combobox', { name: /^Visa or route/ }), 'Skilled Worker');
    await person.tab();
    expect(await screen.findByRole('region', { name: /^SET\(O\)/ })).toBeTruthy();
    expect(linesOf('You need these')[0]).toContain('Passport');
  });

  it('puts what is left among the tasks, each due so that it is fresh on the planned day', async () => {
    const { person, server } = openChecklist();
    const kept: object[] = [];
    server.on('GET /api/tasks', () => ({ status: 200, body: kept }));
    server.on('POST /api/tasks', ({ body }) => {
      const sent = addTaskRequest.parse(body);
      const task = aTask(sent.title, { ...sent, id: `task ${kept.length}` });
      kept.push(task);
      return { status: 201, body: task };
    });
    const plan = await screen.findByRole('region', { name: 'What is left, as tasks' });
    await person.click(within(plan).getByRole('button', { name: 'Add to my tasks' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What is left, as tasks' })).toBeNull());
    expect(kept).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Get ready for settlement: Letter of your employer',
          dueDate: '2027-02-13',
        }),
        expect.objectContaining({
          title: 'Get ready for settlement: Proof of your permission',
          dueDate: '2027-01-23',
        }),
      ]),
    );
  });

  it('offers no task twice: on another day, with another planned day, but each for each person', async () => {
    const { person } = openChecklist({
      more: {
        'GET /api/dependants': [spouse],
        'GET /api/tasks': [
          aTask('Get ready for settlement: Letter of your employer', { dueDate: '2026-01-05' }),
          aTask('Get ready for settlement: Proof of your permission', { dueDate: '2026-01-06' }),
          aTask('Collect my payslips', { dueDate: '2026-01-06' }),
        ],
      },
    });
    const offered = async () => {
      const plan = await screen.findByRole('region', { name: 'What is left, as tasks' });
      return within(plan)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    const again = [
      // Suggested, in other words.
      expect.stringContaining('Latest payslip'),
      expect.stringContaining('Letter of your employer'),
      expect.stringContaining('Proof of your permission'),
    ];
    for (const words of again) expect(await offered()).not.toContainEqual(words);
    const day = screen.getByRole('textbox', { name: /^Day you plan to apply/ });
    setField(day, '1/9/2027');
    await person.tab();
    expect(await offered()).toContainEqual(expect.stringMatching(/2027: Get ready for settlement: Passport/));
    for (const words of again) expect(await offered()).not.toContainEqual(words);
    await chooseWho(person, 'Zainab');
    await screen.findByRole('region', { name: /^Zainab/ });
    expect(await offered()).toContainEqual(
      expect.stringContaining('Get ready for the settlement of Zainab: Proof of your permission'),
    );
  });

  it('has the letters that the list asks for, filled in from the record', async () => {
    const { person } = openChecklist({ ilr: { meetsAbsenceRequirements: false } });
    // Who is over the limit is asked whether absences are to be left out.
    const leftOut = await screen.findByLabelText(/left out of the count/);
    expect(linesOf('Only if it is asked of you')).toContain(
      'Proof for absences that do not countNot started',
    );
    await person.selectOptions(leftOut, 'yes');
    expect(linesOf('You need these')).toContain('Proof for absences that do not countNot started');
    const letters = within(await screen.findByRole('region', { name: 'Letters' }));
    const names = letters.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);
    expect(names).toEqual(['Letter of your employer', 'Explanation of your absences']);
    expect(letters.getByText(/We confirm that Amina Khan works for us/)).toBeTruthy();
    expect(letters.getByText(/at or above £41,700 a year and the going rate/)).toBeTruthy();
    expect(letters.getByText(/Dated 23 January 2027 or later/)).toBeTruthy();
    expect(letters.getByText(/^Please do not count these absences: /)).toBeTruthy();
    expect(
      letters.getByRole('heading', { level: 3, name: 'Absences from the UK of Amina Khan' }),
    ).toBeTruthy();
    expect(letters.getByRole('row', { name: /^Kochi 1 April 2024 20 April 2024/ })).toBeTruthy();
  });

  it('is a tab of the documents as well', async () => {
    const { person } = openChecklist({ documents: eight }, '/dashboard/documents');
    await person.click(await screen.findByRole('tab', { name: 'Checklist' }));
    expect(await screen.findByRole('region', { name: 'Your list' })).toBeTruthy();
    expect(linesOf('You need these')).toContain('Letter of your employerToo old by 3 days');
  });
});
