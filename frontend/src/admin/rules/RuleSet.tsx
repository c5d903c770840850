import {
  adminRulesSummaryResponse,
  ruleSetStaleAfterDays,
  type AdminRulesSummaryResponse,
} from '@settlewise/contract';
import { formatLongDate } from '../../ui/dates/formatDate';
import { Notice } from '../../ui/Notice';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { Answered } from '../ui/Answered';
import { DataTable } from '../ui/DataTable';
import { Panel } from '../ui/Panel';
import { counted } from '../ui/words';
import { Period, Source, Standing } from './RulePieces';

/** What changes next, and when the rules were last held against their sources. */
export function RuleSet() {
  const query = useAdminAnswer('/rules/summary', adminRulesSummaryResponse);
  return (
    <Answered query={query} what="the rule set" cards={1}>
      {(summary) => (
        <>
          <LastChecked summary={summary} />
          <Panel title="What changes next">
            {summary.next.length === 0 ? (
              <p>No change is known of.</p>
            ) : (
              <DataTable
                label="What changes next, the soonest first"
                rows={summary.next}
                keyOf={({ id }) => id}
                columns={[
                  { key: 'parameter', label: 'Rule', show: ({ parameter }) => parameter },
                  { key: 'value', label: 'Will be', show: ({ value }) => value },
                  { key: 'from', label: 'When', show: (rule) => <Period rule={rule} /> },
                  { key: 'standing', label: 'Standing', show: (rule) => <Standing rule={rule} /> },
                  { key: 'source', label: 'Source', show: (rule) => <Source rule={rule} /> },
                ]}
              />
            )}
          </Panel>
        </>
      )}
    </Answered>
  );
}

function LastChecked({
  summary: { name, checkedOn, daysAgo, stale },
}: {
  summary: AdminRulesSummaryResponse;
}) {
  const when = `${formatLongDate(checkedOn)}, ${daysAgo === 0 ? 'today' : `${counted(daysAgo, 'day')} ago`}`;
  return stale ? (
    <Notice tone="soon" title={`The rules are to be checked again: last on ${when}`}>
      <p>
        Rule set {name}. After {ruleSetStaleAfterDays} days each value is to be read again at its source.
      </p>
    </Notice>
  ) : (
    <Notice tone="within" title={`The rules were checked on ${when}`}>
      <p>
        Rule set {name}. They are to be checked again in {counted(ruleSetStaleAfterDays - daysAgo, 'day')}.
      </p>
    </Notice>
  );
}
