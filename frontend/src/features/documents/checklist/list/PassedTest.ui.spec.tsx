import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aClock } from '../../../../record/dependants/testing/dependantsTesting';
import { aDependant } from '../../../../testing/aDependant';
import { untouchedProfile } from '../../../../testing/builders';
import { openChecklist } from '../testing/openChecklist';

async function lineOfTest() {
  const list = within(await screen.findByRole('region', { name: 'Your list' }));
  const line = list.getByText('Life in the UK test').closest('details');
  if (line === null) throw new Error('There is no such line');
  line.open = true;
  return within(line);
}
const passed = { lifeInUKPassed: true, lifeInUKPassedOn: '2025-11-04', lifeInUKReference: 'LITUK-4821-7730' };
const withPass = (change: Partial<typeof passed> | Record<string, null> = {}) => ({
  ilr: { hasLifeInUK: true },
  more: { 'GET /api/user/profile': { ...untouchedProfile, ...passed, ...change } },
});

it('The line of the test leads to practice, and to where a pass is entered', async () => {
  openChecklist({ ilr: { hasLifeInUK: false } });
  const line = await lineOfTest();
  expect(line.getByRole('link', { name: 'Practise for it' }).getAttribute('href')).toBe('/test');
  expect(line.getByRole('link', { name: 'I have passed it' }).getAttribute('href')).toBe('/onboarding/6');
});

it('With a pass in the record it has its day and its reference, and no practice', async () => {
  openChecklist(withPass());
  const line = await lineOfTest();
  expect(await line.findByText('LITUK-4821-7730')).toBeTruthy();
  expect(line.getByText(/^You passed it on 4 November 2025\./)).toBeTruthy();
  expect(line.queryByRole('link', { name: 'Practise for it' })).toBeNull();
  expect(line.getByRole('link', { name: 'Change its day or reference' })).toBeTruthy();
});

it('A pass without them says so, and where to enter them', async () => {
  openChecklist(withPass({ lifeInUKPassedOn: null, lifeInUKReference: null }));
  const line = await lineOfTest();
  expect(
    await line.findByText('You said that you passed it. Its reference number is not in your record yet.'),
  ).toBeTruthy();
  expect(line.getByRole('link', { name: 'Enter its reference' })).toBeTruthy();
});

it('The pass of a person is not that of their partner', async () => {
  const spouse = aDependant({ firstName: 'Zainab', relationship: 'spouse' });
  const { person } = openChecklist({
    ilr: { hasLifeInUK: true },
    more: {
      ...withPass().more,
      'GET /api/dependants': [spouse],
      'GET /api/dependants/progress': [aClock({ id: spouse.id })],
    },
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Who applies' }), 'Zainab');
  const line = await lineOfTest();
  expect(line.getByRole('link', { name: 'Practise for it' })).toBeTruthy();
  expect(line.queryByText('LITUK-4821-7730')).toBeNull();
  expect(line.queryByRole('link', { name: /passed|reference/ })).toBeNull();
});
