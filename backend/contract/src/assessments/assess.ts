import { civilDate } from '@settlewise/domain/fields';
import type { AssessedPerson, CitizenshipRequest, Permission } from '@settlewise/rules/assessment';
import { z } from 'zod';
import { lawNews } from '../lawDesk';
import type { FieldsOf } from '../openSource';
import {
  countingMethod,
  crownDependencyStay,
  endorsement,
  englishHeld,
  firstGrant,
  gapExceptionKeys,
  openAnswer,
  permittedReason,
  settlementKind,
  tripLimit,
  assessmentResponse,
} from './answer';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');

const trip = z.strictObject({
  departureDate: day,
  /** Null as long as the person is away. */
  returnDate: day.nullable(),
  permittedReason: permittedReason.optional(),
  /** The whole journey was spent in Jersey, Guernsey or the Isle of Man. */
  crownDependency: crownDependencyStay.optional(),
});

/** The largest number of permissions in a request. */
export const mostPermissions = 100;

/** What excuses the days without permission before one. An application in time (section 3C) is no exception of the record. */
export const gapBefore = z.enum([...gapExceptionKeys, 'section_3c'], {
  error: 'This exception is not known.',
});

const permission = z.strictObject({
  from: day,
  to: day,
  /** The day of the decision, when it is not the first day. */
  grantedOn: day.optional(),
  /** The exception that excuses the gap between the previous permission and this one. */
  gapBefore: gapBefore.optional(),
  /** The route of the permission; by default the route that is assessed. */
  route: z.string().min(1).max(100).optional(),
  /** The day of the application for it. */
  appliedOn: day.optional(),
  /** Whether that was before the permission before it ended; read where `appliedOn` is not given. */
  appliedInTime: openAnswer.optional(),
} satisfies FieldsOf<Permission>);

/** POST /api/assess. Unknown fields are refused. */
export const assessRequest = z.strictObject({
  /** Default today, in London. */
  asOf: day.optional(),
  counting: countingMethod.default('whole_days'),
  trips: tripLimit(z.array(trip)),
  settlement: z
    .strictObject({
      route: z.string().min(1).max(100),
      grantDate: day,
      entryDate: day.optional(),
      permissions: z
        .array(permission)
        .max(mostPermissions, `Give at most ${mostPermissions} permissions.`)
        .optional(),
      qualifyingYears: z.int('Enter a whole number of years.').optional(),
      /** Protection: the day of the claim. */
      claimedOn: day.optional(),
      /** Global Talent: who endorsed the person. */
      endorsedBy: endorsement.optional(),
      /** Private life; read where the date of birth does not decide. */
      firstGrantedAs: firstGrant.optional(),
      /** HM Armed Forces: the day of discharge, past or planned. */
      dischargedOn: day.optional(),
      /** HM Armed Forces: whether it is a medical discharge because of service. */
      medicalDischarge: openAnswer.optional(),
      /** The day of an application for settlement that is not decided yet. */
      awaitingDecisionSince: day.optional(),
      /** The day of an application to extend the permission that is not decided yet. */
      extensionAppliedOn: day.optional(),
    })
    .optional(),
  citizenship: z
    .strictObject({
      applicationDate: day.optional(),
      settledSince: day.optional(),
      spouseOfBritishCitizen: z.boolean().default(false),
      /** Default `ilr`. */
      settledAs: settlementKind.optional(),
      britishNationalOverseas: z.boolean().optional(),
      /** Whether the person came to the UK without permission, for example in a small boat. */
      arrivedWithoutPermission: openAnswer.optional(),
    } satisfies FieldsOf<CitizenshipRequest>)
    .optional(),
  /** Requirements other than time. */
  person: z
    .strictObject({
      dateOfBirth: day.optional(),
      englishLevel: englishHeld.optional(),
      lifeInUkPassed: z.boolean().optional(),
    } satisfies FieldsOf<AssessedPerson>)
    .optional(),
});
export type AssessRequest = z.infer<typeof assessRequest>;

/** The answer, with the news about the law since the release. */
export const assessResponse = assessmentResponse.extend({ law: lawNews });
export type AssessResponse = z.infer<typeof assessResponse>;
