import { expect, it } from 'vitest';
import { writeDraft } from './draftStorage';
import { knownFromCalculators } from './knownFromCalculators';

const today = '2026-11-21';

it.each([
  [{ statusType: 'irish', settlementDate: '2024-03-01' }, {}],
  [{ statusType: 'ilr', settlementDate: '' }, {}],
  [{ statusType: 'ilr', settlementDate: '2026-11-22' }, { settlementDate: '2026-11-22' }],
  [
    { statusType: 'ilr', settlementDate: today },
    { hasILR: 'yes', ilrGrantDate: today, settledAs: 'ilr' },
  ],
  [
    { statusType: 'euss', settlementDate: '2024-03-01' },
    { hasILR: 'yes', ilrGrantDate: '2024-03-01', settledAs: 'eu_settled_status' },
  ],
  [
    { statusType: 'other', settlementDate: '2024-03-01' },
    { hasILR: 'yes', ilrGrantDate: '2024-03-01' },
  ],
])('Of settlement the citizenship calculator knows what was typed into it: %o', (draft, known) => {
  writeDraft('citizenship', draft);
  expect(knownFromCalculators(today)).toEqual([
    { calculator: 'ILR', answers: {} },
    { calculator: 'citizenship', answers: known },
  ]);
});

it('The ILR calculator knows the days and choices that are whole, and nothing else', () => {
  writeDraft('ilr', {
    visaType: 'skilled_worker',
    visaStartDate: '2022-05-04',
    entryDate: '2022-06-01',
    visaEnds: 'some day',
    dateOfBirth: '1990-02-28',
    englishLevel: 'Z9',
  });
  expect(knownFromCalculators(today)[0]?.answers).toEqual({
    visaType: 'skilled_worker',
    visaStartDate: '2022-05-04',
    ukEntryDate: '2022-06-01',
    dateOfBirth: '1990-02-28',
  });
});

it.each([
  ['ilr', 'ukEntryDate'],
  ['irish', 'visaStartDate'],
])('The entry of somebody with the status %s is their %s', (statusType, field) => {
  writeDraft('citizenship', { statusType, ukEntryDate: '2019-01-01' });
  expect(knownFromCalculators(today)[1]?.answers).toEqual({ [field]: '2019-01-01' });
});
