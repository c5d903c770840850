import type { Reason } from '../assessment/reason';
import { createReasons } from '../assessment/reasonsIn';
import type { OpenAnswer } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import { naturalisationFee } from '../fees/naturalisationFee';
import { sources } from '../parameters/sources';
import { headlineSentences } from '../sentences/citizenshipCalculator';

const { against, toKnow } = createReasons(headlineSentences);

/**
 * Reasons about an arrival without permission, which come before all other reasons. If the arrival is unknown, only
 * people with protection may have come that way.
 */
export function arrivalReasons(
  { arrivedWithoutPermission: arrival }: { readonly arrivedWithoutPermission?: OpenAnswer | null },
  application: CivilDate,
  hasProtection = false,
): readonly Reason[] {
  const fee = naturalisationFee(application);
  if (arrival === 'yes') return [against('irregular_arrival', { fee }, sources.goodCharacterGuidance)];
  if (arrival === 'not_sure' || (arrival !== 'no' && hasProtection))
    return [toKnow('irregular_arrival_possible', { fee }, sources.goodCharacterGuidance)];
  return [];
}
