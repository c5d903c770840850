import type { StreamName } from '@settlewise/contract/admin';

/** What each kind of stream tells of. A new kind needs its line here before anything compiles. */
const words: Readonly<Record<StreamName, string>> = {
  absences: 'Journeys',
  account: 'Account',
  addressAgreements: 'Answers to a partner about addresses',
  addressComparisons: 'Comparisons of addresses',
  addresses: 'Addresses',
  administratorLook: 'Look of an administrator',
  administrators: 'Administrators',
  applications: 'Applications',
  assessments: 'Saved results',
  calendar: 'Calendar feed',
  claim: 'Reserved name or address',
  cohabitation: 'Addresses of the partner',
  document: 'Document',
  erasure: 'Erasure',
  immigrationProfile: 'Immigration profile',
  jobs: 'Work and study',
  lawDesk: 'Notices about the law, readings of sources',
  legalAccess: 'Access of lawyers',
  look: 'Look of a lawyer',
  notifications: 'Notifications',
  operation: 'Done to the program',
  parents: 'Parents',
  papers: 'Papers of the checklist',
  answers: 'Answers to the checklist',
  quota: 'Count of tasks or documents',
  referees: 'Referees',
  rounds: 'Rounds of practice',
  ruleNotice: 'Notice of changed rules',
  sharedResults: 'Shared results',
  task: 'Task',
};

const isKnown = (kind: string): kind is StreamName => Object.hasOwn(words, kind);

/** What streams of a kind tell of; one that this page does not know stands as it is called. */
export const streamKindWords = (kind: string): string => (isKnown(kind) ? words[kind] : kind);

/** What a stream tells of, by its name: `absences-<person>` is `Journeys`. */
export const streamWords = (stream: string): string => streamKindWords(stream.split('-', 1)[0] ?? stream);
