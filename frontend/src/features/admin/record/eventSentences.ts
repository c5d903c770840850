import type { EventType } from '@settlewise/contract/admin';
import { relationshipLabel } from '../../../record/dependants/labels';
import { formatDayOrMonth } from '../../../ui/dates/dayOrMonth';
import { visaTypeLabel } from '../../../ui/visaTypes/visaTypes';
import { eventWords } from './labels';
import {
  changed,
  countOf,
  happened,
  saying,
  saysYes,
  told,
  valueOf,
  type Sentence,
  type Thing,
  type Told,
} from './sentenceParts';

const account: Thing = { name: 'Account' };
/** Which address it is, without where: a month is enough to tell one from another. */
const addressThat = (name: string): Thing => ({
  name,
  which(event) {
    const from = valueOf(event, 'from');
    return from === null ? null : `from ${formatDayOrMonth(from.slice(0, 'yyyy-MM'.length))}`;
  },
});
const address = addressThat('Address');
const partnerAddress = addressThat('Address of the partner');
const declarations: Thing = { name: 'Declarations' };
const document: Thing = { name: 'Document', which: (event) => valueOf(event, 'title') };
const journey: Thing = { name: 'Journey', which: (event) => valueOf(event, 'destination') };
const lawyerAccess: Thing = { name: 'Lawyer’s access', which: (event) => valueOf(event, 'name') };
const personalDetails: Thing = { name: 'Personal details' };
/** Whose referee it is, without who. */
const ofApplicant: Readonly<Record<string, string>> = {
  you: 'the person',
  partner: 'their partner',
  child: 'their child',
};
const referee: Thing = {
  name: 'Referee',
  which(event) {
    const applicant = valueOf(event, 'applicant');
    return applicant === null ? null : `for ${ofApplicant[applicant] ?? applicant}`;
  },
};
const paper: Thing = { name: 'Paper of the checklist', which: (event) => valueOf(event, 'requirement') };
const answer: Thing = { name: 'Answer to the checklist', which: (event) => valueOf(event, 'question') };
const round: Thing = { name: 'Round of practice', which: (event) => valueOf(event, 'finishedOn') };
const application: Thing = { name: 'Application', which: (event) => valueOf(event, 'appliedFor') };
/** From when, without where. */
const job: Thing = {
  name: 'Job or course',
  which(event) {
    const from = valueOf(event, 'from');
    return from === null ? null : `from ${formatDayOrMonth(from.slice(0, 'yyyy-MM'.length))}`;
  },
};
const parent: Thing = { name: 'Parent', which: (event) => valueOf(event, 'which') };
const savedResult: Thing = {
  name: 'Saved result',
  which(event) {
    const calculator = valueOf(event, 'calculator');
    return calculator === 'ilr' ? 'ILR' : calculator;
  },
};
const settings: Thing = { name: 'Settings' };
const task: Thing = { name: 'Task', which: (event) => valueOf(event, 'title') };
const visa: Thing = { name: 'Visa details' };
const dependant: Thing = {
  name: 'Dependant',
  which(event) {
    const relationship = valueOf(event, 'relationship');
    return relationship === null ? null : relationshipLabel(relationship).toLowerCase();
  },
};
const visaHistory: Thing = {
  name: 'Earlier visa',
  which(event) {
    const visaType = valueOf(event, 'visaType');
    return visaType === null ? null : visaTypeLabel(visaType);
  },
};

/** Who ended something that two people agreed: the person whose record it is, or the other one. */
const endedInWords = (what: string, event: Told, own: 'asker' | 'partner'): string =>
  `${what} ended by ${valueOf(event, 'endedBy') === own ? 'the person' : 'the other one'}`;

/**
 * What each event says to people: that it happened, and what of, once the record is open. A new type of event needs its
 * line here before anything compiles.
 */
export const eventSentences: Readonly<Record<EventType, Sentence>> = {
  AccountRegistered: happened(account, 'registered'),
  EmailVerificationLinkIssued: { plain: 'Link made to confirm the email address' },
  EmailVerified: { plain: 'Email address confirmed' },
  EmailVerificationResent: saying('Confirmation mail asked for again', 'reason'),
  EmailAddressChanged: { plain: 'Email address changed' },
  PasswordResetLinkIssued: { plain: 'Link made to choose a new password' },
  PasswordChanged: { plain: 'Password changed' },
  NameChanged: { plain: 'Name changed' },
  SettingsChanged: changed(settings),
  RoleChanged: told('Role changed', (event) =>
    valueOf(event, 'role') === 'admin' ? 'Made an administrator' : 'No administrator any more',
  ),
  AccountLocked: saying('Account locked', 'reason'),
  AccountUnlocked: saying('Account unlocked', 'reason'),
  SessionsEnded: saying('Signed out everywhere by an administrator', 'reason'),
  SecondFactorKeyMade: { plain: 'Two-step sign-in set up, not turned on yet' },
  SecondFactorTurnedOn: { plain: 'Two-step sign-in turned on' },
  SecondFactorCodeUsed: { plain: 'Code for two-step sign-in used' },
  SecondFactorTurnedOff: { plain: 'Two-step sign-in turned off' },
  SecondFactorTakenAway: saying('Two-step sign-in turned off by an administrator', 'reason'),
  RecoveryCodesMade: { plain: 'New recovery codes given' },
  RecoveryCodeUsed: { plain: 'Recovery code used' },
  AdministratorAppointed: { plain: 'Added to the list of administrators' },
  AdministratorDismissed: { plain: 'Taken from the list of administrators' },
  RecordOpenedByAdministrator: saying('Record opened by an administrator', 'reason'),

  JourneyRecorded: happened(journey, 'recorded'),
  JourneyChanged: changed(journey),
  JourneyRemoved: happened(journey, 'removed'),
  PersonalDetailsChanged: changed(personalDetails),
  VisaDetailsChanged: changed(visa),
  DeclarationsChanged: changed(declarations),
  VisaHistoryEntryAdded: happened(visaHistory, 'added'),
  VisaHistoryEntryChanged: changed(visaHistory),
  VisaHistoryEntryRemoved: happened(visaHistory, 'removed'),
  DependantAdded: happened(dependant, 'added'),
  DependantChanged: changed(dependant),
  DependantRemoved: happened(dependant, 'removed'),
  AddressRecorded: happened(address, 'added'),
  AddressChanged: changed(address),
  AddressRemoved: happened(address, 'removed'),
  PartnerAddressRecorded: happened(partnerAddress, 'added'),
  PartnerAddressChanged: changed(partnerAddress),
  PartnerAddressRemoved: happened(partnerAddress, 'removed'),
  RefereeRecorded: happened(referee, 'added'),
  RefereeChanged: changed(referee),
  RefereeRemoved: happened(referee, 'removed'),
  PaperRecorded: happened(paper, 'marked'),
  PaperChanged: changed(paper),
  PaperRemoved: happened(paper, 'no longer marked'),
  AnswerRecorded: happened(answer, 'given'),
  AnswerChanged: changed(answer),
  AnswerRemoved: happened(answer, 'taken back'),
  RoundRecorded: happened(round, 'finished'),
  RoundChanged: changed(round),
  RoundRemoved: happened(round, 'removed'),
  ApplicationRecorded: happened(application, 'recorded'),
  ApplicationChanged: changed(application),
  ApplicationRemoved: happened(application, 'removed'),
  JobRecorded: happened(job, 'added'),
  JobChanged: changed(job),
  JobRemoved: happened(job, 'removed'),
  ParentRecorded: happened(parent, 'added'),
  ParentChanged: changed(parent),
  ParentRemoved: happened(parent, 'removed'),
  DocumentUploaded: happened(document, 'uploaded'),
  DocumentChanged: changed(document),
  DocumentRemoved: happened(document, 'removed'),
  TaskAdded: happened(task, 'added'),
  TaskChanged: changed(task),
  TaskCompleted: happened(task, 'completed'),
  TaskRemoved: happened(task, 'removed'),
  AssessmentSaved: happened(savedResult, 'added'),
  AssessmentDiscarded: happened(savedResult, 'removed'),
  ResultShared: { plain: 'Result shared by a link' },
  ResultShareRevoked: { plain: 'Link to a shared result revoked' },

  AddressComparisonAsked: { plain: 'Partner asked to compare addresses' },
  AddressComparisonInvitationSent: { plain: 'Mail about comparing addresses sent to the partner' },
  AddressComparisonAnswered: told('Partner answered about comparing addresses', (event) =>
    saysYes(event, 'agrees')
      ? 'Partner agreed to compare addresses'
      : 'Partner declined to compare addresses',
  ),
  AddressComparisonEnded: told('Comparison of addresses ended', (event) =>
    endedInWords('Comparison of addresses', event, 'asker'),
  ),
  AddressAgreementGiven: { plain: 'Agreed to compare addresses with a partner' },
  AddressAgreementRefused: { plain: 'Declined to compare addresses with a partner' },
  AddressAgreementEnded: told('Agreement to compare addresses ended', (event) =>
    endedInWords('Agreement to compare addresses', event, 'partner'),
  ),

  LegalAccessGranted: happened(lawyerAccess, 'given'),
  LegalAccessExtended: { plain: 'Last day of a lawyer’s access changed' },
  LegalAccessRevoked: saying('Lawyer’s access ended', 'reason'),
  LegalAccessInvitationSent: { plain: 'Invitation sent to a lawyer' },
  LegalAccessEndingTold: { plain: 'Lawyer told that access ends soon' },
  RecordLookedAt: told('Record seen by a lawyer', (event) => {
    if (valueOf(event, 'part') === 'download') return 'Record downloaded by a lawyer as one file';
    const bundled = countOf(event, 'bundled');
    if (bundled !== null)
      return `Bundle of ${bundled} ${bundled === 1 ? 'document' : 'documents'} downloaded by a lawyer`;
    const title = valueOf(event, 'documentTitle');
    if (title !== null) return `Record seen by a lawyer: “${title}”`;
    const part = valueOf(event, 'part');
    return part === null
      ? 'Record seen by a lawyer'
      : `Record seen by a lawyer: ${part.replaceAll(/[-_]/g, ' ')}`;
  }),
  CalendarOpened: { plain: 'Calendar feed turned on' },
  CalendarClosed: { plain: 'Calendar feed turned off' },
  NotificationIssued: saying('Notification sent', 'title'),
  NotificationRead: { plain: 'Notification read' },
  AllNotificationsRead: { plain: 'All notifications read' },
  NotificationsRemoved: { plain: 'Oldest notifications left a full list' },
  AlertKindsChosen: { plain: 'Choice of alerts changed' },
  AlertLeadsChosen: { plain: 'Days on which alerts are told changed' },
  AlertsPassedOver: { plain: 'Alerts left out that the person had turned off' },
  AlertDone: { plain: 'Alert marked as done' },
  AlertNotForMe: { plain: 'Alert marked as not for them' },
  AlertSnoozed: { plain: 'Alert put off' },
  AlertTakenUpAgain: { plain: 'Alert no longer done or put off' },
  AlertsWithdrawn: { plain: 'Alerts withdrawn whose reason is gone' },
  AlertsHoldAgain: { plain: 'Withdrawn alerts that hold again' },
  DigestSent: { plain: 'Reminders sent by mail' },

  ClaimTaken: { plain: 'Bookkeeping: username or email address taken' },
  ClaimReleased: { plain: 'Bookkeeping: username or email address free again' },
  QuotaCountingBegun: { plain: 'Bookkeeping: number of tasks or documents noted' },
  QuotaSlotTaken: { plain: 'Bookkeeping: one task or document more' },
  QuotaSlotsReleased: { plain: 'Bookkeeping: fewer tasks or documents' },
  ErasureBegun: { plain: 'Erasure of the account started' },
  PersonErased: { plain: 'Account and record erased' },
  OperationCarriedOut: told('Maintenance of the program', (event) =>
    eventWords(valueOf(event, 'operation')?.replaceAll('_', ' ') ?? 'Maintenance of the program'),
  ),
  RuleNoticeReleased: { plain: 'Notice of changed rules released' },
  LawNoticePublished: saying('Notice about the law published', 'title'),
  LawNoticeCorrected: saying('Notice about the law corrected', 'title'),
  LawNoticeWithdrawn: saying('Notice about the law withdrawn', 'reason'),
  SourceReadAgain: saying('Source read again, still the same', 'title'),
};

/**
 * What the program notes for itself beside what somebody did: that a name is taken, that a limit is nearer. A person's
 * history leaves it out until it is asked for.
 */
const bookkeeping: ReadonlySet<string> = new Set<EventType>([
  'ClaimTaken',
  'ClaimReleased',
  'QuotaCountingBegun',
  'QuotaSlotTaken',
  'QuotaSlotsReleased',
]);
export const isBookkeeping = ({ type }: { readonly type: string }): boolean => bookkeeping.has(type);

const isKnown = (type: string): type is EventType => Object.hasOwn(eventSentences, type);

/** What happened, in a sentence. @param event what it holds and changed, where that may be known */
export function sentenceOf(type: string, event?: Told): string {
  // One of a newer program is said by its name.
  if (!isKnown(type)) return eventWords(type);
  const { plain, whole } = eventSentences[type];
  const canBeTold = event !== undefined && (event.content !== null || event.changes.length > 0);
  return canBeTold && whole !== undefined ? whole(event) : plain;
}
