import type { Position } from '@settlewise/infra/eventStore';

/** What a command is answered with, and where its last event stands: null where there was nothing to record. */
export interface Written<Answer> {
  readonly answer: Answer;
  readonly position: Position | null;
}
