import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetAllDrafts } from '../../record/drafts/draftStorage';
import { amina, untouchedProfile } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { setField } from '../../testing/setField';

beforeEach(forgetAllDrafts);

const save = 'PUT /api/user/profile';
const passed = { lifeInUKPassed: true, lifeInUKPassedOn: '2025-11-04', lifeInUKReference: 'LITUK-4821-7730' };

function open(profile: Partial<UserProfileResponse> = {}) {
  const filledIn = { fullName: 'Amina Khan', nationality: 'Indian', visaType: 'skilled_worker' };
  const body = { ...untouchedProfile, ...filledIn, ...profile };
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/user/profile': () => ({ status: 200, body }),
    'GET /api/dashboard/summary': () => ({ status: 500 }),
    [save]: () => ({ status: 200, body }),
  });
  const { person } = openPage('/onboarding/6');
  return { person, sent: () => server.requests(save).map((request) => request.body) };
}

const tick = () => screen.findByLabelText('I have passed the Life in the UK test');
const day = () => screen.queryByRole('textbox', { name: /^The day you passed it/ });
const reference = () => screen.queryByLabelText(/^Reference number of the test/);
const shown = (field: HTMLElement | null): HTMLElement => {
  if (field === null) throw new Error('The field is not there');
  return field;
};
const saved = () => screen.getByRole('button', { name: 'Save' });

it('Whoever passed the test is asked for its day and its reference, and may leave both empty', async () => {
  const { person, sent } = open();
  await person.click(await tick());
  await person.click(saved());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ lifeInUKPassed: true, lifeInUKPassedOn: null, lifeInUKReference: null });
});

it('The day and the reference are kept', async () => {
  const { person, sent } = open();
  expect([await tick(), day(), reference()]).toEqual([expect.anything(), null, null]);
  await person.click(await tick());
  setField(shown(day()), '4/11/2025');
  setField(shown(reference()), ' LITUK-4821-7730 ');
  await person.click(saved());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject(passed);
});

it('A day to come is refused beside its field', async () => {
  const { person, sent } = open(passed);
  await tick();
  setField(shown(day()), '4/11/2190');
  await person.click(saved());
  expect((await screen.findAllByText('The day you passed the test cannot be in the future')).length).toBe(2);
  expect(sent()).toEqual([]);
});

it('Whoever takes the pass back is held up by nothing that was typed of it, and none of it is kept', async () => {
  const { person, sent } = open(passed);
  await tick();
  setField(shown(day()), 'soon');
  await person.click(await tick());
  expect(day()).toBeNull();
  await person.click(saved());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ lifeInUKPassed: false, lifeInUKPassedOn: null, lifeInUKReference: null });
});
