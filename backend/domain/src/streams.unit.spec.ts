import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { accountStream } from './accounts/decider';
import { addressAgreementsStream } from './addressComparisons/agreements';
import { addressComparisonsStream } from './addressComparisons/decider';
import { administratorAccessStream } from './administratorAccess/decider';
import { administratorsStream } from './administrators/decider';
import { assessmentsStream } from './assessments/decider';
import { calendarStream } from './calendar/decider';
import { streamOfCollection } from './collections/decider';
import { documentStream } from './documents/decider';
import { erasureStream } from './erasure/decider';
import { eventDefinitions } from './eventRegistry';
import { immigrationProfileStream } from './immigrationProfile/decider';
import { journeysStream } from './journeys/decider';
import { lawDeskStream } from './lawDesk/decider';
import { legalAccessStream } from './legalAccess/decider';
import { notificationsStream } from './notifications/decider';
import { operationStream } from './operations/decider';
import { quotaStream } from './quotas/decider';
import { recordAccessStream } from './recordAccess/decider';
import { reservationStream } from './reservations/reservation';
import { ruleNoticeStream } from './ruleNotices/decider';
import { sharedResultsStream } from './sharedResults/decider';
import { findStreamKind, holdsPersonalData, streamKindOf, streamKinds } from './streams';
import { taskStream } from './tasks/decider';
import { collections } from './record';

const id = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const oneOfEach = {
  accountStream: accountStream(id),
  addressAgreementsStream: addressAgreementsStream(id),
  addressComparisonsStream: addressComparisonsStream(id),
  administratorAccessStream: administratorAccessStream(id),
  administratorsStream,
  assessmentsStream: assessmentsStream(id),
  calendarStream: calendarStream(id),
  reservationStream: reservationStream('username', 'a1b2'),
  documentStream: documentStream(id),
  erasureStream: erasureStream(id),
  immigrationProfileStream: immigrationProfileStream(id),
  journeysStream: journeysStream(id),
  lawDeskStream,
  legalAccessStream: legalAccessStream(id),
  recordAccessStream: recordAccessStream(id),
  notificationsStream: notificationsStream(id),
  operationStream: operationStream(id),
  quotaStream: quotaStream('tasks', id),
  ruleNoticeStream: ruleNoticeStream('2026-11-23'),
  sharedResultsStream: sharedResultsStream(id),
  taskStream: taskStream(id),
};

describe('the kinds of streams', () => {
  it('cover all streams that the code names', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const named = sources.flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(/^export const (\w+Stream)\b/gm)].map(
        ([, found]) => found,
      ),
    );
    expect(named.toSorted()).toEqual(Object.keys(oneOfEach).toSorted());
  });

  it('match each of these streams, and no kind is unused', () => {
    const ofCollections = collections.map((collection) => streamOfCollection(collection)(id));
    const found = [...Object.values(oneOfEach), ...ofCollections].map(
      (stream) => findStreamKind(stream)?.name,
    );
    expect(found.toSorted()).toEqual(streamKinds.map(({ name }) => name).toSorted());
  });

  it('hold each type of event once', () => {
    const types = streamKinds.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types.toSorted()).toEqual(eventDefinitions.map(({ type }) => type).toSorted());
  });

  it('do not include an unknown stream', () => {
    expect(findStreamKind('settings-1')).toBeNull();
    expect(findStreamKind('')).toBeNull();
    expect(findStreamKind('constructor')).toBeNull();
  });

  it('are recognised by the text before the first hyphen', () => {
    expect(streamKindOf('claim-username-a1b2')).toBe('claim');
    expect(streamKindOf('whole')).toBe('whole');
  });

  it('are about nobody if everybody may read their events', () => {
    const aboutNobody = streamKinds.filter((kind) => !holdsPersonalData(kind)).map(({ name }) => name);
    expect(aboutNobody).toEqual(['administrators', 'claim', 'erasure', 'lawDesk', 'operation', 'ruleNotice']);
    for (const { events } of streamKinds) {
      expect(new Set(events.map(({ confidentiality }) => confidentiality)).size).toBe(1);
    }
  });
});
