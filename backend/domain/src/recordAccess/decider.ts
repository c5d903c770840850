import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { Bundled, Downloaded, RecordAccessEvent } from './events';

/** A lawyer is about to be shown a part of a record, or to be given all of it. `now`: ISO 8601 instant in UTC. */
export type RecordAccessCommand = CommandOf<
  'RecordAccess',
  {
    lookId: string;
    grantId: string;
    part: string;
    documentTitle: string | null;
    /** What a download holds; left out where a part is opened. */
    downloaded?: Downloaded;
    /** What a bundle holds. */
    bundled?: Bundled;
    now: string;
  }
>;

/** Null until it is recorded. */
export type RecordAccessState = RecordAccessEvent['data'] | null;

/** Each access is a stream of its own, so that concurrent ones do not wait for each other. */
export const recordAccessStream = (lookId: string) => `look-${lookId}`;

export const recordAccessDecider: Decider<RecordAccessCommand, RecordAccessState, RecordAccessEvent> = {
  initialState: null,

  decide(command, state) {
    const { lookId, grantId, part, documentTitle, now } = command;
    if (state === null) {
      const downloaded =
        command.downloaded === undefined
          ? null
          : { ...command.downloaded, parts: [...command.downloaded.parts] };
      return [
        {
          type: 'RecordLookedAt',
          data: {
            lookId,
            grantId,
            part,
            documentTitle,
            lookedAt: now,
            downloaded,
            bundled: command.bundled ? [...command.bundled] : null,
          },
        },
      ];
    }
    const isSame = state.grantId === grantId && state.part === part && state.documentTitle === documentTitle;
    if (isSame) return [];
    throw new DomainError('conflict', 'look_exists', 'This look has been recorded as another.');
  },

  evolve(_state, event) {
    return event.data;
  },
};

/** A bundle is put together at once: an hour is enough for the slowest line. */
const bundleHoldsFor = 60 * 60_000;

/** Whether a look that was recorded is at a bundle with this document, so that its file may be sent without another look. */
export const holdsDocument = (
  state: RecordAccessState,
  { grantId, documentId, now }: { readonly grantId: string; readonly documentId: string; readonly now: Date },
): boolean =>
  state !== null &&
  state.grantId === grantId &&
  state.bundled?.some((each) => each.documentId === documentId) === true &&
  now.getTime() - Date.parse(state.lookedAt) < bundleHoldsFor;
