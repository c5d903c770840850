import type { VisaHistoryEntryResponse } from '@settlewise/contract/immigrationProfile';
import { gapExceptionOptions } from '@settlewise/contract/options';
import type { SharedVisaHistoryResponse } from '@settlewise/contract/shared';
import { formatDate } from '../../../ui/dates/formatDate';

type Application = Pick<VisaHistoryEntryResponse, 'appliedOn' | 'appliedInTime' | 'gapBefore'>;

const answers = {
  yes: 'Yes, before the earlier visa ended',
  no: 'No, after the earlier visa had ended',
  not_sure: 'Not sure',
} as const;

/** What the person said of the application for a visa; null where they said nothing, or were not asked. */
export function applicationInWords({ appliedOn, appliedInTime, gapBefore }: Application): string | null {
  const day = appliedOn === null ? null : `Applied on ${formatDate(appliedOn)}`;
  const inTime = appliedInTime === null ? null : `Applied in time: ${answers[appliedInTime]}`;
  const exception = gapExceptionOptions.find(({ value }) => value === gapBefore)?.label;
  const excused = exception === undefined ? null : `Days without a visa excused: ${exception}`;
  const said = [day, inTime, excused].filter((words) => words !== null);
  return said.length === 0 ? null : said.join('. ');
}

type Settlement = Pick<
  NonNullable<SharedVisaHistoryResponse['current']>,
  'hasILR' | 'ilrGrantDate' | 'settledAs' | 'ilrGrantedInList' | 'britishSince'
>;

const kinds = {
  ilr: null,
  eu_settled_status: 'settled status (EU Settlement Scheme)',
  eu_settled_status_swiss: 'settled status, as a Swiss citizen or their family',
  irish: 'Not needed: Irish citizen',
  right_of_abode: 'Not needed: right of abode',
} as const;

/** Whether somebody is settled, since when, and as what. */
export function settlementInWords({
  hasILR,
  ilrGrantDate,
  settledAs,
  ilrGrantedInList,
  britishSince,
}: Settlement): string {
  if (ilrGrantedInList !== null) return `Granted on ${formatDate(ilrGrantedInList)}, not in the profile yet`;
  if (britishSince !== null && !hasILR) return 'Not needed: British citizen';
  const kind = settledAs === null ? null : kinds[settledAs];
  if (!hasILR)
    return (settledAs === 'irish' || settledAs === 'right_of_abode') && kind !== null ? kind : 'No';
  const since = ilrGrantDate === null ? 'Yes' : `Yes, since ${formatDate(ilrGrantDate)}`;
  return kind === null ? since : `${since}: ${kind}`;
}
