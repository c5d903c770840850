import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { decidingFirst, limitCheck, ofCitizenship, ofSettlement } from '@settlewise/rules/absences';
import { absenceLimitsOn } from '@settlewise/rules/parameters';

interface Counted {
  /** By the Home Office’s count. */
  readonly days: number;
  /** With the days of travel; the same where it is left out. */
  readonly cautious?: number;
}

interface Days {
  /** The worst 12 months of the qualifying years; null where no limit of ILR counts. */
  readonly settlement: Counted | null;
  readonly finalYear: Counted;
  readonly fiveYears: Counted;
}

/** Days away against each limit, as the server answers them. @param decides whose limits come next for the person */
export function limitChecks(
  { settlement, finalYear, fiveYears }: Days,
  decides: 'settlement' | 'citizenship' = 'settlement',
): LimitCheckResponse[] {
  const limits = absenceLimitsOn('2026-11-21');
  const counted = ({ days, cautious = days }: Counted) => ({
    counted: { days, from: '2025-11-22', to: '2026-11-21' },
    cautiousDays: cautious,
  });
  const ofNext = decides === 'citizenship';
  return [
    ...decidingFirst([
      ...(settlement === null
        ? []
        : [
            limitCheck({
              kind: 'settlement',
              limit: limits.settlementYear,
              decides: !ofNext,
              means: ofSettlement(limits.settlementYear.days),
              ...counted(settlement),
            }),
          ]),
      limitCheck({
        kind: 'final_year',
        limit: limits.finalYear,
        decides: ofNext,
        means: ofCitizenship(limits.finalYear),
        ...counted(finalYear),
      }),
      limitCheck({
        kind: 'five_years',
        limit: limits.fiveYears,
        decides: ofNext,
        means: ofCitizenship(limits.fiveYears),
        ...counted(fiveYears),
      }),
    ]),
  ];
}

/** Of somebody on the way to ILR, whose worst 12 months are the last ones. */
export const limitChecksOf = (lastYear: number, lastFiveYears: number): LimitCheckResponse[] =>
  limitChecks({
    settlement: { days: lastYear },
    finalYear: { days: lastYear },
    fiveYears: { days: lastFiveYears },
  });
