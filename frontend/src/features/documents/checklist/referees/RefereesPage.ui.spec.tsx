import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../../testing/builders';
import { openPage } from '../../../../testing/openPage';
import { aCitizenshipAnswer } from '../../../../testing/progress';
import { aReferee } from '../../../../testing/referees';
import { serverInMemory } from '../../../../testing/serverInMemory';
import { setField } from '../../../../testing/setField';

function open(...kept: ReturnType<typeof aReferee>[]) {
  const answering = (body: unknown) => () => ({ status: 200, body });
  const server = serverInMemory({
    'GET /api/user': answering(amina),
    'GET /api/notifications': answering([]),
    'GET /api/referees': answering(kept),
    'GET /api/immigration/profile/citizenship-eligibility': answering(
      aCitizenshipAnswer({ citizenshipEligibilityDate: '2027-02-20' }),
    ),
  });
  return { ...openPage('/dashboard/documents/referees'), server };
}
const ruth = aReferee({ britishPassport: false });
const ben = aReferee({ id: 'r2', fullName: 'Ben Cole', professional: false, knownSince: '2025-01-04' });

async function addDialog({ person }: ReturnType<typeof open>) {
  await person.click(await screen.findByRole('button', { name: 'Add referee' }));
  return within(await screen.findByRole('dialog', { name: 'Add referee' }));
}
const application = async (name: string) => within(await screen.findByRole('region', { name }));
/** Each rule with how it stands, of an opened referee. */
const rulesOf = (summary: HTMLElement) =>
  within(summary.closest('details') ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The referees', () => {
  it('say what will be here, and who sees them', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Referees' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No referees yet' })).toBeTruthy();
    expect(screen.getByText(/only if you tick them for that lawyer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the checklist' }).getAttribute('href')).toBe(
      '/dashboard/documents?category=checklist',
    );
  });

  it('are checked rule by rule for the day of the application, each rule with its source', async () => {
    const { person } = open(ruth, ben);
    const own = await application('Your application, form AN');
    expect(own.getByText('Not complete')).toBeTruthy();
    expect(own.getByText('You need one more referee who can be one.')).toBeTruthy();
    await person.click(own.getByText('Ben Cole: Cannot be a referee here.'));
    const rules = rulesOf(own.getByText(/^Ben Cole: /));
    expect(rules).toHaveLength(9);
    expect(rules[0]).toBe(
      'Has known the applicant for 3 yearsDoes not fitSince 4 January 2025. That is not long enough on 20 February 2027. It is from 4 January 2028 on.',
    );
    // All of them stand in one guide, and the professions in a list.
    const opened = within(own.getByText(/^Ben Cole: /).closest('details') ?? document.body);
    expect(opened.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Guide AN, April 2026 (opens in a new tab)',
      'List of acceptable professional persons for referees, GOV.UK (opens in a new tab)',
    ]);

    const day = screen.getByRole('textbox', { name: /^Day you plan to apply/ });
    setField(day, '4/1/2028');
    await person.tab();
    expect(
      own.getByText('Ruth Abara is the one with a profession. Ben Cole has the British passport.'),
    ).toBeTruthy();
    expect(own.getByText('Complete')).toBeTruthy();
  });

  it('are checked for each applicant apart, and for a child by the form of a child', async () => {
    open(ruth, aReferee({ id: 'r3', fullName: 'Ada Quist', applicant: 'child', dealtWithChild: null }));
    const child = await application('Your child’s application, form MN1');
    expect(child.getByText(/^Ada Quist: /)).toBeTruthy();
    expect(child.queryByText(/^Ruth/)).toBeNull();
    expect(rulesOf(child.getByText(/^Ada Quist: /))[0]).toBe('Knows the child personallyFits');
    expect(
      child.getByText(/^Knows the child personally\. Can be one of the two\. Not confirmed: /),
    ).toBeTruthy();
  });
});

describe('Adding a referee', () => {
  it('offers the professions of the list, with where it stands and that it is not confirmed', async () => {
    const page = open();
    const dialog = await addDialog(page);
    const job = dialog.getByLabelText<HTMLInputElement>(/^Profession or job/);
    const offered = [...(job.list?.options ?? [])].map(({ value }) => value);
    expect(offered).toContain('Accountant');
    expect(offered).toHaveLength(60);
    const link = dialog.getByRole('link', { name: /^List of acceptable professional persons/ });
    expect(link.getAttribute('href')).toBe('https://www.gov.uk/government/publications/form-an-guidance');
    expect(link.parentElement?.textContent).toMatch(/^Not confirmed\. The list: .*as it was on 1 April 2026/);
  });

  it('takes a name, and asks about a child only where a child applies', async () => {
    const page = open();
    const { person, server } = page;
    const dialog = await addDialog(page);
    await person.click(dialog.getByRole('button', { name: 'Add referee' }));
    const problems = within(await dialog.findByRole('alert')).getAllByRole('link');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Please enter the name of the referee',
      'Please choose who applies',
    ]);
    setField(dialog.getByLabelText('Full name'), 'Ada Quist');
    await person.selectOptions(dialog.getByLabelText('Who applies'), 'You');
    expect(dialog.queryByLabelText(/dealt with the child/)).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Who applies'), 'Your child');
    await person.selectOptions(dialog.getByLabelText(/dealt with the child/), 'Yes');
    server.on('POST /api/referees', () => ({ status: 201, body: aReferee() }));
    await person.click(dialog.getByRole('button', { name: 'Add referee' }));
    expect(await screen.findByText('Referee added')).toBeTruthy();
    expect(server.requests('POST /api/referees').map(({ body }) => body)).toMatchObject([
      { fullName: 'Ada Quist', applicant: 'child', dealtWithChild: true, homeOffice: null },
    ]);
  });

  it('names what is wrong at its field, and sends nothing', async () => {
    const page = open();
    const { person, server } = page;
    const dialog = await addDialog(page);
    setField(dialog.getByLabelText('Full name'), 'Ada Quist');
    await person.selectOptions(dialog.getByLabelText('Who applies'), 'You');
    setField(dialog.getByRole('textbox', { name: /^Date of birth/ }), '1/5/1990');
    setField(dialog.getByLabelText(/^Email/), 'ada');
    setField(dialog.getByRole('textbox', { name: /^Knows the applicant since/ }), 'April 1989');
    await person.click(dialog.getByRole('button', { name: 'Add referee' }));
    expect(await dialog.findAllByText('Invalid email address')).toHaveLength(2);
    await person.clear(dialog.getByLabelText(/^Email/));
    await person.click(dialog.getByRole('button', { name: 'Add referee' }));
    expect(
      await dialog.findAllByText('They cannot have known the applicant before they were born themselves'),
    ).toHaveLength(2);
    expect(server.requests('POST /api/referees')).toEqual([]);
  });
});
