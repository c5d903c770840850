import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { renewalWindow } from '@settlewise/rules/settlement';
import { needsNoIlr } from '../../record/settledOnRecord';
import { stepsForLadder, type Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

/** The days for renewing protection, for people who entered a claim under the present rules. */
export function protectionRenewal({ details }: RecordOnDay): readonly Trigger[] {
  const { visaType, claimedOn, visaExpiryDate, hasILR } = details;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null || claimedOn === null || hasILR || needsNoIlr({ details })) return [];
  const window = renewalWindow(route, claimedOn, visaExpiryDate);
  if (window === null) return [];
  const { from, to } = window;
  const message = `By your record, you claimed protection on ${writtenDate(claimedOn)}. After a claim on that day, permission is renewed in its last days. The first of them is ${writtenDate(from)}. The last is ${writtenDate(to)}. We know this from other sources and have not read the text: check it there.`;
  return [
    {
      kind: 'protection_renewal',
      about: 'visa',
      date: from,
      until: to,
      link: '/dashboard/immigration-profile',
      inWords: {
        title: 'First day to renew your protection',
        titleToLawyer: 'First day to renew protection',
        text: message,
      },
      ...stepsForLadder(ladders.renewalOpens, from, () => ({
        type: 'warning',
        title: `Renew your protection from ${writtenDate(from)} to ${writtenDate(to)}`,
        message,
      })),
    },
  ];
}
