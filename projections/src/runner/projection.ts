import type { DomainEvent, EventMetadata } from '@settlewise/infra/eventStore/codec';
import type { Position } from '@settlewise/infra/eventStore';
import type { ReadModelTable } from './table';

/** What a handler is given: an event whose content can be read. */
export interface ProjectedEvent<Event extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly type: Event['type'];
  readonly data: Event['data'];
  readonly metadata: EventMetadata;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: Position;
}

type Tables = Readonly<Record<string, ReadModelTable>>;
type ChangesOf<T extends Tables> = { readonly [Name in keyof T]: ReturnType<T[Name]['changes']> };

/**
 * Says what an event means for the rows, through `put`, `change` and `remove`. Pure: it knows nothing but the event,
 * so that the same log always makes the same rows and a whole batch can be written at once.
 */
type Handler<Event extends DomainEvent, T extends Tables> = (
  event: ProjectedEvent<Event>,
  rows: ChangesOf<T>,
) => void;

interface Definition<Event extends DomainEvent, T extends Tables> {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  /** Raised with every change of tables or handlers; the read model is then rebuilt beside the live one. */
  readonly version: number;
  /** By the name under which queries read them. */
  readonly tables: T;
  /** Events of a type without a handler pass the read model by. */
  readonly handlers: {
    readonly [Type in Event['type']]?: Handler<Extract<Event, { readonly type: Type }>, T>;
  };
}

interface AnyHandler {
  // A method, so that a handler of one event type may stand here: the codec has checked that data and type agree.
  handle(event: ProjectedEvent, rows: ChangesOf<Tables>): void;
}

/** A read model as the runner sees it. */
export interface Projection {
  readonly name: string;
  readonly version: number;
  readonly tables: Tables;
  readonly handlers: Readonly<Record<string, AnyHandler['handle'] | undefined>>;
}

// Names become identifiers of the database, with a suffix; PostgreSQL cuts them off at 63 characters.
const identifier = /^[a-z][a-z0-9_]{0,40}$/;

/** Puts a read model together: `defineProjection<SomeEvent>()({ name, version, tables, handlers })`. */
export function defineProjection<Event extends DomainEvent>() {
  return <const T extends Tables>(definition: Definition<Event, T>): Projection => {
    for (const name of [definition.name, ...Object.keys(definition.tables)]) {
      if (!identifier.test(name)) throw new RangeError(`Not a name for a projection or a table: ${name}`);
    }
    return definition;
  };
}
