import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { ButtonLink } from '../../../../ui/Button';
import { TravelMargin } from '../../../../record/limits/TravelMargin';
import { FactsInRow } from '../../results/FactsInRow';
import { VerdictCard } from '../../results/VerdictCard';
import { visaTypeLabel } from '../../../../ui/visaTypes/visaTypes';
import { FirstDaysApart } from './FirstDaysApart';
import { verdictOf, yearsOf } from './verdict';
import { wayToIlr } from './wayToIlr';

/** Where the person stands: the status in words first, then since when or from when, then why. */
export function Banner({ result }: { result: IlrCalculationResponse }) {
  return (
    <VerdictCard {...verdictOf(result)} label="Your result">
      <FirstDaysApart result={result} />
      <TravelMargin says={result.travelMargin} />
      <FactsInRow
        facts={[
          { name: 'Visa type', value: visaTypeLabel(result.visaType) },
          { name: 'Qualifying years', value: yearsInWords(result) },
        ]}
      />
      {wayToIlr(result) === 'not_needed' && (
        <div className="noPrint">
          <ButtonLink to="/citizenship">Go to the citizenship calculator</ButtonLink>
        </div>
      )}
    </VerdictCard>
  );
}

function yearsInWords(result: IlrCalculationResponse): string {
  switch (wayToIlr(result)) {
    case 'by_conditions':
    case 'by_discharge':
      return 'None asked';
    case 'nowhere':
      return 'Does not lead to ILR';
    case 'not_needed':
      return 'No ILR needed';
    case 'not_known':
      return 'Not known to us';
    case 'by_years': {
      const years = yearsOf(result);
      return years === 1 ? '1 year' : `${years ?? ''} years`;
    }
  }
}
