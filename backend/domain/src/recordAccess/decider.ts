import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { Bundled, Downloaded, RecordAccessEvent } from './events';

/** Recorded before a lawyer sees a part of a record or downloads it. `now`: ISO 8601 instant in UTC. */
export type RecordAccessCommand = CommandOf<
  'RecordAccess',
  {
    lookId: string;
    grantId: string;
    part: string;
    documentTitle: string | null;
    /** The content of a download; missing if a part is opened. */
    downloaded?: Downloaded;
    /** The content of a bundle. */
    bundled?: Bundled;
    now: string;
  }
>;

/** Null until it is recorded. */
export type RecordAccessState = RecordAccessEvent['data'] | null;

/** Each access has its own stream, so that concurrent accesses do not conflict. */
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

/** In milliseconds. One hour is enough to load a bundle over a slow connection. */
const bundleLifetime = 60 * 60_000;

/** Whether the recorded access is to a bundle with this document. Its file may then be sent without a new record. */
export const holdsDocument = (
  state: RecordAccessState,
  { grantId, documentId, now }: { readonly grantId: string; readonly documentId: string; readonly now: Date },
): boolean =>
  state !== null &&
  state.grantId === grantId &&
  state.bundled?.some((each) => each.documentId === documentId) === true &&
  now.getTime() - Date.parse(state.lookedAt) < bundleLifetime;
