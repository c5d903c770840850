import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { LawDeskEvent, LawNotice } from './events';

/** A legal source of the rules. */
export interface KnownSource {
  readonly key: string;
  readonly title: string;
  readonly url: string;
  /** The day on which it was last read, by the program's own data. */
  readonly retrievedOn: string;
}

interface Content {
  readonly notice: LawNotice;
  /** All valid values of `concerns`, from the rules. */
  readonly knownConcerns: readonly string[];
  readonly people: number;
}

interface Moment {
  /** In London. */
  readonly today: string;
  readonly at: string;
}

export type LawDeskCommand =
  | CommandOf<'PublishLawNotice', { noticeId: string } & Content & Moment>
  | CommandOf<'CorrectLawNotice', { noticeId: string } & Content & Moment>
  | CommandOf<'WithdrawLawNotice', { noticeId: string; reason: string; at: string }>
  | CommandOf<
      'RecordSourceReadings',
      { sources: readonly string[]; readOn: string; knownSources: readonly KnownSource[] } & Moment
    >;

export interface LawNoticeState {
  readonly notice: LawNotice;
  readonly withdrawn: boolean;
}

export interface LawDeskState {
  readonly notices: ReadonlyMap<string, LawNoticeState>;
  /** The latest day of reading of each source, by its key. */
  readonly readings: ReadonlyMap<string, string>;
}

/** One stream for all notices. */
export const lawDeskStream = 'lawDesk-register';

/** Publishes, corrects and withdraws notices about the law, and records when its sources were read again. */
export const lawDeskDecider: Decider<LawDeskCommand, LawDeskState, LawDeskEvent> = {
  initialState: { notices: new Map(), readings: new Map() },

  decide(command, state) {
    switch (command.type) {
      case 'PublishLawNotice': {
        const { noticeId, people, at } = command;
        const notice = validateNotice(command);
        return [
          { type: 'LawNoticePublished', data: { noticeId, ...toEventData(notice), people, publishedAt: at } },
        ];
      }
      case 'CorrectLawNotice': {
        const { noticeId, people, at } = command;
        const before = requireOpenNotice(state, noticeId);
        const notice = validateNotice(command);
        if (isSameNotice(before, notice)) return [];
        return [
          { type: 'LawNoticeCorrected', data: { noticeId, ...toEventData(notice), people, correctedAt: at } },
        ];
      }
      case 'WithdrawLawNotice': {
        const { noticeId, reason, at } = command;
        requireOpenNotice(state, noticeId);
        return [{ type: 'LawNoticeWithdrawn', data: { noticeId, reason, withdrawnAt: at } }];
      }
      case 'RecordSourceReadings':
        return recordReadings(command, state);
    }
  },

  evolve({ notices, readings }, { type, data }) {
    switch (type) {
      case 'LawNoticePublished':
      case 'LawNoticeCorrected':
        return {
          notices: new Map(notices).set(data.noticeId, { notice: pickContent(data), withdrawn: false }),
          readings,
        };
      case 'LawNoticeWithdrawn': {
        const known = notices.get(data.noticeId);
        if (known === undefined) return { notices, readings };
        return { notices: new Map(notices).set(data.noticeId, { ...known, withdrawn: true }), readings };
      }
      case 'SourceReadAgain':
        return { notices, readings: new Map(readings).set(data.source, data.readOn) };
    }
  },
};

const toEventData = ({ source, concerns, ...notice }: LawNotice) => ({
  ...notice,
  source: { ...source },
  concerns: [...concerns],
});

const pickContent = ({ title, text, source, day, standing, concerns }: LawNotice): LawNotice => ({
  title,
  text,
  day,
  standing,
  concerns,
  source: { title: source.title, url: source.url },
});

const isSameNotice = (one: LawNotice, other: LawNotice): boolean =>
  JSON.stringify(pickContent(one)) === JSON.stringify(pickContent(other));

/** @throws DomainError notFound, or conflict if it is withdrawn */
function requireOpenNotice({ notices }: LawDeskState, noticeId: string): LawNotice {
  const known = notices.get(noticeId);
  if (known === undefined)
    throw new DomainError('notFound', 'law_notice_not_found', 'There is no such notice.');
  if (known.withdrawn)
    throw new DomainError(
      'conflict',
      'law_notice_withdrawn',
      'This notice is already withdrawn. Publish a new one instead.',
    );
  return known.notice;
}

/** Validates a notice and removes duplicate concerns. @throws DomainError invalid, with the field */
function validateNotice({ notice, knownConcerns, today }: Content & Moment): LawNotice {
  const unknown = notice.concerns.find((concern) => !knownConcerns.includes(concern));
  if (unknown !== undefined)
    throw new DomainError('invalid', 'route_not_known', `The route “${unknown}” is not known.`, 'concerns');
  if (!notice.source.url.startsWith('https://'))
    throw new DomainError('invalid', 'link_not_https', 'The link must begin with https://.', 'sourceUrl');
  if (notice.day > today)
    throw new DomainError(
      'invalid',
      'day_in_the_future',
      'The day cannot be in the future. For a later start choose “Announced”, and name that day in the text.',
      'day',
    );
  return pickContent({ ...notice, concerns: [...new Set(notice.concerns)] });
}

function recordReadings(
  command: Extract<LawDeskCommand, { type: 'RecordSourceReadings' }>,
  { readings }: LawDeskState,
): readonly LawDeskEvent[] {
  const { sources, readOn, knownSources, today, at } = command;
  if (readOn > today)
    throw new DomainError('invalid', 'day_in_the_future', 'The day cannot be in the future.', 'readOn');
  return [...new Set(sources)].flatMap((key): readonly LawDeskEvent[] => {
    const source = knownSources.find((each) => each.key === key);
    if (source === undefined)
      throw new DomainError('invalid', 'source_not_known', `The source “${key}” is not known.`, 'sources');
    const { title, url, retrievedOn } = source;
    // An earlier reading changes nothing.
    if (readOn <= (readings.get(key) ?? retrievedOn)) return [];
    return [{ type: 'SourceReadAgain', data: { source: key, title, url, readOn, recordedAt: at } }];
  });
}
