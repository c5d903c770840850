import { collections } from '@settlewise/domain/record';
import { aCalculation } from '../../testing/aCalculation';
import { aDocument, sampleFiles } from '../../testing/aDocument';
import { aJourney } from '../../testing/aJourney';
import { aDependant, earlierVisa, personalDetails, visaDetails } from '../../testing/aProfile';
import { markedExample } from '../../testing/collectionRequests';
import type { Sending } from '../../testing/visitor';
import { writeCanary, type CanaryKind } from '../judging/canaries';
import type { Person } from './person';

/** Fills a person's record with canaries, so that every part shows its owner. @returns the ids of the new items */
export async function plantRecord({ canaryId, signedUp }: Person): Promise<readonly string[]> {
  const canary = (kind: CanaryKind) => writeCanary({ owner: canaryId, kind });
  const record = canary('record');
  const file = Buffer.concat([sampleFiles.pdf(100), Buffer.from(`\n${canary('file')}\n%%EOF\n`)]);
  const form = aDocument().titled(record).having('description', record).holding(file, `${record}.pdf`).form();
  const task = { title: canary('private'), category: 'document', stage: 'pending', priority: 'high' };
  const details = { firstName: canary('name'), addressLine1: record, passportNumber: record };
  const sendings: readonly (readonly [string, Sending])[] = [
    ['/api/absence-journeys', { json: aJourney().to(record).noting(record).inTheIslands('visited').typed() }],
    ['/api/tasks', { json: { ...task, description: canary('private') } }],
    ['/api/documents/upload', { form }],
    ['/api/immigration/profile/personal', { json: personalDetails(details) }],
    [
      '/api/immigration/profile/visa',
      { json: visaDetails({ visaNumber: record, appliedOn: '2022-03-01', claimedOn: '2020-02-29' }) },
    ],
    [
      '/api/immigration/profile/visa-history',
      { json: earlierVisa({ appliedOn: '2017-07-15', appliedInTime: 'not_sure' }) },
    ],
    ['/api/dependants', { json: aDependant({ firstName: record, notes: record }) }],
    ...collections.map(
      (collection) => [`/api/${collection.part}`, { json: markedExample(collection, record) }] as const,
    ),
    ['/api/assessments', { json: aCalculation().called(canary('private')).sent() }],
  ];
  const made: string[] = [];
  for (const [path, sending] of sendings) {
    const { status, message, json } = await signedUp.visitor.send('POST', path, sending);
    if (status !== 200 && status !== 201)
      throw new Error(`POST ${path} was answered with ${status}: ${message}`);
    if (typeof json === 'object' && json !== null && 'id' in json) made.push(String(json.id));
  }
  return made;
}
