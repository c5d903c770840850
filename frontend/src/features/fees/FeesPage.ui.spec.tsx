import { saveAssessmentRequest } from '@settlewise/contract/assessments';
import { addTaskRequest } from '@settlewise/contract/tasks';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { askForDraftKeys } from '../../record/drafts/draftKeys';
import { holderOfDraftsChanged } from '../../record/drafts/draftStorage';
import { amina } from '../../testing/builders';
import { personsKeys, visitorsKeys } from '../../testing/draftKeys';
import { openPage } from '../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';
import { draftKeyCall, serverInMemory } from '../../testing/serverInMemory';
import { aTask } from '../../testing/tasks';
import { aClock } from '../../record/dependants/testing/dependantsTesting';
import { aFeePlan, anExtension, aPartner, aSettlement, aStep, owner } from './testing/aFeePlan';
import { savedSum } from './testing/savedSum';
import { visa } from '../immigrationProfile/testing/immigrationProfileTesting';
import { setField } from '../../testing/setField';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function open({
  plan = aFeePlan(),
  ilr = {},
  citizenship = {},
  dependants = [aDependant()],
  clocks = [],
  more = {},
}: {
  plan?: ReturnType<typeof aFeePlan>;
  ilr?: Parameters<typeof anIlrProgress>[0];
  citizenship?: Parameters<typeof aCitizenshipAnswer>[0];
  dependants?: readonly ReturnType<typeof aDependant>[];
  clocks?: readonly ReturnType<typeof aClock>[];
  more?: Record<string, unknown>;
} = {}) {
  const answering = (body: unknown) => () => ({ status: 200, body });
  const server = serverInMemory({
    'GET /api/tasks': answering([]),
    'GET /api/assessments': answering([]),
    'GET /api/user': answering(amina),
    'GET /api/notifications': answering([]),
    'GET /api/fees/plan': answering(plan),
    'GET /api/immigration/profile': answering({ ...visa, visaExpiryDate: '2027-01-01' }),
    'GET /api/dependants': answering(dependants),
    'GET /api/dependants/progress': answering(clocks),
    'GET /api/immigration/profile/ilr-progress': answering(anIlrProgress(ilr)),
    'GET /api/immigration/profile/citizenship-eligibility': answering(aCitizenshipAnswer(citizenship)),
    ...Object.fromEntries(Object.entries(more).map(([path, body]) => [path, answering(body)])),
  });
  const page = openPage('/fees');
  await screen.findByRole('heading', { level: 1, name: 'Application Fee Calculator' });
  return { ...page, server };
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const dayOf = (name: RegExp) => {
  const field = group(name).getByLabelText('Day you pay');
  return field instanceof HTMLInputElement ? field.value : '';
};
const rowsOf = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const total = () => part('In all').getByRole('status').textContent;

describe('The fee calculator', () => {
  it('begins with the people of the record and what they apply for next, the first open, the others in a line', async () => {
    const { person } = await open();
    expect(part('Who applies').getByRole('group', { name: 'You' })).toBeTruthy();
    expect(part('Who applies').getByRole('group', { name: 'Zainab' })).toBeTruthy();
    // The visa ends before the first day to settle.
    expect(dayOf(/^Step 1: Extension.*Skilled Worker$/)).toMatch(/2027/);
    expect(dayOf(/^Step 2: Settlement/)).toMatch(/2027/);
    // A year after ILR, which is taken to be granted on the last day of the standard.
    expect(dayOf(/^Step 3: Naturalisation/)).toMatch(/2028/);
    // After the ceremony, which nobody knows the day of.
    expect(dayOf(/^Step 4: First British passport$/)).toMatch(/2029/);
    expect(group(/^Step 4/).getByText(/After the ceremony, whose day is not known yet/)).toBeTruthy();
    // Two extensions of three years, two settlements, and two people who become British and have a passport. Both take
    // the test of English; the record shows that one of them has passed the other test.
    expect(total()).toContain('£18,845From £18,765 to £18,910.');
    expect(
      part('Every pound').getAllByText('Life in the UK test', { selector: 'summary span' }),
    ).toHaveLength(1);
    expect(part('In all').getByText(/A later edition of the fees exists/)).toBeTruthy();
    const years = part('Year by year').getAllByRole('listitem');
    expect(years.map(({ textContent }) => textContent)).toEqual(['2027£14,963', '2028£3,678', '2029£204']);

    const lines = () =>
      part('What you apply for')
        .getAllByText(/, \d\d \w+ 20\d\d, £/)
        .map((line) => [line.parentElement?.hasAttribute('open'), line.textContent]);
    expect(lines()).toEqual([
      [true, expect.stringMatching(/^Extension .*Skilled Worker, .* 2027, £8,\d{3}$/)],
      [false, expect.stringMatching(/^Settlement .* 2027, £6,\d{3}$/)],
      [false, expect.stringMatching(/^Naturalisation .* 2028, £3,\d{3}$/)],
      [false, expect.stringMatching(/^First British passport, .* 2029, £\d{3}$/)],
    ]);
    await person.click(part('What you apply for').getByText(/^Settlement .*, £/));
    await waitFor(() => expect(lines().map(([isOpen]) => isOpen)).toEqual([false, true, false, false]));
    expect(total()).toContain('£18,845');
  });

  it('leaves out of a settlement whoever cannot settle on its day, and says from when they can', async () => {
    const { person } = await open({
      plan: aFeePlan(
        [owner, aPartner(), aPartner({ id: 'dependant-2', name: 'Leila' })],
        [aSettlement('2026-12-20', { without: ['dependant-1'] })],
      ),
      dependants: [aDependant(), aDependant({ id: 2, firstName: 'Leila' })],
      // Zainab's first day is 4 January 2028; Leila settles with the family.
      clocks: [
        aClock(),
        aClock({
          id: 2,
          settlement: { ...aClock().settlement, status: 'with_family', earliestApplicationDate: null },
        }),
      ],
    });
    const step = group(/^Step 1: Settlement/);
    const ticked = () =>
      step
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map((box) => box.closest('label')?.textContent);
    // A partner is asked for English by rules of her own.
    expect(ticked()).toEqual(['You', 'Leila', 'Life in the UK test', 'English test']);
    const later = 'Zainab: settlement from 4 January 2028, by your record.';
    expect(step.getByText(later)).toBeTruthy();
    const day = step.getByLabelText('Day you pay');
    setField(day, '4/1/2028');
    await person.tab();
    await waitFor(() => expect(step.queryByText(later)).toBeNull());
  });

  it('offers citizenship to whoever is settled: adults naturalise, children register', async () => {
    const { person } = await open({
      plan: aFeePlan(
        [
          { ...owner, englishPassed: 'B1' },
          aPartner({ name: 'Leila', dateOfBirth: '2015-06-01', role: 'child' }),
        ],
        [
          aStep('naturalisation', '2027-03-01', { without: ['dependant-1'], lifeInUk: true, english: true }),
          aStep('registration_child', '2027-03-01', { without: ['you'] }),
          aStep('first_passport', '2027-12-01'),
        ],
      ),
      ilr: { hasILR: true, hasEnglishLanguage: true },
      citizenship: { hasILR: true, citizenshipEligibilityDate: '2027-03-01' },
      dependants: [],
    });
    await person.click(group(/^Step 3: First British passport/).getByRole('button', { name: /^Remove/ }));
    expect(total()).toContain('£2,839');
    expect(rowsOf('By person')).toEqual(['You£1,839', 'Leila£1,000', 'In all£2,839']);
  });

  it('says of a passport that it is planned before citizenship', async () => {
    const { person } = await open({ plan: aFeePlan([owner]), dependants: [] });
    const early = /This day is before the application for citizenship/;
    expect(group(/^Step 4/).queryByText(early)).toBeNull();
    const day = group(/^Step 4/).getByLabelText('Day you pay');
    setField(day, '1/1/2028');
    await person.tab();
    expect(group(/^Step 4/).getByText(early)).toBeTruthy();
  });

  it('says what lacks at its field, once, and ties it to the field', async () => {
    const { person } = await open();
    const step = group(/^Step 1/);
    const day = step.getByLabelText('Day you pay');
    setField(day, '31/2/2027');
    await person.tab();
    expect(step.getByText('February 2027 has no day 31')).toBeTruthy();
    expect(step.queryByText('Enter the day on which you mean to pay.')).toBeNull();
    const months = step.getByLabelText('Months of permission');
    setField(day, '1/3/2027');
    await person.clear(months);
    const problem = step.getByText('Enter the months of permission, from 1 to 120.').closest('[id]');
    expect(months.getAttribute('aria-invalid')).toBe('true');
    expect(months.getAttribute('aria-describedby')?.split(' ')).toContain(problem?.id);
    setField(months, '36');
    for (const name of ['You', 'Zainab']) await person.click(step.getByRole('checkbox', { name }));
    const who = step.getByRole('group', { name: 'Who' });
    const missing = who.querySelector('[id$="-who"]');
    expect(missing?.textContent).toBe('Choose at least one person.');
    expect(who.getAttribute('aria-describedby')).toBe(missing?.id);
  });

  it('takes a test from the bill of one person who has passed it, and says beside a line what is paid back', async () => {
    const { person } = await open();
    const tests = () => part('Every pound').queryAllByText(/Approved English test/).length;
    expect(tests()).toBe(2);
    await person.selectOptions(group(/^Zainab$/).getByLabelText(/^English shown/), 'C1');
    expect(tests()).toBe(1);
    // Of a fee that nobody is sure of: from where to where it may lie.
    const [test] = part('Every pound').getAllByText(/English test/);
    expect(test?.closest('summary')?.textContent).toMatch(/£[\d.]+£150 to £215/);
    await person.click(group(/^Step 2/).getByRole('checkbox', { name: 'Paid appointment' }));
    expect(part('Every pound').getAllByText('Paid appointment at a service point')).toHaveLength(2);
    const surcharge = part('Every pound').getAllByText(/Immigration health surcharge, adult/)[0];
    const said = within(surcharge?.closest('details') ?? document.body).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^If the application is refused, the health surcharge is paid back/),
      expect.stringMatching(/^If you settle before your permission ends/),
      expect.stringMatching(/^If you work in health or care on another visa.*Not confirmed/),
      expect.stringMatching(/^Nobody pays the health surcharge for settlement/),
    ]);
    // The fee of two extensions; their surcharge is paid back.
    expect(rowsOf('If an application is refused')[0]).toMatch(/^Extension.*£1,886£6,210$/);
  });

  it('says what lacks, and counts the rest meanwhile', async () => {
    const { person } = await open({ plan: aFeePlan([owner, aPartner()], [anExtension]) });
    expect(total()).toContain('£8,096');
    await person.click(screen.getByRole('button', { name: 'Add a person' }));
    expect(total()).toContain(
      'The date of birth of Person 3 is missing, so what this person pays is not counted yet.',
    );
    expect(group(/^Person 3$/).getByText(/Enter the date of birth/)).toBeTruthy();
    const months = group(/^Step 1/).getByLabelText('Months of permission');
    await person.clear(months);
    expect(group(/^Step 1/).getByText('Enter the months of permission, from 1 to 120.')).toBeTruthy();
    expect(total()).toContain('£0');
    setField(months, '30');
    expect(total()).toContain('£7,061');
    setField(group(/^Person 3$/).getByRole('textbox', { name: 'Date of birth' }), '1/6/2027');
    expect(
      group(/^Person 3$/).getByText(/^Not born yet: counted as a child who is born on this day\./),
    ).toBeTruthy();
  });

  it('says that the person’s own date of birth is missing, once, and where it is added', async () => {
    await open({ plan: aFeePlan([{ ...owner, dateOfBirth: null }]), dependants: [] });
    expect(total()).toContain('Your fees are not counted yet: add your date of birth.');
    expect(total()).not.toMatch(/Choose at least one person|Naturalisation/);
    const link = part('In all').getByRole('link', { name: 'add your date of birth' });
    expect(link.getAttribute('href')).toBe('/dashboard/immigration-profile?tab=personal');
    expect(
      group(/^Step 3: Naturalisation/).getByText('It is counted once the date of birth is known.'),
    ).toBeTruthy();
  });

  it('opens each line to its reason, the half years of the surcharge in words, and its source; and sets two days beside each other', async () => {
    const { person } = await open({ plan: aFeePlan([owner], [anExtension]), dependants: [] });
    const [line] = part('Every pound').getAllByText('Immigration health surcharge, adult', { exact: false });
    const opened = line?.closest('details');
    expect(opened?.textContent).toContain('So you pay for 3 years, at £1,035 a year.');
    expect(opened?.textContent).toMatch(/You plan to pay on 1 January 2027, for you\./);
    expect(opened?.querySelector('a')?.href).toContain('gov.uk');
    expect(part('Every pound').getByText(/you lose £943/).textContent).toContain('£3,105 is paid back');

    const other = part('This day or that day').getByLabelText('The other day');
    setField(other, '7/4/2026');
    await person.tab();
    expect(rowsOf('Both days beside each other').at(-1)).toBe('In all£4,048£3,990');
    expect(part('This day or that day').getByText('You pay £58 less on the other day.')).toBeTruthy();
  });

  it('takes own costs in pounds and pence, refuses what is no sum, and shows a rise that is supposed', async () => {
    const { person } = await open({ plan: aFeePlan([owner], [anExtension]), dependants: [] });
    const rise = part('If fees rise').getByLabelText(/^Rise each April, in percent/);
    setField(rise, '5');
    expect(total()).toContain('£4,048');
    expect(total()).toContain('If fees rise by 5 % each April, as you suppose: £4,048.');
    setField(rise, '50');
    expect(part('If fees rise').getByText('Enter a whole number from 0 to 20.')).toBeTruthy();
    expect(total()).not.toContain('as you suppose');

    await person.click(screen.getByRole('button', { name: 'Add a cost' }));
    const cost = group(/^Cost 1$/);
    setField(cost.getByLabelText('What it is for'), 'Translations');
    setField(cost.getByLabelText('Pounds'), 'ten');
    expect(cost.getByText(/Enter the sum in pounds/)).toBeTruthy();
    setField(cost.getByLabelText('Pounds'), '94.5');
    setField(cost.getByLabelText('Day you pay'), '5/1/2028');
    await person.tab();
    expect(total()).toContain('£4,142.50');
  });

  it('saves a sum with everything it is made of, and leads to it', async () => {
    const { person, server } = await open({ plan: aFeePlan([owner]), dependants: [] });
    server.on('POST /api/assessments', ({ body }) => ({
      status: 201,
      body: savedSum(saveAssessmentRequest.parse(body)),
    }));
    await person.click(await screen.findByRole('button', { name: 'Save this result' }));
    const link = await screen.findByRole('link', { name: 'Open the saved result' });
    expect(link.getAttribute('href')).toBe('/fees/saved/f1');
    expect(server.requests('POST /api/assessments')[0]?.body).toMatchObject({
      calculator: 'fees',
      form: {
        people: [{ name: 'You', lifeInUkPassed: true }],
        steps: [
          { item: 'extension', route: 'skilled_worker', service: 'standard', tests: [] },
          { item: 'ilr', people: [0] },
          { item: 'naturalisation', tests: ['life_in_the_uk', 'english'] },
          { item: 'first_passport', people: [0] },
        ],
      },
    });
  });

  it('puts the payments that lie ahead among the tasks, each once', async () => {
    // A task for another day is not that payment.
    const paid = aTask('Pay for Naturalisation as a British citizen', { dueDate: '2025-01-01' });
    const { person, server } = await open({
      plan: aFeePlan([owner]),
      dependants: [],
      more: { 'GET /api/tasks': [paid] },
    });
    const kept: object[] = [paid];
    server.on('GET /api/tasks', () => ({ status: 200, body: kept }));
    server.on('POST /api/tasks', ({ body }) => {
      const sent = addTaskRequest.parse(body);
      const task = aTask(sent.title, { ...sent, id: `task ${kept.length}` });
      kept.push(task);
      return { status: 201, body: task };
    });
    const plan = await screen.findByRole('region', { name: 'Plan of payments' });
    expect(within(plan).getAllByRole('listitem')).toHaveLength(4);
    await person.click(within(plan).getByRole('button', { name: 'Add to my tasks' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Plan of payments' })).toBeNull());
    expect(kept.slice(1)).toMatchObject([
      { title: 'Pay for Extension or change of visa: Skilled Worker', category: 'application' },
      { title: 'Pay for Settlement (ILR): Skilled Worker' },
      { title: 'Pay for Naturalisation as a British citizen' },
      { title: 'Pay for First British passport' },
    ]);
  });

  it('keeps a plan for its person: whoever signs in next finds nothing of it', async () => {
    const openAs = (id: string, keys: object) => {
      cleanup();
      holderOfDraftsChanged();
      return open({ more: { 'GET /api/user': { ...amina, id }, [draftKeyCall]: keys } });
    };
    const rise = async () => {
      await askForDraftKeys();
      return part('If fees rise').getByLabelText<HTMLInputElement>(/^Rise each April, in percent/);
    };
    // The session has ended, so the browser has a visitor's key.
    await openAs('a1', visitorsKeys(1));
    setField(await rise(), '7');
    await waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
    await openAs('b2', personsKeys(8, 1));
    expect((await rise()).value).toBe('');
  });
});
