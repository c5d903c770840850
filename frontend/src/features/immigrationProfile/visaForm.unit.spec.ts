import type { VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import { describe, expect, it } from 'vitest';
import { visaForm, visaFormSchema, type VisaFormValues } from './visaForm';

const today = '2026-11-28';
const before = {
  id: 'h1',
  visaType: 'skilled_worker',
  startDate: '2018-01-01',
  endDate: '2021-11-30',
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
};
const saved: VisaDetailsResponse = {
  currentVisaType: 'refugee',
  visaNumber: null,
  visaStartDate: '2022-01-01',
  ukEntryDate: null,
  visaExpiryDate: '2035-01-01',
  brpNumber: null,
  brpExpiryDate: null,
  settlementDate: null,
  hasILR: false,
  ilrGrantDate: null,
  settledAs: null,
  appliedInTime: 'not_sure',
  appliedOn: '2021-11-27',
  claimedOn: '2020-02-03',
  awaitingDecisionSince: '2026-11-16',
  gapBefore: null,
  endorsedBy: null,
  firstGrantedAs: null,
  dischargedOn: null,
  medicalDischarge: null,
  previousVisaHistory: [before],
};
const shown = (change: Partial<VisaDetailsResponse> = {}) => visaForm({ ...saved, ...change }).defaultValues;
const sent = (values: VisaFormValues, earlier = saved.previousVisaHistory) =>
  visaFormSchema(earlier, today).parse(values);

describe('The visa form', () => {
  it.each(['appliedInTime', 'appliedOn', 'claimedOn', 'awaitingDecisionSince'] as const)(
    'shows the saved answer to %s, sends it, and sends nothing once it is taken back',
    (name) => {
      expect(shown()[name]).toBe(saved[name]);
      expect(sent(shown())[name]).toBe(saved[name]);
      expect(sent({ ...shown(), [name]: '' })[name]).toBeNull();
    },
  );

  it('shows, sends and takes back the kind of settlement of those who have it', () => {
    const settled = shown({ hasILR: true, settledAs: 'eu_settled_status' });
    expect([settled.hasILR, settled.settledAs]).toEqual(['yes', 'eu_settled_status']);
    expect(sent(settled)).toMatchObject({ hasILR: true, settledAs: 'eu_settled_status' });
    expect(sent({ ...settled, settledAs: '' }).settledAs).toBeNull();
    // The form does not offer a right as a kind of settlement.
    expect(shown({ hasILR: true, settledAs: 'irish' }).settledAs).toBe('');
  });

  it('leaves out answers to questions that it does not ask', () => {
    const worker = sent({ ...shown(), currentVisaType: 'skilled_worker' }, []);
    for (const name of ['appliedInTime', 'appliedOn', 'claimedOn', 'settledAs'])
      expect(worker).not.toHaveProperty(name);
    expect(sent({ ...shown(), hasILR: 'yes' })).not.toHaveProperty('awaitingDecisionSince');
  });
});
