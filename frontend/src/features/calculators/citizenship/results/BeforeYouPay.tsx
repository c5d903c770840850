import { SectionCard } from '../../../../ui/SectionCard';
import { officialGuidance } from '../labels';

/** What somebody who can apply does next. */
export function BeforeYouPay() {
  return (
    <SectionCard title="What to do next">
      <p>
        Gather proof of every answer you gave here. Then read the{' '}
        <a href={officialGuidance}>official guidance</a>, which names the form and the fee, before you pay.
      </p>
    </SectionCard>
  );
}
