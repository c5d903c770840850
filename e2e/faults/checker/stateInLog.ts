import { z } from 'zod';
import type { Content, SheetKind, ThingKind } from '../workload/operation';
import type { ObservedState } from './compare';

/** A decrypted event. */
export interface DecodedEvent {
  readonly type: string;
  readonly data: object;
}

type LoggedOperation =
  | {
      readonly does: 'make' | 'change';
      readonly on: ThingKind;
      readonly id: string;
      readonly content: Content;
    }
  | { readonly does: 'remove'; readonly on: ThingKind; readonly id: string }
  | { readonly does: 'fill in'; readonly on: SheetKind; readonly content: Content };

const named = z.record(z.string(), z.unknown());

/** Translates event types to operations of the workload. Other types do not matter here. */
const meanings: Readonly<Record<string, (data: Record<string, unknown>) => LoggedOperation>> = {
  JourneyRecorded: (data) => logged('make', 'journey', data, 'journeyId'),
  // Carries the whole journey, so missing notes mean that there are none.
  JourneyChanged: (data) => logged('change', 'journey', { notes: '', ...data }, 'journeyId'),
  JourneyRemoved: (data) => removal('journey', data, 'journeyId'),
  TaskAdded: (data) => logged('make', 'task', data, 'taskId'),
  TaskChanged: (data) => logged('change', 'task', data, 'taskId'),
  TaskCompleted: (data) => logged('change', 'task', { ...data, stage: 'completed' }, 'taskId'),
  TaskRemoved: (data) => removal('task', data, 'taskId'),
  DocumentUploaded(data) {
    const file = named.parse(data['file']);
    return logged(
      'make',
      'document',
      { ...data, fileName: file['name'], fileSize: file['size'] },
      'documentId',
    );
  },
  DocumentChanged: (data) => logged('change', 'document', data, 'documentId'),
  DocumentRemoved: (data) => removal('document', data, 'documentId'),
  VisaHistoryEntryAdded: (data) => logged('make', 'visa', data, 'entryId'),
  VisaHistoryEntryChanged: (data) => logged('change', 'visa', data, 'entryId'),
  VisaHistoryEntryRemoved: (data) => removal('visa', data, 'entryId'),
  LegalAccessGranted: (data) => logged('make', 'grant', withLastDay(data), 'grantId'),
  LegalAccessExtended: (data) => logged('change', 'grant', withLastDay(data), 'grantId'),
  LegalAccessRevoked: (data) => logged('change', 'grant', { ...data, revoked: true }, 'grantId'),
  SettingsChanged: (data) => filledIn('settings', data),
  PersonalDetailsChanged: (data) => filledIn('personal', data),
  NameChanged: (data) => filledIn('personal', data),
  VisaDetailsChanged: ({ visaType, ...data }) =>
    filledIn('visaDetails', visaType === undefined ? data : { ...data, currentVisaType: visaType }),
};

/** The state that a person's events add up to, without any rule of the program. */
export function stateInLog(events: readonly DecodedEvent[]): ObservedState {
  const things: { on: ThingKind; id: string; content: Content; gone: boolean }[] = [];
  const sheets = new Map<SheetKind, Content>();
  for (const { type, data } of events) {
    const meaning = meanings[type]?.(named.parse(data));
    if (meaning === undefined) continue;
    if (meaning.does === 'fill in') {
      sheets.set(meaning.on, { ...sheets.get(meaning.on), ...meaning.content });
    } else if (meaning.does === 'make') {
      things.push({ ...meaning, gone: false });
    } else {
      for (const thing of things.filter(({ id }) => id === meaning.id)) {
        if (meaning.does === 'remove') thing.gone = true;
        else thing.content = { ...thing.content, ...meaning.content };
      }
    }
  }
  return { things: things.filter((thing) => !thing.gone), sheets };
}

function logged(
  does: 'make' | 'change',
  on: ThingKind,
  data: Record<string, unknown>,
  idField: string,
): LoggedOperation {
  return { does, on, id: z.string().parse(data[idField]), content: texts(data) };
}

function removal(on: ThingKind, data: Record<string, unknown>, idField: string): LoggedOperation {
  return { does: 'remove', on, id: z.string().parse(data[idField]) };
}

const filledIn = (on: SheetKind, data: Record<string, unknown>): LoggedOperation => ({
  does: 'fill in',
  on,
  content: texts(data),
});

/** Access ends at the end of its last day in London. Events carry that moment, pages show the day. */
function withLastDay({ expiresAt, ...data }: Record<string, unknown>): Record<string, unknown> {
  if (typeof expiresAt !== 'string') return data;
  const last = new Date(new Date(expiresAt).getTime() - 1);
  const expiryDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(last);
  return { ...data, expiryDate };
}

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Converts fields to texts: null and undefined to an empty one. Objects and arrays are left out. */
export function texts(data: Readonly<Record<string, unknown>>): Content {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [[name, '']];
      const read = text.safeParse(value);
      return read.success ? [[name, read.data]] : [];
    }),
  );
}
