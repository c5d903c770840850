import { addresses, collectionContract } from '@settlewise/contract/collections';
import type { DraftKeysResponse } from '@settlewise/contract/drafts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../../features/documents/testing/aDocument';
import { EditDialog } from '../../features/documents/EditDialog';
import { VisaHistoryDialog } from '../../features/immigrationProfile/VisaHistoryDialog';
import { aDependant } from '../../testing/aDependant';
import { aJourney, amina } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { personsKeys, visitorsKeys } from '../../testing/draftKeys';
import { setField } from '../../testing/setField';
import { openPage, openSite } from '../../testing/openPage';
import { draftKeyCall, serverInMemory } from '../../testing/serverInMemory';
import { anIlrProgress, aCitizenshipAnswer } from '../../testing/progress';
import { showPiece } from '../../testing/showPiece';
import { aTask, serverWithTasks } from '../../testing/tasks';
import { useUser } from '../account/accountQueries';
import { addressForm } from '../addresses/addressForm';
import { addressQueries } from '../addresses/addressPart';
import { CollectionDialog } from '../collections/CollectionDialog';
import { DependantDialog } from '../dependants/DependantDialog';
import { JourneyDialog } from '../journeys/JourneyDialog';
import { JourneyEditor } from '../journeys/JourneyEditor';
import { useKeepInTracker } from '../journeys/useKeepInTracker';
import { OwnRequirements } from '../progress/OwnRequirements';
import { askForDraftKeys } from './draftKeys';
import { holderOfDraftsChanged } from './draftStorage';

type Person = ReturnType<typeof openPage>['person'];

const typedText = 'Llanfair';
const fromBefore = 'Your typing from before is here.';
const bob = { ...amina, id: 'b2', username: 'bob' };

/** The page of tasks, opened by whoever the server takes its person for. @param keys null where they cannot be had */
function openTasks(
  user = amina,
  keys: DraftKeysResponse | null = personsKeys(7),
  ...tasks: ReturnType<typeof aTask>[]
) {
  return { server: serveTasks(user, keys, ...tasks), ...openPage('/dashboard/tasks') };
}

function serveTasks(
  user: typeof amina,
  keys: DraftKeysResponse | null,
  ...tasks: ReturnType<typeof aTask>[]
) {
  cleanup();
  const server = serverWithTasks(...tasks);
  server.on('GET /api/user', () => ({ status: 200, body: user }));
  server.on(draftKeyCall, () => (keys === null ? { status: 503 } : { status: 200, body: keys }));
  holderOfDraftsChanged();
  return server;
}

async function addTask(person: Person) {
  await person.click(await screen.findByRole('button', { name: 'Add Task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
  return { dialog, title: dialog.getByLabelText<HTMLInputElement>('Title') };
}

/** Somebody types a task; then their session ends, and the page is loaded anew. */
async function typeTaskUntilTheEnd() {
  const { person } = openTasks();
  const { title, dialog } = await addTask(person);
  setField(title, typedText);
  await person.selectOptions(dialog.getByLabelText('Priority'), 'Urgent');
  await waitFor(() => expect(keptNames()).toHaveLength(1));
}

const keptNames = () => Object.keys(localStorage);
const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe('A dialog in which something was typed', () => {
  it('asks before Escape, Cancel or Close loses it, and keeps it unless told to', async () => {
    const { person } = openTasks();
    const { dialog, title } = await addTask(person);
    setField(title, typedText);
    const stays = async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(title.value).toBe(typedText);
    };
    await person.keyboard('{Escape}');
    await question();
    expect(document.activeElement?.textContent).toBe('Keep typing');
    await person.keyboard('{Enter}');
    await stays();

    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    // Escape keeps it as well.
    await question();
    await person.keyboard('{Escape}');
    await stays();

    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await person.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await closed('Add Task');
    expect(keptNames()).toEqual([]);
    expect((await addTask(person)).title.value).toBe('');
  });

  it('asks nothing where nothing has changed', async () => {
    const { person } = openTasks(amina, personsKeys(7), aTask('Book test', { description: 'Leeds' }));
    const { title } = await addTask(person);
    await person.type(title, 'a{Backspace}');
    await person.keyboard('{Escape}');
    await closed('Add Task');
    await person.click(screen.getByRole('button', { name: 'Edit: Book test' }));
    await screen.findByRole('dialog', { name: 'Edit task' });
    await person.keyboard('{Escape}');
    await closed('Edit task');
    expect(keptNames()).toEqual([]);
  });
});

describe('What was typed when a session ended', () => {
  it('lies sealed, and is there when the same person opens the dialog again', async () => {
    await typeTaskUntilTheEnd();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Llanfair|urgent/);

    const { person, server } = openTasks();
    const { dialog, title } = await addTask(person);
    expect(await dialog.findByText(fromBefore)).toBeTruthy();
    expect([title.value, dialog.getByLabelText<HTMLSelectElement>('Priority').value]).toEqual([
      typedText,
      'urgent',
    ]);
    // It is still asked about, though nothing was typed since.
    await person.keyboard('{Escape}');
    await person.click(within(await question()).getByRole('button', { name: 'Keep typing' }));

    server.on('POST /api/tasks', () => ({ status: 503, body: { message: 'Away' } }));
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    await dialog.findByRole('alert');
    expect(keptNames()).toHaveLength(1);
    server.on('POST /api/tasks', () => ({ status: 201, body: aTask(typedText) }));
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    await closed('Add Task');
    expect(server.requests('POST /api/tasks')[1]?.body).toMatchObject({
      title: typedText,
      priority: 'urgent',
    });
    expect(keptNames()).toEqual([]);
    expect((await addTask(person)).title.value).toBe('');
  });

  it('goes when the person would rather start again, who goes on in the first field', async () => {
    await typeTaskUntilTheEnd();
    const { person } = openTasks();
    const { dialog, title } = await addTask(person);
    await person.click(await dialog.findByRole('button', { name: 'Start again' }));
    expect([title.value, document.activeElement, dialog.queryByText(fromBefore)]).toEqual(['', title, null]);
    expect(keptNames()).toEqual([]);
    await person.keyboard('{Escape}');
    await closed('Add Task');
  });

  it('is found by nobody else, and by its person afterwards', async () => {
    await typeTaskUntilTheEnd();
    const other = openTasks(bob, personsKeys(8));
    const { title, dialog } = await addTask(other.person);
    await askForDraftKeys();
    expect([title.value, dialog.queryByText(fromBefore)]).toEqual(['', null]);
    setField(title, 'Of Bob');

    const { person } = openTasks();
    const again = await addTask(person);
    await again.dialog.findByText(fromBefore);
    expect(again.title.value).toBe(typedText);
  });

  it('is found by nobody else where it was typed after the end, when the browser had a visitor’s key', async () => {
    const { person } = openTasks(amina, visitorsKeys(1));
    setField((await addTask(person)).title, typedText);
    await waitFor(() => expect(keptNames()).toHaveLength(1));
    const other = openTasks(bob, personsKeys(8, 1));
    const { title, dialog } = await addTask(other.person);
    await askForDraftKeys();
    expect([title.value, dialog.queryByText(fromBefore)]).toEqual(['', null]);
  });

  it('is gone once the person has signed out', async () => {
    await typeTaskUntilTheEnd();
    const server = serveTasks(amina, personsKeys(7));
    const { person } = openSite('/dashboard/tasks');
    server.on('POST /api/logout', () => ({ status: 204 }));
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(keptNames()).toEqual([]));
  });

  it('joins what was typed before its key came', async () => {
    await typeTaskUntilTheEnd();
    const { person, server } = openTasks(amina, null);
    const { dialog, title } = await addTask(person);
    await askForDraftKeys();
    setField(dialog.getByLabelText(/^Description/), 'On paper');
    expect(title.value).toBe('');
    server.on(draftKeyCall, () => ({ status: 200, body: personsKeys(7) }));
    window.dispatchEvent(new Event('online'));
    await dialog.findByText(fromBefore);
    expect([title.value, dialog.getByLabelText<HTMLInputElement>(/^Description/).value]).toEqual([
      typedText,
      'On paper',
    ]);
  });

  it('of a change is found in the dialog of that thing alone, beside what was changed elsewhere meanwhile', async () => {
    const before = aTask('Book test', { description: 'Leeds' });
    const { person } = openTasks(amina, personsKeys(7), before, aTask('Ask Zoe'));
    const edit = async (by: Person, name: string) => {
      await by.click(await screen.findByRole('button', { name: `Edit: ${name}` }));
      return within(await screen.findByRole('dialog', { name: 'Edit task' }));
    };
    setField((await edit(person, 'Book test')).getByLabelText('Title'), 'Book test now');
    await waitFor(() => expect(keptNames()).toHaveLength(1));

    const again = openTasks(amina, personsKeys(7), { ...before, description: 'Bradford' }, aTask('Ask Zoe'));
    const other = await edit(again.person, 'Ask Zoe');
    expect(other.queryByText(fromBefore)).toBeNull();
    await again.person.keyboard('{Escape}');
    await closed('Edit task');
    const dialog = await edit(again.person, 'Book test');
    await dialog.findByText(fromBefore);
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Book test now');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('Bradford');
  });
});

describe('What was typed into tasks that are suggested', () => {
  const suggestions = ['Life in the UK test', 'English at level B1'] as const;

  const notMet = (key: string, title: string) => ({ key, title, state: 'not_met' as const, detail: '' });
  const requirements = [notMet('life_in_uk', suggestions[0]), notMet('english', suggestions[1])];
  const ilr = anIlrProgress({ requirements });

  function Requirements() {
    const isKnown = useUser().data !== undefined;
    const progress = { ilr, citizenship: aCitizenshipAnswer(), journeys: [] };
    return isKnown && <OwnRequirements progress={progress} requirements={requirements} />;
  }

  function openProgress() {
    cleanup();
    serverInMemory({
      'GET /api/user': () => ({ status: 200, body: amina }),
      'GET /api/dependants': () => ({ status: 200, body: [] }),
      [draftKeyCall]: () => ({ status: 200, body: personsKeys(7) }),
    });
    holderOfDraftsChanged();
    return showPiece(<Requirements />).person;
  }
  async function begin(person: Person, suggestion: string) {
    await person.click(await screen.findByRole('button', { name: `Add task: ${suggestion}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
    return { dialog, title: dialog.getByLabelText<HTMLInputElement>('Title') };
  }

  it('is kept of each by itself, under a name that does not say which', async () => {
    for (const [place, suggestion] of suggestions.entries()) {
      const { title } = await begin(openProgress(), suggestion);
      setField(title, `${title.value} ${typedText} ${place + 1}`);
      await waitFor(() => expect(keptNames()).toHaveLength(place + 1));
    }
    expect(keptNames().join(' ')).not.toMatch(/Life|English|Prove|Book/i);
    for (const [place, suggestion] of suggestions.entries()) {
      const { dialog, title } = await begin(openProgress(), suggestion);
      await dialog.findByText(fromBefore);
      expect(title.value).toMatch(new RegExp(`${typedText} ${place + 1}$`));
    }
  });
});

const anAddress = collectionContract(addresses).response.parse({
  ...addresses.example,
  id: '4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3',
});

type Close = { onClose: () => void };

/** A form that is open until it is closed, of a person who is known. */
function WhileOpen({ form }: { form: (close: Close) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const isKnown = useUser().data !== undefined;
  return isKnown && isOpen && form({ onClose: () => setIsOpen(false) });
}

const spain = aJourney('Spain', '2025-04-03', '2025-04-10', { id: 'j1' });
const address = { collection: addresses, queries: addressQueries, form: addressForm };

describe('Every form of the record that is opened and closed asks, and is found again:', () => {
  it.each<[string, string, (close: Close) => ReactNode]>([
    ['an address', 'Postcode', (close) => <CollectionDialog {...address} item={null} {...close} />],
    [
      'an address that is changed',
      'Postcode',
      (close) => <CollectionDialog {...address} item={anAddress} {...close} />,
    ],
    [
      'a journey',
      'Destination',
      (close) => <JourneyDialog useKeeping={useKeepInTracker} others={[]} {...close} />,
    ],
    [
      'a journey that is changed',
      'Destination',
      (close) => <JourneyEditor journey={spain} others={[spain]} {...close} />,
    ],
    ['a dependant', 'First name', (close) => <DependantDialog dependant={null} {...close} />],
    [
      'a dependant who is changed',
      'First name',
      (close) => <DependantDialog dependant={aDependant()} {...close} />,
    ],
    ['a visa', 'Start date', (close) => <VisaHistoryDialog entry={null} entries={[]} {...close} />],
    ['a document', 'Title', (close) => <EditDialog document={aDocument()} {...close} />],
  ])('%s', async (_what, label, form) => {
    async function open() {
      cleanup();
      serverInMemory({
        'GET /api/user': () => ({ status: 200, body: amina }),
        'GET /api/absences/summary': () => ({ status: 200, body: anAbsenceSummary(8, 8) }),
        'GET /api/dependants': () => ({ status: 200, body: [aDependant()] }),
      });
      holderOfDraftsChanged();
      const { person } = showPiece(<WhileOpen form={form} />);
      const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
      return { person, field };
    }
    const first = await open();
    setField(first.field, typedText);
    const typed = first.field.value;
    first.field.focus();
    await first.person.keyboard('{Escape}');
    await question();
    await first.person.keyboard('{Escape}');
    await waitFor(() => expect(keptNames()).toHaveLength(1));

    const again = await open();
    await screen.findByText(fromBefore);
    await waitFor(() => expect(again.field.value).toBe(typed));
    await again.person.click(screen.getByRole('button', { name: 'Cancel' }));
    await again.person.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText(new RegExp(`^${label}`))).toBeNull());
    expect(keptNames()).toEqual([]);
  });
});
