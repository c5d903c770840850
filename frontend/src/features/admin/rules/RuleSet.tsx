import Box from '@mui/material/Box';
import { adminRulesSummaryResponse, type AdminRulesSummaryResponse } from '@settlewise/contract/admin';
import { freshForDays } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Disclosure } from '../../../ui/Disclosure';
import { Notice } from '../../../ui/Notice';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { Answered } from '../ui/Answered';
import { Facts } from '../ui/Facts';
import { OpeningRow } from '../ui/OpeningRow';
import { SectionCard } from '../../../ui/SectionCard';
import { counted } from '../ui/labels';
import { changesOf } from './changes';
import { periodText } from './labels';
import { Period, Source } from './RulePieces';

/** What changes next, and when the rules were last read. */
export function RuleSet() {
  const query = useAdminAnswer('/rules/summary', adminRulesSummaryResponse);
  return (
    <Answered query={query} what="the rule set" cards={1}>
      {(summary) => (
        <>
          <LastChecked summary={summary} />
          <WhatChangesNext next={summary.next} />
        </>
      )}
    </Answered>
  );
}

function WhatChangesNext({ next }: Pick<AdminRulesSummaryResponse, 'next'>) {
  const toCome = next.filter(({ standing }) => standing !== 'announced');
  const announced = next.filter(({ standing }) => standing === 'announced');
  return (
    <SectionCard title="What changes next" foldsTo={counted(toCome.length, 'change')}>
      {toCome.length === 0 ? (
        <p>No change with a day is known of.</p>
      ) : (
        <Changes label="What changes next, the soonest first" rules={toCome} />
      )}
      {announced.length > 0 && (
        <Disclosure
          summary={`${counted(announced.length, 'change is', 'changes are')} announced, without a day`}
        >
          <Changes label="What is announced without a day" rules={announced} />
        </Disclosure>
      )}
    </SectionCard>
  );
}

function Changes({ label, rules }: { label: string; rules: AdminRulesSummaryResponse['next'] }) {
  return (
    <Box component="ol" aria-label={label} sx={{ borderTop: 1, borderColor: 'divider' }}>
      {changesOf(rules).map(({ rule, parameters }) => (
        <OpeningRow
          key={rule.id}
          whole
          sentence={`${parameters}: ${rule.value}`}
          asides={[rule.confirmed ? null : 'Not confirmed', periodText(rule)]}
        >
          <Facts
            facts={[
              ['Rule', parameters],
              ['Will be', rule.value],
              ['When', <Period key="when" rule={rule} />],
              ['Source', <Source key="source" rule={rule} />],
            ]}
          />
        </OpeningRow>
      ))}
    </Box>
  );
}

function LastChecked({
  summary: { name, checkedOn, daysAgo, stale },
}: {
  summary: AdminRulesSummaryResponse;
}) {
  const when = `${formatLongDate(checkedOn)}, ${daysAgo === 0 ? 'today' : `${counted(daysAgo, 'day')} ago`}`;
  return stale ? (
    <Notice tone="soon" title={`The Immigration Rules are to be read again: last as a whole on ${when}`}>
      <p>
        Rule set {name}. After {freshForDays} days each value is to be read again at its source. Beside each
        value stands when that was.
      </p>
    </Notice>
  ) : (
    <Notice tone="within" title={`The Immigration Rules were read as a whole on ${when}`}>
      <p>
        Rule set {name}. They are to be read again in {counted(freshForDays - daysAgo + 1, 'day')}. Beside
        each value stands when its own source was read.
      </p>
    </Notice>
  );
}
