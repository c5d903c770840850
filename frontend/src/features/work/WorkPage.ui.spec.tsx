import { collectionContract, jobs } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const welder = collectionContract(jobs).response.parse({
  ...jobs.example,
  id: '4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3',
});
const school = {
  ...welder,
  id: 'school',
  kind: 'study',
  employer: 'Leith Academy',
  job: null,
  address: null,
  from: '2019-08-20',
  to: '2025-06-30',
  precision: 'day',
  dependants: [3],
} as const;

function serverWith(list: readonly object[], dependants: readonly object[] = []) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/jobs': () => ({ status: 200, body: list }),
    'GET /api/dependants': () => ({ status: 200, body: dependants }),
  });
}
const open = () => openPage('/dashboard/work');
const added = 'POST /api/jobs';

async function openAddDialog({ person }: ReturnType<typeof open>) {
  await person.click(await screen.findByRole('button', { name: 'Add job or course' }));
  return within(await screen.findByRole('dialog', { name: 'Add job or course' }));
}
const rui = aDependant({ id: 3, firstName: 'Rui', lastName: 'Silva' });

describe('Work and study', () => {
  it('says of each what it was, from when to when, and whose', async () => {
    serverWith([welder, school], [rui]);
    open();
    const textOf = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('li')?.textContent ?? '';
    const now = await textOf('Welder, Leith Shipyard Ltd');
    expect(now).toContain('Employed');
    expect(now).toContain('Apr 2021 to now');
    expect(now).toContain('2 Dock Road');
    expect(now).not.toContain('Of ');
    await waitFor(async () => expect(await textOf('Leith Academy')).toContain('Of Rui Silva'));
    expect(await textOf('Leith Academy')).toContain('20 Aug 2019 to 30 Jun 2025');
  });

  it('says of a time without either once what it was', async () => {
    serverWith([{ ...welder, kind: 'none', employer: null, job: null, address: null }]);
    open();
    const item = (await screen.findByRole('heading', { name: 'No work and no studies' })).closest('li');
    expect(item?.textContent).toBe('No work and no studiesApr 2021 to now');
  });

  it('of somebody who was removed from the record stays, and says so', async () => {
    serverWith([school]);
    open();
    expect(await screen.findByText('Of somebody who is no longer in your record')).toBeTruthy();
  });

  it('is kept with dates as exact as they are typed, and for whom it was', async () => {
    const server = serverWith([], [rui]);
    const page = open();
    const { person } = page;
    const dialog = await openAddDialog(page);
    await person.selectOptions(dialog.getByLabelText('Work or study'), 'Self-employed');
    setField(dialog.getByLabelText(/^Employer, business or school/), 'Silva Boats');
    setField(dialog.getByLabelText(/^From/), 'March 2020');
    await person.click(await dialog.findByRole('checkbox', { name: 'Rui Silva' }));
    server.on(added, () => ({ status: 201, body: welder }));
    await person.click(dialog.getByRole('button', { name: 'Add job or course' }));
    expect(await screen.findByText('Job or course added')).toBeTruthy();
    expect(server.requests(added).map(({ body }) => body)).toMatchObject([
      {
        kind: 'self_employed',
        employer: 'Silva Boats',
        job: null,
        from: '2020-03',
        to: null,
        precision: 'month',
        dependants: [3],
      },
    ]);
  });

  it('asks where it was, but not of a time without either, and keeps nothing that was typed of it', async () => {
    const server = serverWith([]);
    const page = open();
    const { person } = page;
    const dialog = await openAddDialog(page);
    await person.selectOptions(dialog.getByLabelText('Work or study'), 'Employed');
    setField(dialog.getByLabelText(/^From/), '1/3/2020');
    await person.click(dialog.getByRole('button', { name: 'Add job or course' }));
    const missing = 'Please enter the employer, business or school';
    expect(await dialog.findAllByText(missing)).toHaveLength(2);
    setField(dialog.getByLabelText(/^Job or course/), 'Welder');
    await person.selectOptions(dialog.getByLabelText('Work or study'), 'No work and no studies');
    expect(dialog.queryByLabelText(/^Employer, business or school/)).toBeNull();
    expect(dialog.queryByLabelText(/^Job or course/)).toBeNull();
    server.on(added, () => ({ status: 201, body: { ...welder, kind: 'none', employer: null } }));
    await person.click(dialog.getByRole('button', { name: 'Add job or course' }));
    await waitFor(() => expect(server.requests(added)).toHaveLength(1));
    expect(server.requests(added)[0]?.body).toMatchObject({
      kind: 'none',
      employer: null,
      job: null,
      address: null,
      precision: 'day',
    });
  });
});
