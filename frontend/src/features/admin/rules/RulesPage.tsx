import type { AdminRuleResponse } from '@settlewise/contract/admin';
import type { Column } from '../../../ui/table/columns';
import type { FilterField } from '../ui/filterFields';
import { Facts } from '../ui/Facts';
import { ListPage } from '../ui/ListPage';
import { Period, Source, RuleStatusPill, Value } from './RulePieces';
import { LawDesk } from './LawDesk';
import { RuleNotice } from './RuleNotice';
import { RuleSet } from './RuleSet';
import { periodText, ruleAreas, statusPills } from './labels';

const holdsText = (rule: AdminRuleResponse): string =>
  `${periodText(rule)}${rule.confirmed ? '' : ', not confirmed'}`;

const columns: readonly Column<AdminRuleResponse>[] = [
  {
    key: 'parameter',
    label: 'Rule',
    sortable: true,
    // The same matter can stand among the figures and among the announced changes.
    show: ({ area, parameter }) => (area === 'Changes' ? `Change: ${parameter}` : parameter),
  },
  { key: 'area', label: 'Area', sortable: true, show: ({ area }) => area },
  { key: 'value', label: 'Value', show: ({ value }) => value },
  { key: 'from', label: 'Holds', sortable: true, show: holdsText },
  { key: 'standing', label: 'Status', sortable: true, show: (rule) => <RuleStatusPill rule={rule} /> },
];

const filters: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'area',
    label: 'Area',
    any: 'All areas',
    options: ruleAreas.map((area) => ({ value: area, label: area })),
  },
  {
    kind: 'choice',
    name: 'standing',
    label: 'Status',
    any: 'All',
    options: Object.entries(statusPills).map(([value, { word }]) => ({ value, label: word })),
  },
];

/** /admin/rules: what the calculations hold to, from when to when, and where that is written. */
export function RulesPage() {
  return (
    <ListPage
      title="Rules"
      lead={<p>What the calculations hold to, from when to when, and where it is written.</p>}
      resource="rules"
      noun="rules"
      one="rule"
      columns={columns}
      filters={filters}
      sort={{ field: 'area', order: 'ASC' }}
      details={{ nameOf: ({ parameter }) => parameter, show: (rule) => <Details rule={rule} /> }}
      empty={{ icon: 'book', text: 'The program knows no rules.' }}
    >
      <RuleSet />
      <LawDesk />
      <RuleNotice />
    </ListPage>
  );
}

function Details({ rule }: { rule: AdminRuleResponse }) {
  return (
    <Facts
      facts={[
        ['Rule', rule.parameter],
        ['Value', <Value key="value" rule={rule} />],
        ['Holds', <Period key="period" rule={rule} />],
        ['Source', <Source key="source" rule={rule} />],
      ]}
    />
  );
}
