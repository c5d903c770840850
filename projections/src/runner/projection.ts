import type { DomainEvent, EventHeading, EventMetadata } from '@settlewise/infra/eventStore/codec';
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
 * Translates an event to changes of rows, through `put`, `change` and `remove`. Pure: it depends on the event only, so
 * the same log always gives the same rows, and a whole batch can be written at once.
 */
type Handler<Event extends DomainEvent, T extends Tables> = (
  event: ProjectedEvent<Event>,
  rows: ChangesOf<T>,
) => void;

interface Named<T extends Tables> {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  /** Raised with every change of tables or handlers; the read model is then rebuilt in parallel to the live one. */
  readonly version: number;
  /** By the name under which queries read them. */
  readonly tables: T;
  /** Set if no row is about a person, so that erasing a person deletes nothing here. */
  readonly aboutNobody?: true;
}

interface Definition<Event extends DomainEvent, T extends Tables> extends Named<T> {
  /** Events of a type without a handler are skipped. */
  readonly handlers: {
    readonly [Type in Event['type']]?: Handler<Extract<Event, { readonly type: Type }>, T>;
  };
}

interface HeadingsDefinition<T extends Tables> extends Named<T> {
  /** Like a handler, for every event. */
  readonly everyEvent: (heading: EventHeading, rows: ChangesOf<T>) => void;
}

interface AnyHandler {
  // Methods, so that handlers of one event type and of one read model's rows are assignable: the codec has checked that
  // data and type agree, and the rows are made from the read model's own tables.
  handle(event: ProjectedEvent, rows: ChangesOf<Tables>): void;
  handleHeading(heading: EventHeading, rows: ChangesOf<Tables>): void;
}

/** Built from the content of events. It keeps no rows of erased people. */
export interface ContentProjection extends Named<Tables> {
  readonly handlers: Readonly<Record<string, AnyHandler['handle'] | undefined>>;
  readonly everyEvent?: never;
}

/**
 * Built from the metadata of each event: ids, names and times. It never gets the content, so it keeps its rows of erased
 * people, also in a rebuild.
 */
export interface HeadingsProjection extends Named<Tables> {
  readonly everyEvent: AnyHandler['handleHeading'];
  readonly handlers?: never;
}

/** A read model as the runner sees it: it is given the content of some events, or the heading of each, never both. */
export type Projection = ContentProjection | HeadingsProjection;

// Names become identifiers of the database, with a suffix; PostgreSQL cuts them off at 63 characters.
const identifier = /^[a-z][a-z0-9_]{0,40}$/;

/** Puts a read model together: `defineProjection<SomeEvent>()({ name, version, tables, handlers })`. */
export function defineProjection<Event extends DomainEvent>() {
  return <const T extends Tables>(definition: Definition<Event, T>): ContentProjection => named(definition);
}

/** The same for one of all events' headings: `defineHeadingsProjection({ name, version, tables, everyEvent })`. */
export function defineHeadingsProjection<const T extends Tables>(
  definition: HeadingsDefinition<T>,
): HeadingsProjection {
  return named(definition);
}

function named<Defined extends Named<Tables>>(definition: Defined): Defined {
  for (const name of [definition.name, ...Object.keys(definition.tables)]) {
    if (!identifier.test(name)) throw new RangeError(`Not a name for a projection or a table: ${name}`);
  }
  return definition;
}
