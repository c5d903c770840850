import { randomUUID } from 'node:crypto';
import { visaHistoryEntryResponse, visaTypesResponse } from '@settlewise/contract/immigrationProfile';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { earlierVisa, visaDetails } from '../../../testing/aProfile';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const profile = '/api/immigration/profile';
const visa = `${profile}/visa`;
const history = `${profile}/visa-history`;

describe('the visa of a person', () => {
  const shown = { ...visaDetails(), settlementDate: null, ilrGrantDate: null, previousVisaHistory: [] };

  test('is empty at first', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.get(profile);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        currentVisaType: null,
        visaNumber: null,
        visaStartDate: null,
        ukEntryDate: null,
        visaExpiryDate: null,
        brpNumber: null,
        brpExpiryDate: null,
        settlementDate: null,
        hasILR: false,
        ilrGrantDate: null,
        settledAs: null,
        appliedOn: null,
        appliedInTime: null,
        gapBefore: null,
        endorsedBy: null,
        firstGrantedAs: null,
        dischargedOn: null,
        medicalDischarge: null,
        claimedOn: null,
        awaitingDecisionSince: null,
        previousVisaHistory: [],
      },
    ]);
  });

  test('is saved, returned, and shown at once', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const saved = await visitor.post(visa, visaDetails());
    expect([saved.status, saved.json]).toEqual([200, shown]);
    expect((await visitor.get(profile)).json).toEqual(shown);
  });

  test('loses the date of ILR when ILR is turned off', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const granted = await visitor.post(visa, visaDetails({ hasILR: true, ilrGrantDate: '2026-11-21' }));
    expect(granted.json).toMatchObject({ hasILR: true, ilrGrantDate: '2026-11-21' });
    const off = await visitor.post(visa, visaDetails({ hasILR: false, ilrGrantDate: '2026-11-21' }));
    expect(off.json).toMatchObject({ hasILR: false, ilrGrantDate: null });
    const onAgain = await visitor.post(visa, visaDetails({ hasILR: true }));
    expect(onAgain.json).toMatchObject({ hasILR: true, ilrGrantDate: null });
  });

  test.each([
    ['currentVisaType', '', 'Visa type is required'],
    ['currentVisaType', undefined, 'Visa type is required'],
    ['currentVisaType', 'tier_9', 'Please choose one of the list'],
    ['visaStartDate', '', 'Visa start date is required'],
    ['visaStartDate', '2022-02-30', 'Please enter a valid date.'],
    ['visaExpiryDate', undefined, 'Visa expiry date is required'],
    ['brpExpiryDate', 'soon', 'Please enter a valid date.'],
    ['ilrGrantDate', '1899-12-31', 'Please enter a valid date.'],
    ['visaNumber', 'v'.repeat(41), 'Visa number can have at most 40 characters'],
    ['brpNumber', 1, 'BRP number must be text'],
    ['hasILR', 'yes', 'Please check the field “hasILR”.'],
    ['settledAs', 'british', 'Choose the kind of settlement'],
    ['appliedOn', 'before', 'Please enter a valid date.'],
    ['appliedInTime', true, 'Answer yes, no or not sure'],
    ['gapBefore', 'section_3c', 'Choose a reason from the list, or none'],
    ['claimedOn', '2200-01-01', 'Please enter a valid date.'],
    ['endorsedBy', 'royal_society', 'Choose who endorsed you'],
    ['firstGrantedAs', 17, 'Choose how old you were'],
    ['dischargedOn', 'next year', 'Please enter a valid date.'],
    ['medicalDischarge', 'injury', 'Answer yes, no or not sure'],
    ['awaitingDecisionSince', 7, 'Please enter a valid date.'],
  ])('a %s like %j is named with status 400', async (field, value, message) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.post(visa, visaDetails({ [field]: value }));
    expect(problem(answer)).toEqual(refused(400, field, message));
  });

  test.each([
    ['visaExpiryDate', { visaExpiryDate: '2022-05-03' }, 'Visa expiry date cannot be before the start date'],
    ['ilrGrantDate', { hasILR: true, ilrGrantDate: '2026-11-22' }, 'ILR grant date cannot be in the future'],
    [
      'appliedOn',
      { appliedOn: '2022-05-05' },
      'The day you applied cannot be after the day this visa started',
    ],
    ['claimedOn', { claimedOn: '2026-11-22' }, 'The day of your claim cannot be in the future'],
    [
      'awaitingDecisionSince',
      { awaitingDecisionSince: '2026-11-22' },
      'The day you applied for settlement cannot be in the future',
    ],
  ])('an inconsistent %s is refused by the rule, with status 422', async (field, change, message) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    expect(problem(await visitor.post(visa, visaDetails(change)))).toEqual(refused(422, field, message));
    expect((await visitor.get(profile)).json).toMatchObject({ currentVisaType: null });
  });

  test('accepts single answers, and keeps the others', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await visitor.post(visa, visaDetails());
    const answered = await visitor.patch(visa, {
      appliedOn: '2022-04-20',
      awaitingDecisionSince: '2026-11-01',
    });
    expect([answered.status, answered.json]).toEqual([
      200,
      { ...shown, appliedOn: '2022-04-20', awaitingDecisionSince: '2026-11-01' },
    ]);
    const emptied = await visitor.patch(visa, { appliedOn: '', appliedInTime: 'not_sure', claimedOn: null });
    expect(emptied.json).toMatchObject({ appliedOn: null, appliedInTime: 'not_sure', claimedOn: null });
    expect((await visitor.get(profile)).json).toEqual(emptied.json);
    const after = 'The day you applied cannot be after the day this visa started';
    expect(problem(await visitor.patch(visa, { appliedOn: '2022-05-05' }))).toEqual(
      refused(422, 'appliedOn', after),
    );
  });

  test('loses the answers that are cleared in the form', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const said = {
      endorsedBy: 'science_body',
      firstGrantedAs: 'child',
      dischargedOn: '2027-06-01',
      medicalDischarge: 'not_sure',
      currentVisaType: 'refugee',
      appliedOn: '2022-04-20',
      appliedInTime: 'not_sure',
      claimedOn: '2020-02-03',
      awaitingDecisionSince: '2026-11-01',
    };
    expect((await visitor.post(visa, visaDetails(said))).json).toMatchObject(said);
    const nothing = {
      appliedOn: null,
      appliedInTime: null,
      claimedOn: null,
      awaitingDecisionSince: null,
      endorsedBy: null,
      firstGrantedAs: null,
      dischargedOn: null,
      medicalDischarge: null,
    };
    const emptied = await visitor.post(visa, visaDetails({ ...said, ...nothing }));
    expect(emptied.json).toMatchObject(nothing);
    const settled = { hasILR: true, settledAs: 'eu_settled_status' };
    expect((await visitor.post(visa, visaDetails(settled))).json).toMatchObject(settled);
    const notSaid = await visitor.post(visa, visaDetails({ ...settled, settledAs: null }));
    expect(notSaid.json).toMatchObject({ hasILR: true, settledAs: null });
    expect((await visitor.get(profile)).json).toEqual(notSaid.json);
  });

  test('has no answers if it is a different visa', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await visitor.post(visa, visaDetails({ appliedOn: '2022-04-20', appliedInTime: 'yes' }));
    const asBefore = visaDetails({ appliedOn: undefined, appliedInTime: undefined });
    expect((await visitor.post(visa, asBefore)).json).toMatchObject({ appliedOn: '2022-04-20' });
    const next = { ...asBefore, visaStartDate: '2025-01-01' };
    expect((await visitor.post(visa, next)).json).toMatchObject({ appliedOn: null, appliedInTime: null });
  });

  test('has the same state of ILR as the kind of settlement', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const kind = async (change: object) => (await visitor.patch(visa, change)).json;
    expect(await kind({ settledAs: 'eu_settled_status' })).toMatchObject({ hasILR: true });
    expect(await kind({ settledAs: 'irish' })).toMatchObject({ hasILR: false, settledAs: 'irish' });
    const off = await visitor.post(visa, { ...visaDetails({ hasILR: false }), settledAs: 'ilr' });
    expect(off.json).toMatchObject({ hasILR: false, settledAs: null });
  });

  test.each(['irish_citizen', 'right_of_abode'])('has no end for %s, and none is required', async (right) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const said = { currentVisaType: right, visaStartDate: '2019-01-10' };
    expect((await visitor.post(visa, said)).json).toMatchObject({ ...said, visaExpiryDate: null });
    const other = await visitor.post(visa, { ...said, currentVisaType: 'skilled_worker' });
    expect(problem(other)).toEqual(refused(400, 'visaExpiryDate', 'Visa expiry date is required'));
  });

  test('may be without an end for a member of HM Armed Forces, who needs no visa', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const soldier = { currentVisaType: 'armed_forces', visaStartDate: '2019-01-10' };
    for (const visaExpiryDate of [null, '']) {
      const answer = await visitor.post(visa, { ...soldier, visaExpiryDate });
      expect([answer.status, answer.json]).toMatchObject([200, { ...soldier, visaExpiryDate: null }]);
    }
    const day = await visitor.patch(visa, { dischargedOn: '2027-06-01', medicalDischarge: 'no' });
    expect(day.json).toMatchObject({ dischargedOn: '2027-06-01', medicalDischarge: 'no' });
  });

  test('may start and expire on one day', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    expect((await visitor.post(visa, visaDetails({ visaExpiryDate: '2022-05-04' }))).status).toBe(200);
  });
});

describe('the visa history', () => {
  async function added(person: SignedUp, change = {}): Promise<string> {
    const answer = await person.visitor.post(history, earlierVisa(change));
    expect(answer.status).toBe(201);
    return visaHistoryEntryResponse.parse(answer.json).id;
  }

  test('lists the entries with the latest start first, also with the current visa', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const student = await added(person);
    const worker = await added(person, {
      visaType: 'tier_2',
      startDate: '2021-02-01',
      endDate: '2022-05-03',
    });
    const entries = [
      {
        id: worker,
        visaType: 'tier_2',
        startDate: '2021-02-01',
        endDate: '2022-05-03',
        appliedOn: null,
        appliedInTime: null,
        gapBefore: null,
      },
      { id: student, ...earlierVisa() },
    ];
    expect((await person.visitor.get(history)).json).toEqual(entries);
    expect((await person.visitor.get(profile)).json).toMatchObject({ previousVisaHistory: entries });
    expect((await person.visitor.post(visa, visaDetails())).json).toMatchObject({
      previousVisaHistory: entries,
    });
  });

  test('changes and removes an entry', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const id = await added(person);
    const changed = await person.visitor.put(`${history}/${id}`, earlierVisa({ endDate: '2021-02-28' }));
    expect([changed.status, changed.json]).toEqual([200, { id, ...earlierVisa({ endDate: '2021-02-28' }) }]);
    expect((await person.visitor.get(history)).json).toEqual([changed.json]);
    expect((await person.visitor.delete(`${history}/${id}`)).status).toBe(204);
    expect((await person.visitor.get(history)).json).toEqual([]);
    expect((await person.visitor.delete(`${history}/${id}`)).status).toBe(404);
  });

  test.each([
    [400, 'visaType', '', 'Visa type is required'],
    [400, 'visaType', 'tier_9', 'Please choose one of the list'],
    [400, 'startDate', undefined, 'Start date is required'],
    [400, 'startDate', '2017-09-31', 'Please enter a valid date.'],
    [400, 'endDate', '', 'End date is required'],
    [422, 'endDate', '2017-08-31', 'End date cannot be before the start date'],
    [400, 'appliedOn', '2017-02-29', 'Please enter a valid date.'],
    [422, 'appliedOn', '2017-09-02', 'The day you applied cannot be after the day this visa started'],
    [400, 'appliedInTime', 'maybe', 'Answer yes, no or not sure'],
  ])('answers %i for a %s like %j, when adding and when changing', async (status, field, value, message) => {
    const person = await aPerson().signsUpAt(api.address);
    const id = await added(person);
    const wrong = earlierVisa({ [field]: value });
    for (const answer of [
      await person.visitor.post(history, wrong),
      await person.visitor.put(`${history}/${id}`, wrong),
    ]) {
      expect(problem(answer)).toEqual(refused(status, field, message));
    }
    expect((await person.visitor.get(history)).json).toEqual([{ id, ...earlierVisa() }]);
  });

  test('accepts a single answer about the application, and keeps it until the start date changes', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const id = await added(person);
    const asBefore = earlierVisa({ appliedOn: undefined, appliedInTime: undefined });
    const answered = await person.visitor.patch(`${history}/${id}`, { appliedInTime: 'yes' });
    expect([answered.status, answered.json]).toEqual([200, { id, ...earlierVisa({ appliedInTime: 'yes' }) }]);
    const longer = await person.visitor.put(`${history}/${id}`, { ...asBefore, endDate: '2021-02-28' });
    expect(longer.json).toMatchObject({ endDate: '2021-02-28', appliedInTime: 'yes' });
    const after = 'The day you applied cannot be after the day this visa started';
    expect(problem(await person.visitor.patch(`${history}/${id}`, { appliedOn: '2017-09-02' }))).toEqual(
      refused(422, 'appliedOn', after),
    );
    const moved = await person.visitor.put(`${history}/${id}`, { ...asBefore, startDate: '2017-10-01' });
    expect(moved.json).toMatchObject({ appliedInTime: null });
    expect((await person.visitor.get(history)).json).toEqual([moved.json]);
    await person.visitor.patch(`${history}/${id}`, { appliedInTime: 'yes' });
    const takenBack = { ...asBefore, startDate: '2017-10-01', appliedInTime: null };
    expect((await person.visitor.put(`${history}/${id}`, takenBack)).json).toMatchObject({
      appliedInTime: null,
    });
  });

  test('has one entry for repeats with the same Idempotency-Key', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => person.visitor.post(history, earlierVisa(), { headers });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    for (const answer of answers) expect([answer.status, answer.json]).toEqual([201, answers[0]?.json]);
    expect((await person.visitor.get(history)).json).toEqual([answers[0]?.json]);
  });

  test.each(['1', 'not-an-id', '%00', randomUUID()])('the unknown id %s: 404', async (id) => {
    const person = await aPerson().signsUpAt(api.address);
    const address = `${history}/${encodeURIComponent(id)}`;
    for (const answer of [
      await person.visitor.put(address, earlierVisa()),
      await person.visitor.delete(address),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, 'This visa is not in your history.']);
    }
  });

  test('another person only learns that there is no such visa', async () => {
    const [owner, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const id = await added(owner);
    for (const answer of [
      await other.visitor.put(`${history}/${id}`, earlierVisa({ visaType: 'other' })),
      await other.visitor.delete(`${history}/${id}`),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, 'This visa is not in your history.']);
    }
    expect((await other.visitor.get(history)).json).toEqual([]);
    expect((await owner.visitor.get(history)).json).toEqual([{ id, ...earlierVisa() }]);
  });
});

test.each([
  ['GET', profile],
  ['POST', visa],
  ['GET', history],
  ['POST', history],
  ['PUT', `${history}/${randomUUID()}`],
  ['DELETE', `${history}/${randomUUID()}`],
])('%s %s: 401 without a session', async (method, path) => {
  const answer = await new Visitor(api.address).send(method, path);
  expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
});

test('visa types are public, and each appears once with the lists that offer it', async () => {
  const answer = await new Visitor(api.address).get('/api/visa-types');
  const types = visaTypesResponse.parse(answer.json);
  const lists = ['visa', 'visaHistory', 'dependant', 'onboarding'];
  expect(types[0]).toMatchObject({ value: 'skilled_worker', label: 'Skilled Worker', lists, group: 'Work' });
  expect(types).toContainEqual({
    value: 'spouse_partner',
    label: 'Spouse or Partner',
    lists,
    group: 'Family',
    offeredAs: 'spouse',
    keywords: expect.arrayContaining(['husband', 'wife']) as string[],
  });
  expect(new Set(types.map(({ value }) => value)).size).toBe(types.length);
});
