import { collections } from './collections';

/**
 * A part of a person's record. Streams, read models and export files follow from this list, or a test compares them with
 * it.
 */
export interface RecordPart {
  readonly part: string;
  /** Streams named by the person's id: `account` means `account-<person>`. */
  readonly ownStreams: readonly string[];
  /** Kinds of streams with one stream for each item. The table `person_streams` lists them. */
  readonly manyStreams: readonly string[];
  readonly readModels: readonly string[];
  /** Its files in an export, without `.json`. */
  readonly files: readonly string[];
}

/** The parts that are not collections. */
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
    // The person's own questions, and their answers to a partner's questions.
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
    // No file: only the hash of the secret address is stored, and the export contains its events.
    files: [],
  },
  {
    part: 'sharedResults',
    ownStreams: ['sharedResults'],
    manyStreams: [],
    // The state of the stream is the list. The table `shared_results` holds encrypted content that only the link can open.
    readModels: [],
    // No file: the export contains the events.
    files: [],
  },
] as const satisfies readonly RecordPart[];

/** The export files that need their own query. */
export type SpecialFile = (typeof special)[number]['files'][number];

/** All parts of the record: the list above and all collections. */
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
