import type { Reason } from '../assessment/reason';
import { reasonsIn } from '../assessment/reasonsIn';
import type { OpenAnswer } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import { naturalisationFee } from '../fees/naturalisationFee';
import { sources } from '../parameters/sources';
import { headlineSentences } from '../sentences/citizenshipCalculator';

const { against, toKnow } = reasonsIn(headlineSentences);

/**
 * What an arrival without permission puts at stake, before every other reason. Where nobody said how the person came, only
 * people with protection may have come like that.
 */
export function arrivalReasons(
  { arrivedWithoutPermission: said }: { readonly arrivedWithoutPermission?: OpenAnswer | null },
  application: CivilDate,
  hasProtection = false,
): readonly Reason[] {
  const fee = naturalisationFee(application);
  if (said === 'yes') return [against('irregular_arrival', { fee }, sources.goodCharacterGuidance)];
  if (said === 'not_sure' || (said !== 'no' && hasProtection))
    return [toKnow('irregular_arrival_possible', { fee }, sources.goodCharacterGuidance)];
  return [];
}
