import Typography from '@mui/material/Typography';
import type { IlrCalculationResponse } from '@settlewise/contract';
import { feeOn, routeOf, routeOfVisaType } from '@settlewise/rules';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { useToday } from '../../../../ui/dates/useToday';
import { LaterFees } from '../../../../ui/sources/LaterFees';
import { lastRead } from '../../../../ui/sources/readInWords';
import { FactList } from '../../../../ui/FactList';
import { asksForIlr, wayToIlr } from './wayToIlr';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** What an application costs on the day of the calculation; no fee where there is nothing to apply for. */
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

/** By the dated table of fees. */
function Fees({ result: { calculationDate, visaType, lifeInUk } }: { result: IlrCalculationResponse }) {
  const key = routeOfVisaType(visaType);
  const charged = key === null || routeOf(key).fee;
  const today = useToday();
  const standard = feeOn(charged ? 'settlement' : 'settlement_protection', calculationDate);
  const priority = feeOn('priority', calculationDate);
  const superPriority = feeOn('super_priority', calculationDate);
  const test = feeOn('life_in_the_uk_test', calculationDate);
  return (
    <>
      <FactList
        facts={[
          {
            name: 'ILR standard fee, per person',
            value: standard.value === 0 ? 'No fee' : pounds.format(standard.value),
          },
          ...(charged
            ? [
                {
                  name: 'Priority service (decision in 1 week: 5 working days)',
                  value: `+${pounds.format(priority.value)}`,
                },
                {
                  name: 'Super priority service (decision in 1–2 days: the next working day)',
                  value: `+${pounds.format(superPriority.value)}`,
                },
              ]
            : []),
          ...(lifeInUk?.asked === false
            ? []
            : [{ name: 'Life in the UK test, each attempt', value: pounds.format(test.value) }]),
          { name: 'Biometrics (fingerprints and photo)', value: 'Included' },
          { name: 'Health surcharge', value: 'None for ILR' },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        The fee in force since {formatLongDate(standard.from)}, from{' '}
        <a href={standard.source.url}>{standard.source.title}</a>, {lastRead(standard.source, today)}.{' '}
        <LaterFees paidOn={calculationDate} /> Some sources name a separate small charge for biometrics, which
        could not be confirmed.
      </Typography>
    </>
  );
}
