import { describe, expect, it } from 'vitest';
import type { Operation, CompletedOperation } from '../workload/operation';
import { compare } from './compare';
import { calculateExpectation } from './expectation';
import { comparePost, type SentMail } from './mails';
import { stateInLog, type DecodedEvent } from './stateInLog';
import { compareRows } from './tables';
import { noViolations } from './violations';

let operations = 0;
const completedOperation = (
  operation: Operation,
  outcome: CompletedOperation['outcome'],
  id: string | null = null,
): CompletedOperation => {
  operations += 1;
  const status = outcome === 'acknowledged' ? 200 : 422;
  return { operation, key: String(operations), outcome, status, id, unknown: 0 };
};
const acknowledged = (operation: Operation, id?: string) => completedOperation(operation, 'acknowledged', id);

const spain = {
  departureDate: '2025-03-01',
  returnDate: '2025-03-10',
  destination: 'Spain',
  reason: 'holiday',
  notes: 'By train',
};
const makeSpain: Operation = { does: 'make', on: 'journey', content: spain };
const changeToPortugal: Operation = {
  does: 'change',
  on: 'journey',
  id: 'j1',
  content: { destination: 'Portugal', notes: '' },
};
const payslips = { title: 'Payslips', category: 'document', stage: 'pending', priority: 'high' };
const makeTask: Operation = { does: 'make', on: 'task', content: payslips };
const finish: Operation = {
  does: 'change',
  on: 'task',
  id: 't1',
  content: { title: 'All payslips', stage: 'completed' },
};

const event = (type: string, data: object): DecodedEvent => ({ type, data });
const recorded = (journeyId = 'j1') => event('JourneyRecorded', { journeyId, ...spain });
const { notes: _notes, ...withoutNotes } = spain;
const changed = event('JourneyChanged', { journeyId: 'j1', ...withoutNotes, destination: 'Portugal' });
const removed = event('JourneyRemoved', { journeyId: 'j1' });
const added = event('TaskAdded', { taskId: 't1', ...payslips });
const renamed = event('TaskChanged', { taskId: 't1', ...payslips, title: 'All payslips', stage: undefined });
const completed = event('TaskCompleted', { taskId: 't1', completedAt: '2025-03-01T00:00:00.000Z' });

/** The numbers of findings when these completed operations are compared with this log. */
function found(completed: readonly CompletedOperation[], log: readonly DecodedEvent[]) {
  const { lost, duplicated, corrupted } = compare('log', calculateExpectation(completed), stateInLog(log));
  return { lost: lost.length, duplicated: duplicated.length, corrupted: corrupted.length };
}
const sound = { lost: 0, duplicated: 0, corrupted: 0 };

describe('a log that contains what people were told', () => {
  it('has no findings', () => {
    expect(found([], [])).toEqual(sound);
    expect(
      found([acknowledged(makeSpain, 'j1'), acknowledged(changeToPortugal)], [recorded(), changed]),
    ).toEqual(sound);
    const history = [
      acknowledged(makeSpain, 'j1'),
      acknowledged({ does: 'remove', on: 'journey', id: 'j1' }),
    ];
    expect(found(history, [recorded(), removed])).toEqual(sound);
    expect(found([acknowledged(makeTask, 't1'), acknowledged(finish)], [added, renamed, completed])).toEqual(
      sound,
    );
  });

  it('has no findings without refused operations', () =>
    expect(found([completedOperation(makeSpain, 'refused')], [])).toEqual(sound));
});

describe('something lost is found:', () => {
  it('a thing', () => expect(found([acknowledged(makeSpain, 'j1')], [])).toEqual({ ...sound, lost: 1 }));
  it('a change', () =>
    expect(found([acknowledged(makeSpain, 'j1'), acknowledged(changeToPortugal)], [recorded()])).toEqual({
      ...sound,
      lost: 1,
    }));
  it('a removal', () => {
    const completed = [
      acknowledged(makeSpain, 'j1'),
      acknowledged({ does: 'remove', on: 'journey', id: 'j1' }),
    ];
    expect(found(completed, [recorded()])).toEqual({ ...sound, lost: 1 });
  });
  it('a revocation', () => {
    const completed = [
      acknowledged({ does: 'make', on: 'grant', content: { email: 'c@example.org' } }, 'g1'),
      acknowledged({ does: 'remove', on: 'grant', id: 'g1' }),
    ];
    const granted = event('LegalAccessGranted', { grantId: 'g1', email: 'c@example.org', expiresAt: null });
    expect(found(completed, [granted])).toEqual({ ...sound, lost: 1 });
    expect(found(completed, [granted, event('LegalAccessRevoked', { grantId: 'g1' })])).toEqual(sound);
  });
  it('the last filled sheet', () => {
    const fill = (visaNumber: string) =>
      acknowledged({ does: 'fill in', on: 'visaDetails', content: { visaNumber } });
    const log = [event('VisaDetailsChanged', { visaNumber: '1' })];
    expect(found([fill('1'), fill('2')], log)).toEqual({ ...sound, lost: 1 });
  });
});

describe('something stored twice is found:', () => {
  it('under one id', () =>
    expect(found([acknowledged(makeSpain, 'j1')], [recorded(), recorded()])).toEqual({
      ...sound,
      duplicated: 1,
    }));
  it('under an id that nobody was told', () =>
    expect(found([acknowledged(makeSpain, 'j1')], [recorded(), recorded('j2')])).toEqual({
      ...sound,
      duplicated: 1,
    }));
  it('a refused operation', () =>
    expect(found([completedOperation(makeSpain, 'refused')], [recorded()])).toEqual({
      ...sound,
      duplicated: 1,
    }));
});

describe('something corrupted is found:', () => {
  it('one of two events that belong together is missing', () => {
    expect(found([acknowledged(makeTask, 't1'), acknowledged(finish)], [added, renamed])).toEqual({
      ...sound,
      corrupted: 1,
    });
    expect(found([acknowledged(makeTask, 't1'), acknowledged(finish)], [added, completed])).toEqual({
      ...sound,
      corrupted: 1,
    });
  });
  it('a mixture of two versions', () => {
    const mixed = event('JourneyChanged', { journeyId: 'j1', ...spain, destination: 'Portugal' });
    expect(
      found([acknowledged(makeSpain, 'j1'), acknowledged(changeToPortugal)], [recorded(), mixed]),
    ).toEqual({ ...sound, corrupted: 1 });
  });
});

describe('notifications and emails', () => {
  const settings: Operation = { does: 'fill in', on: 'settings', content: { reminderFrequency: 'daily' } };
  const lawyer: Operation = { does: 'make', on: 'grant', content: { email: 'counsel@example.org' } };
  const ledger = {
    userId: 'u',
    email: 'ada@example.org',
    completed: [acknowledged(settings), acknowledged(lawyer, 'g1')],
  };
  const visa = event('NotificationIssued', {
    notificationId: 'n1',
    kind: 'visa_expiry',
    subject: 'visa 30 days',
    date: '2025-12-01',
  });
  const digest = event('DigestSent', { digestId: 'd1' });
  const confirmed = event('EmailVerified', {});
  const mail: SentMail = { messageId: 'd1@settlewise.example', to: 'ada@example.org' };
  const invitation: SentMail = { messageId: 'i1@settlewise.example', to: 'counsel@example.org' };
  const posted = (events: readonly DecodedEvent[], mails: readonly SentMail[]) => {
    const { violations, copies } = comparePost('ada', ledger, [confirmed, ...events], mails);
    return [violations.lost.length, violations.duplicated.length, copies];
  };

  it('have no findings', () => expect(posted([visa, digest], [mail, invitation])).toEqual([0, 0, 0]));
  it('a notification that was never made is found', () =>
    expect(posted([digest], [mail, invitation])).toEqual([1, 0, 0]));
  it('a duplicated notification is found, whatever its id', () =>
    expect(
      posted([visa, { ...visa, data: { ...visa.data, notificationId: 'n2' } }, digest], [mail, invitation]),
    ).toEqual([0, 1, 0]));
  it('an email that was recorded but not sent is found', () =>
    expect(posted([visa, digest], [invitation])).toEqual([1, 0, 0]));
  it('an email that was never sent is found', () => {
    expect(posted([visa], [invitation])).toEqual([1, 0, 0]);
    expect(posted([visa, digest], [mail])).toEqual([1, 0, 0]);
  });
  it('an email to somebody else, for an owner whose own address is not confirmed, is found', () => {
    const unconfirmed = (mails: readonly SentMail[]) => comparePost('ada', ledger, [visa], mails).violations;
    expect(unconfirmed([])).toEqual(noViolations());
    expect(unconfirmed([invitation]).corrupted).toHaveLength(1);
  });
  it('a reminder emailed to an unconfirmed address is found', () =>
    expect(comparePost('ada', ledger, [visa, digest], [mail]).violations.corrupted).toHaveLength(1));
  it('two emails about one thing are found', () =>
    expect(posted([visa, digest], [mail, invitation, { ...invitation, messageId: 'i2@x' }])).toEqual([
      0, 1, 0,
    ]));
  it('a copy under the same Message-ID is counted as a copy', () =>
    expect(posted([visa, digest], [mail, mail, invitation])).toEqual([0, 0, 1]));
});

describe('rows of a read model', () => {
  const rows = new Map([
    ['["1"]', '{"a": 1}'],
    ['["2"]', '{"a": 2}'],
  ]);
  const against = (shown: ReadonlyMap<string, string>) => {
    const violations = noViolations();
    compareRows('table', shown, rows, violations);
    return [violations.lost.length, violations.duplicated.length, violations.corrupted.length];
  };

  it('equal rows of a rebuild have no findings', () => expect(against(rows)).toEqual([0, 0, 0]));
  it('missing, additional and different rows are found', () => {
    expect(against(new Map([['["1"]', '{"a": 1}']]))).toEqual([1, 0, 0]);
    expect(against(new Map([...rows, ['["3"]', '{}']]))).toEqual([0, 1, 0]);
    expect(against(new Map([...rows, ['["2"]', '{"a": 1}']]))).toEqual([0, 0, 1]);
  });
});
