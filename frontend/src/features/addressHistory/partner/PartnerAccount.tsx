import type { ComparisonListResponse } from '@settlewise/contract/addressComparisons';
import type { AddressPeriod } from '@settlewise/rules/addressHistory';
import { Note } from '../../../ui/Note';
import { AskPartner, type FormForPartners } from './AskPartner';
import { Comparing } from './Comparing';

/** With whom somebody compares addresses; null where nobody agreed. */
export interface AgreedComparison {
  readonly id: string;
  readonly other: string;
  /** The days that both agreed on. */
  readonly period: AddressPeriod;
}

/** The comparison that both agreed to, whoever of the two asked. */
export function agreedIn({ asked, toAnswer }: ComparisonListResponse): AgreedComparison | null {
  const own = asked.find(({ status }) => status === 'agreed');
  if (own !== undefined) return { id: own.id, other: own.email, period: own.period };
  const others = toAnswer.find(({ status }) => status === 'agreed');
  return others === undefined ? null : { id: others.id, other: others.name, period: others.period };
}

const outcomes = { declined: 'declined to compare addresses', lapsed: 'did not answer in time' } as const;

/** A partner with an account of their own: whom one asked, and what became of it. */
export function PartnerAccount({ list, ...asked }: FormForPartners & { list: ComparisonListResponse }) {
  const agreed = agreedIn(list);
  const [latest] = list.asked;
  // Whoever agreed to somebody else's question ends it at the head of the page.
  if (agreed !== null) return latest?.id === agreed.id ? <Comparing {...agreed} answerBy={null} /> : null;
  if (latest?.status === 'waiting') return <Comparing {...latest} other={latest.email} />;
  return (
    <>
      {(latest?.status === 'declined' || latest?.status === 'lapsed') && (
        <Note>
          {latest.email} {outcomes[latest.status]}.
        </Note>
      )}
      <AskPartner {...asked} />
    </>
  );
}
