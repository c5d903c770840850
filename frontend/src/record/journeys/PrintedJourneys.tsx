import type { UserResponse } from '@settlewise/contract';
import { ruleSet } from '@settlewise/rules';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { RulesNote } from '../../ui/sources/RulesNote';

/** At the head of printed journeys: whose they are, from when, and by which rules. */
export function PrintedJourneys({ user }: { user: UserResponse }) {
  const today = useToday();
  return (
    <p className="printOnly">
      Journeys of {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.username}. Printed on{' '}
      {formatLongDate(today)}; <RulesNote ruleSet={ruleSet} />.
    </p>
  );
}

export function PrintButton() {
  return (
    <Button look="plain" icon="print" onClick={() => window.print()}>
      Print
    </Button>
  );
}
