import { addMonths } from '@settlewise/rules/calendar';
import type { FeesAnswer } from '@settlewise/rules/fees';

type Change = FeesAnswer['changes'][number];

/** Nobody moves a payment by more for the sake of a birthday: of a small child it lies ten years and more ahead. */
const monthsNear = 12;

/** The changes that are told beside a step which is paid on that day. */
export const changesToTell = (changes: readonly Change[], step: number, on: string): readonly Change[] =>
  changes.filter(
    (change) =>
      change.step === step &&
      (change.code !== 'birthday' ||
        (change.payBy >= addMonths(on, -monthsNear) && change.payBy <= addMonths(on, monthsNear))),
  );
