import { randomUUID } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '@settlewise/infra/eventStore';
import type { ReadEvent } from '@settlewise/infra/eventStore/codec';
import type { EventDecoder } from '../src/runner/applyEvents';
import { defineProjection, type Projection } from '../src/runner/projection';
import { defineTable } from '../src/runner/table';

/** A small read model for the runner's tests: notes that are written and deleted. */
export type NoteEvent =
  | { readonly type: 'NoteWritten'; readonly data: { readonly noteId: string; readonly text: string } }
  | { readonly type: 'NoteCorrected'; readonly data: { readonly noteId: string; readonly text: string } }
  | { readonly type: 'NoteTornUp'; readonly data: { readonly noteId: string } };

interface NoteRow {
  readonly note_id: string;
  readonly text: string;
  readonly corrections: string | null;
}

/* * `note_writes` gets a row at each write, so that an event that took effect twice is visible.
 * A write while `sabotage` has shots left kills the connection it is made on, in the middle of its transaction.
 */
const notesTable = (longest: number) =>
  defineTable<NoteRow>()({
    key: ['note_id'],
    async create(transaction, name) {
      await transaction.raw(`
      CREATE TABLE IF NOT EXISTS note_writes (table_name text, note_id text, text text);
      CREATE TABLE IF NOT EXISTS sabotage (shots int);
      CREATE SEQUENCE IF NOT EXISTS shots_fired;
      CREATE OR REPLACE FUNCTION log_note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO note_writes VALUES (TG_TABLE_NAME, NEW.note_id, NEW.text);
        IF EXISTS (SELECT FROM sabotage) AND nextval('shots_fired') <= (SELECT sum(shots) FROM sabotage) THEN
          PERFORM pg_terminate_backend(pg_backend_pid());
        END IF;
        RETURN NEW;
      END $$;`);
      await transaction.schema.createTable(name, (table) => {
        table.text('note_id').primary();
        table.text('text').notNullable();
        table.check('char_length(text) <= ?', [longest], 'not_too_long');
        table.text('corrections').nullable();
      });
      await transaction.raw(
        'CREATE TRIGGER log_note BEFORE INSERT OR UPDATE ON ?? FOR EACH ROW EXECUTE FUNCTION log_note()',
        [name],
      );
    },
  });

/** @param longest a note with a longer text cannot be applied */
export function notesProjection({ version = 1, longest = 40 } = {}): Projection {
  return defineProjection<NoteEvent>()({
    name: 'notes',
    version,
    tables: { notes: notesTable(longest) },
    handlers: {
      NoteWritten({ data }, { notes }) {
        notes.put({ note_id: data.noteId, text: data.text, corrections: null });
      },
      NoteCorrected({ data }, { notes }) {
        notes.change({ note_id: data.noteId }, { text: data.text, corrections: `v${version}` });
      },
      NoteTornUp({ data }, { notes }) {
        notes.remove({ note_id: data.noteId });
      },
    },
  });
}

/** A second read model of the same events, which accepts a text of any length. */
export const textsProjection: Projection = defineProjection<NoteEvent>()({
  name: 'texts',
  version: 1,
  tables: {
    texts: defineTable<{ note_id: string; text: string }>()({
      key: ['note_id'],
      async create(transaction, name) {
        await transaction.schema.createTable(name, (table) => {
          table.text('note_id').primary();
          table.text('text').notNullable();
        });
      },
    }),
  },
  handlers: {
    NoteWritten({ data }, { texts }) {
      texts.put({ note_id: data.noteId, text: data.text });
    },
  },
});

const recordedAt = '2026-01-02T03:04:05.000Z';

export function event({ type, data }: NoteEvent): NewEvent {
  return { id: randomUUID(), type, data: { ...data }, metadata: { recordedAt } };
}

export const written = (noteId: string, text = `note ${noteId}`): NewEvent =>
  event({ type: 'NoteWritten', data: { noteId, text } });

/** Reads the events of these tests' log, which are not sealed. `before` runs before each is read. */
export function plainDecoder(before: (event: RecordedEvent) => Promise<void> = async () => {}): EventDecoder {
  return {
    async decode(recorded): Promise<ReadEvent> {
      await before(recorded);
      const { data, type, ...rest } = recorded;
      return {
        ...rest,
        type,
        event: { type, data: { ...Object(data) } },
        metadata: {
          userId: 'nobody',
          actorId: 'nobody',
          actorRole: 'system',
          correlationId: '',
          causationId: '',
          recordedAt,
          schemaVersion: 1,
          commandId: '',
          commandFingerprint: '',
          previousHash: null,
          hash: '',
        },
      };
    },
  };
}

/** A read model that handles no event. */
export const unconcerned = (name: string): Projection =>
  defineProjection<{ readonly type: 'NeverRecorded'; readonly data: object }>()({
    name,
    version: 1,
    tables: {},
    handlers: { NeverRecorded: () => undefined },
  });
