import { poundsOfPence } from '../parameters/units';
import { feeLosses as says } from '../sentences/fees';
import type { FeeLine, FeeLoss } from './answer';

const sum = (lines: readonly FeeLine[]) => lines.reduce((total, { pence }) => total + pence, 0);

/** What is lost when each step is refused: all but the surcharge, which is paid back, and tests, which stay passed. */
export function describeRefusal(lines: readonly FeeLine[], steps: readonly unknown[]): readonly FeeLoss[] {
  return steps.map((_, step) => {
    const ofStep = lines.filter((line) => line.step === step && line.kind !== 'test');
    const returnedPence = sum(ofStep.filter(({ kind }) => kind === 'surcharge'));
    const lostPence = sum(ofStep) - returnedPence;
    const returned = returnedPence === 0 ? null : poundsOfPence(returnedPence);
    const sentence =
      lostPence === 0 && returned === null
        ? says.nothing_lost()
        : says.lost({ lost: poundsOfPence(lostPence), returned });
    return { step, lostPence, returnedPence, message: sentence };
  });
}
