import type { EventChainResponse } from '@settlewise/contract/admin';

type ChainEvent = EventChainResponse['events'][number];

/** An event and what it directly led to, in the order of the log. */
export interface ChainNode {
  readonly event: ChainEvent;
  readonly led: readonly ChainNode[];
}

/**
 * What a request set off, as trees: the roots are the events that the request itself made, and those whose cause is not
 * in the list. An event can only be led to by an earlier one, so nothing runs in a circle.
 */
export function chainTree(events: readonly ChainEvent[]): readonly ChainNode[] {
  const placeOf = new Map(events.map(({ id }, place) => [id, place]));
  const isRoot = ({ causedBy }: ChainEvent, place: number) =>
    causedBy === null || (placeOf.get(causedBy) ?? Infinity) >= place;
  const nodeOf = (event: ChainEvent): ChainNode => ({
    event,
    led: events
      .filter((other, place) => other.causedBy === event.id && !isRoot(other, place))
      .map((other) => nodeOf(other)),
  });
  return events.filter(isRoot).map(nodeOf);
}
