import { collections } from './collections';

/**
 * A part of the record: what a person keeps with us, or what is kept about them. What names parts follows from this list,
 * or a test compares it: streams, read models, an export's files.
 */
export interface RecordPart {
  readonly part: string;
  /** Streams that are named by the person's id: `account` stands for `account-<person>`. */
  readonly ownStreams: readonly string[];
  /** Kinds of streams of which a person has many, one for each thing; `person_streams` knows them. */
  readonly manyStreams: readonly string[];
  readonly readModels: readonly string[];
  /** Its files in an export, without `.json`. */
  readonly files: readonly string[];
}

/** The parts that are more than a collection. */
const special = [
  {
    part: 'account',
    ownStreams: ['account', 'erasure'],
    manyStreams: [],
    readModels: ['accounts'],
    files: ['account', 'sessions', 'settings'],
  },
  {
    part: 'immigrationProfile',
    ownStreams: ['immigrationProfile'],
    manyStreams: [],
    readModels: ['immigration_profile'],
    files: ['immigration profile', 'visa history', 'dependants'],
  },
  {
    part: 'journeys',
    ownStreams: ['absences'],
    manyStreams: [],
    readModels: ['journeys'],
    files: ['journeys'],
  },
  {
    part: 'tasks',
    ownStreams: ['quota-tasks'],
    manyStreams: ['task'],
    readModels: ['tasks'],
    files: ['tasks'],
  },
  {
    part: 'documents',
    ownStreams: ['quota-documents'],
    manyStreams: ['document'],
    readModels: ['documents'],
    files: ['documents'],
  },
  {
    part: 'notifications',
    ownStreams: ['notifications'],
    manyStreams: [],
    readModels: ['notifications'],
    files: ['notifications', 'alert choices', 'answers to alerts'],
  },
  {
    part: 'assessments',
    ownStreams: ['assessments'],
    manyStreams: [],
    readModels: ['assessments'],
    files: ['saved results'],
  },
  {
    part: 'legalAccess',
    ownStreams: ['legalAccess'],
    manyStreams: ['look', 'administratorLook'],
    readModels: ['legal_access', 'looks'],
    files: ['legal access', 'looks at your record'],
  },
  {
    part: 'addressComparisons',
    // What somebody asked their partner, and what they answered to a partner who asked.
    ownStreams: ['addressComparisons', 'addressAgreements'],
    manyStreams: [],
    readModels: ['address_comparisons'],
    files: ['comparisons of addresses'],
  },
  {
    part: 'calendar',
    ownStreams: ['calendar'],
    manyStreams: [],
    readModels: ['calendar_feeds'],
    // Only the hash of a secret address is kept; that it was opened stands among the events.
    files: [],
  },
  {
    part: 'sharedResults',
    ownStreams: ['sharedResults'],
    manyStreams: [],
    // The list is the state of the stream. What is shared is sealed: `shared_results` holds what only its link opens.
    readModels: [],
    // What was shared until when stands among the events.
    files: [],
  },
] as const satisfies readonly RecordPart[];

/** The files of an export whose content somebody has to write a query for. */
export type SpecialFile = (typeof special)[number]['files'][number];

/** All parts of the record. A new one is a collection, or a line above. */
export const recordParts: readonly RecordPart[] = [
  ...special,
  ...collections.map(({ part, words }) => ({
    part,
    ownStreams: [part],
    manyStreams: [],
    readModels: [part],
    files: [words.many],
  })),
];
