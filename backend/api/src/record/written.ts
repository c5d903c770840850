import type { Position } from '@settlewise/infra/eventStore';

/** The answer of a command, and the position of its last event. Null if it recorded nothing. */
export interface Written<Answer> {
  readonly answer: Answer;
  readonly position: Position | null;
}
