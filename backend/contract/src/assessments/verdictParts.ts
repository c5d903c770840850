import { z } from 'zod';

/** What of a result decides its colour, and whether it names two first days; results of long ago lack some of it. */
export const verdictParts = z.object({
  isEligible: z.boolean().nullish(),
  calculationDate: z.string().nullish(),
  applicationDate: z.string().nullish(),
  suggestedEligibilityDate: z.string().nullish(),
  earliestApplicationDate: z.string().nullish(),
  practicalEarliestApplicationDate: z.string().nullish(),
  appliedOn: z.string().nullish(),
  verdict: z.string().nullish(),
  headline: z.unknown().optional(),
  // Citizenship only: the days away including travel days, and the limits on that day.
  absenceDaysTotal: z.number().nullish(),
  absenceLimit: z.number().nullish(),
  absenceDaysRecent: z.number().nullish(),
  recentAbsenceLimit: z.number().nullish(),
  cautious: z.object({ citizenship: z.object({ finalYearDays: z.number().nullish() }).nullish() }).nullish(),
  homeOffice: z
    .object({
      citizenship: z
        .object({ totalDays: z.number().nullish(), finalYearDays: z.number().nullish() })
        .nullish(),
    })
    .nullish(),
  otherOutcome: z.object({ earliestApplicationDate: z.string().nullish() }).nullish(),
});
export type VerdictParts = z.infer<typeof verdictParts>;
