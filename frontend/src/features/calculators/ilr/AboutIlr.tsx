import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceRules, b1ThenB2, inWordsOn, periodsOf, personalRules } from '@settlewise/rules/parameters';
import { findRoute } from '@settlewise/rules/routes';
import { levelAsked } from '@settlewise/rules/sentences';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { BulletList } from '../../../ui/BulletList';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { RegulatedAdviser } from '../../../ui/sources/RegulatedAdviser';
import { useLimits } from '../../../ui/useLimits';

/** What indefinite leave to remain is, and what it asks for. */
export function AboutIlr() {
  const today = useToday();
  const { settlementYear } = useLimits();
  return (
    <SectionCard title="About ILR" foldsTo="in short">
      <p>
        Indefinite leave to remain (ILR), also called settlement, lets you live, work and study in the UK
        without a time limit. It is also the step before British citizenship.
      </p>
      <p>Most people need:</p>
      <BulletList>
        <li>
          {inWordsOn(findRoute('skilled_worker').qualifyingYears, today)} in the UK on most routes that lead
          to ILR; some ask for more or for fewer
        </li>
        <li>no more than {settlementYear.days} days outside the UK in any 12 months, on most routes</li>
        <li>
          English and the Life in the UK test, from {inWordsOn(personalRules.agesAsked, today)} of age.{' '}
          {englishByDay(today)}
        </li>
        <li>to meet the money test of their route, and to be of good character</li>
      </BulletList>
      <p>
        On most routes you can apply up to {inWordsOn(absenceRules.daysAfterApplication, today)} before your
        years are complete.
      </p>
      <p>
        <a href="https://www.gov.uk/indefinite-leave-to-remain">Official guidance on GOV.UK</a>
      </p>
    </SectionCard>
  );
}

/** Which level of English is asked, and from which day another one is. */
function englishByDay(today: CivilDate): string {
  const level = inWordsOn(b1ThenB2, today);
  const next = periodsOf(b1ThenB2).find(({ from }) => from !== null && from > today);
  if (next?.from == null) return `English: level ${level}.`;
  const { from, row } = next;
  return `English: level ${level} if you apply before ${formatLongDate(from)}, and from that day on ${levelAsked(inWordsOn(b1ThenB2, from), row.confidence === 'official')}.`;
}

/** What the results are, and what they are not. */
export function Disclaimer() {
  return (
    <FoldsOnPhone summary="Estimates, not legal advice">
      <Notice title="Estimates, not legal advice">
        <p>
          The results are estimates from what you enter, and not legal advice. Before you pay for an
          application, ask <RegulatedAdviser />.
        </p>
      </Notice>
    </FoldsOnPhone>
  );
}
