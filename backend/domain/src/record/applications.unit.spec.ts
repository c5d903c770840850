import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedShape, wholeItem } from '../fields';
import { applications } from './applications';
import { collectionFieldKinds } from './identity';

const findBrokenRule = (change: object) => {
  const item = wholeItem(applications.fields, { ...applications.example, ...change });
  return applications.rules.filter((rule) => !rule.holds(item)).map(({ code, field }) => `${field} ${code}`);
};
const decided = { decidedOn: '2026-11-02', outcome: 'granted' };

describe('an application', () => {
  it.each<[object, readonly string[]]>([
    [{}, []],
    [{ ...decided, askedForMoreOn: '2026-09-10', answeredOn: '2026-09-10' }, []],
    // All on the day on which it was sent, as with super priority.
    [
      {
        submittedOn: '2026-11-02',
        paidOn: '2026-11-02',
        biometricsBookedFor: '2026-11-02',
        biometricsOn: '2026-11-02',
        documentsUploadedOn: '2026-11-02',
        ...decided,
      },
      [],
    ],
    // An app proves identity before the form is sent.
    [{ biometricsOn: '2026-08-18', documentsUploadedOn: '2026-08-18', paidOn: '2026-08-19' }, []],
    [{ biometricsBookedFor: '2026-08-19' }, ['biometricsBookedFor before_submission']],
    [{ askedForMoreOn: '2026-08-19' }, ['askedForMoreOn before_submission']],
    [
      { ...decided, decidedOn: '2026-08-19', paidOn: null, biometricsOn: null, documentsUploadedOn: null },
      ['decidedOn before_submission'],
    ],
    [{ answeredOn: '2026-09-17' }, ['askedForMoreOn not_asked']],
    [{ askedForMoreOn: '2026-09-17', answeredOn: '2026-09-16' }, ['answeredOn before_question']],
    [{ ...decided, paidOn: '2026-11-03' }, ['paidOn after_decision']],
    [{ ...decided, biometricsOn: '2026-11-03' }, ['biometricsOn after_decision']],
    [{ ...decided, documentsUploadedOn: '2026-11-03' }, ['documentsUploadedOn after_decision']],
    [{ ...decided, askedForMoreOn: '2026-11-03' }, ['askedForMoreOn after_decision']],
    [{ ...decided, askedForMoreOn: '2026-11-02', answeredOn: '2026-11-03' }, ['answeredOn after_decision']],
    [{ decidedOn: '2026-11-02' }, ['outcome outcome_missing']],
    [{ outcome: 'refused' }, ['decidedOn decision_missing']],
  ])('with %j breaks %j', (change, broken) => {
    expect(findBrokenRule(change)).toEqual(broken);
  });

  it('only needs its purpose, its service and the day on which it was sent', () => {
    const { appliedFor, service, submittedOn } = applications.example;
    const typed = z.object(typedShape(applications.fields)).parse({ appliedFor, service, submittedOn });
    const {
      appliedFor: _for,
      service: _how,
      submittedOn: _on,
      ...rest
    } = wholeItem(applications.fields, typed);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('is shown to a lawyer only if the owner chooses that, and its number only with identity data', () => {
    expect(applications.share).toEqual({ tab: 'Applications', default: false });
    const kinds = Object.entries(collectionFieldKinds.applications);
    expect(kinds.filter(([, kind]) => kind !== 'case')).toEqual([['reference', 'identity']]);
  });
});
