import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { type Cost, settlementSteps } from '@settlewise/rules/nextSteps';
import { FactList } from '../../../../ui/FactList';
import { FeesNote } from '../../nextSteps/FeesNote';
import { pounds } from '../../nextSteps/pounds';
import { asksForIlr, wayToIlr } from './wayToIlr';

/** What an application costs on its day; no fee where there is nothing to apply for. */
export function Costs({ result }: { result: IlrCalculationResponse }) {
  return asksForIlr(result) ? <Fees result={result} /> : <p>{noFees(result)}</p>;
}

function noFees(result: IlrCalculationResponse): string {
  switch (wayToIlr(result)) {
    case 'not_needed':
      return 'You do not need ILR, so there is no fee to pay for it. The citizenship calculator names the fee of citizenship.';
    case 'not_known':
      return 'We do not have the rules for this, so we can name no fee.';
    default:
      return 'This visa does not lead to ILR by itself, so there is no ILR fee to name. Choose another way, such as long residence, to see what it costs.';
  }
}

/** What is paid on top, as it is said to whoever applies. */
const extras: Readonly<Partial<Record<Cost['key'], { name: string; before: string }>>> = {
  priority: { name: 'Priority service (decision in 1 week: 5 working days)', before: '+' },
  super_priority: {
    name: 'Super priority service (decision in 1–2 days: the next working day)',
    before: '+',
  },
  life_in_the_uk_test: { name: 'Life in the UK test, each attempt', before: '' },
};

/** By the dated table of fees. */
function Fees({ result }: { result: IlrCalculationResponse }) {
  const { costs } = settlementSteps(result);
  return (
    <>
      <FactList
        facts={[
          { name: 'ILR standard fee, per person', value: costs.total === 0 ? 'No fee' : pounds(costs.total) },
          ...costs.extra.map(({ key, title, amount }) => ({
            name: extras[key]?.name ?? title,
            value: `${extras[key]?.before ?? ''}${pounds(amount)}`,
          })),
          { name: 'Biometrics (fingerprints and photo)', value: 'Included' },
          { name: 'Health surcharge', value: 'None for ILR' },
        ]}
      />
      <FeesNote costs={costs}>
        Some sources name a separate small charge for biometrics, which could not be confirmed.
      </FeesNote>
    </>
  );
}
