import { mostDocuments } from '@settlewise/domain/record';
import { z } from 'zod';
import {
  endorsement,
  firstGrant,
  gapException,
  limitedWindowResponse,
  openAnswer,
  settlementKind,
} from './assessments';
import { dependantProgressListResponse } from './dependantProgress';
import { dependantResponse } from './dependants';
import { documentResponse } from './documents';
import { visaHistoryEntryResponse } from './immigrationProfile';
import { absenceSummaryResponse, journeyListResponse } from './journeys';
import { citizenshipEligibilityResponse, ilrProgressResponse } from './progress';
import { timelineEntry } from './timelineEntries';

/**
 * A record that is shared with a lawyer. Every call below /api/shared/{grantId} answers 404 if the grant is for another person, 403
 * with the reason once it has ended, was revoked or is suspended, and 403 while the lawyer's own address is not verified.
 */
export const sharedRecord = z.object({
  grantId: z.string(),
  /** The owner's full name, or their username where they gave none. */
  name: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  /** The last day of the access in London, `yyyy-MM-dd`. */
  expiryDate: z.string().nullable(),
  /** Since when. */
  sharedAt: z.iso.datetime(),
  /** Parts of the record that the owner shares in addition to the default parts. */
  alsoShares: z.array(z.string()).default([]),
  /** Whether identity data is given: who the owner and their dependants are, and the files that prove it; the owner’s name is always given. */
  includesIdentity: z.boolean().default(false),
});
export type SharedRecord = z.infer<typeof sharedRecord>;

/** POST /api/invitations: the content of an invitation link. */
export const invitationRequest = z.object({
  grantId: z.uuid('This link is not complete'),
  secret: z.string({ error: 'This link is not complete' }).min(1).max(200),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

/** The person who shares a record with the recipient of the email; 404 if the link is wrong or the access is not active. */
export const invitationResponse = sharedRecord.pick({ name: true, expiryDate: true });
export type InvitationResponse = z.infer<typeof invitationResponse>;

/** GET /api/shared: what can be looked at now, by name. */
export const sharedRecordList = z.array(sharedRecord);

/** A deadline in the owner's alerts. */
const sharedDeadline = z.object({
  /** Stable name, as the owner’s alerts have it. */
  kind: z.string(),
  /** `yyyy-MM-dd` */
  day: z.string(),
  title: z.string(),
  /** The day on which the owner was first told, `yyyy-MM-dd` in London; null where no message has gone out yet. */
  toldSince: z.string().nullable(),
});
export type SharedDeadline = z.infer<typeof sharedDeadline>;

/** GET /api/shared/{grantId}/timeline: what is ahead first, the soonest first; then the past, the latest first. */
export const sharedTimelineResponse = z.object({
  record: sharedRecord,
  /** Today in London. */
  asOf: z.string(),
  /** The owner's current deadlines about shared parts, earliest first. */
  deadlines: z.array(sharedDeadline).default([]),
  entries: z.array(timelineEntry),
});
export type SharedTimelineResponse = z.infer<typeof sharedTimelineResponse>;

/** GET /api/shared/{grantId}/progress */
export const sharedProgressResponse = z.object({
  record: sharedRecord,
  ilr: ilrProgressResponse,
  citizenship: citizenshipEligibilityResponse,
});
export type SharedProgressResponse = z.infer<typeof sharedProgressResponse>;

/** GET /api/shared/{grantId}/absences: the journeys, and what they add up to by both counts. */
export const sharedAbsencesResponse = z.object({
  record: sharedRecord,
  asOf: z.string(),
  journeys: journeyListResponse,
  summary: absenceSummaryResponse,
  /** The qualifying years as the progress has them, both days included; null where none are known. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The twelve months with the most days away in all the journeys; null without one. */
  worstTwelveMonths: z
    .object({ cautious: limitedWindowResponse, homeOffice: limitedWindowResponse })
    .nullable(),
});
export type SharedAbsencesResponse = z.infer<typeof sharedAbsencesResponse>;

/** GET /api/shared/{grantId}/visa-history */
export const sharedVisaHistoryResponse = z.object({
  record: sharedRecord,
  /** The visa that the person has now; null while the record names none. */
  current: z
    .object({
      visaType: z.string().nullable(),
      visaTypeLabel: z.string().nullable(),
      visaStartDate: z.string().nullable(),
      /** Null where nobody said. */
      ukEntryDate: z.string().nullable().default(null),
      visaExpiryDate: z.string().nullable(),
      brpExpiryDate: z.string().nullable(),
      hasILR: z.boolean(),
      ilrGrantDate: z.string().nullable(),
      /** The answers about its application; null if never asked. */
      appliedOn: z.string().nullable().default(null),
      appliedInTime: openAnswer.nullable().default(null),
      gapBefore: gapException.nullable().default(null),
      /** Protection: the day of the claim. */
      claimedOn: z.string().nullable().default(null),
      /** Global Talent. */
      endorsedBy: endorsement.nullable().default(null),
      /** Private life. */
      firstGrantedAs: firstGrant.nullable().default(null),
      /** HM Armed Forces. */
      dischargedOn: z.string().nullable().default(null),
      medicalDischarge: openAnswer.nullable().default(null),
      /** The day of an application for settlement that is not decided yet. */
      awaitingDecisionSince: z.string().nullable().default(null),
      /** The day of an application to extend the permission that is not decided yet, by the list of applications. */
      extensionAppliedOn: z.string().nullable().default(null),
      settledAs: settlementKind.nullable().default(null),
      /** The day on which the list of applications has ILR as granted, while the profile knows none. */
      ilrGrantedInList: z.string().nullable().default(null),
      /** The day on which the list of applications has citizenship as granted. */
      britishSince: z.string().nullable().default(null),
    })
    .nullable(),
  earlier: z.array(visaHistoryEntryResponse),
});
export type SharedVisaHistoryResponse = z.infer<typeof sharedVisaHistoryResponse>;

const { firstName, lastName, dateOfBirth, nationality } = dependantResponse.shape;

/** A dependant. Who they are is null where the owner did not allow identity data. */
export const sharedDependantResponse = dependantResponse.extend({
  firstName: firstName.nullable(),
  lastName: lastName.nullable(),
  dateOfBirth: dateOfBirth.nullable(),
  nationality: nationality.nullable(),
});
export type SharedDependantResponse = z.infer<typeof sharedDependantResponse>;

/** GET /api/shared/{grantId}/dependants */
export const sharedDependantsResponse = z.object({
  record: sharedRecord,
  dependants: z.array(sharedDependantResponse),
  /** The clock of each, in the same order. Without identity data no registration, whose days tell the day of birth. */
  progress: dependantProgressListResponse.default([]),
});
export type SharedDependantsResponse = z.infer<typeof sharedDependantsResponse>;

/** A document. `fileIsShared`: false for a file that is identity data, where the owner did not allow that. */
export const sharedDocumentResponse = documentResponse.extend({ fileIsShared: z.boolean().default(true) });
export type SharedDocumentResponse = z.infer<typeof sharedDocumentResponse>;

/** GET /api/shared/{grantId}/documents; their files under …/documents/{id}/file?disposition=inline or attachment. */
export const sharedDocumentsResponse = z.object({
  record: sharedRecord,
  documents: z.array(sharedDocumentResponse),
});
export type SharedDocumentsResponse = z.infer<typeof sharedDocumentsResponse>;

/** POST /api/shared/{grantId}/bundles: the documents of which a bundle is about to be made; one entry in the access log. */
export const bundleRequest = z.object({
  documents: z
    .array(z.uuid('Please choose from the list'))
    .min(1, 'Please choose at least one document')
    .max(mostDocuments),
});
export type BundleRequest = z.infer<typeof bundleRequest>;

/** For an hour the file of each of them is given under `?bundle=<id>` without another entry. */
export const bundleResponse = z.object({ id: z.string(), documents: z.number() });
export type BundleResponse = z.infer<typeof bundleResponse>;
