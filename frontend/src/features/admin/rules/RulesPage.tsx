import type { AdminRuleResponse } from '@settlewise/contract';
import type { Column } from '../../../ui/table/columns';
import type { FilterField } from '../ui/filterFields';
import { ListPage } from '../ui/ListPage';
import { Period, Source, RuleStatusPill, Value } from './RulePieces';
import { RuleNotice } from './RuleNotice';
import { RuleSet } from './RuleSet';
import { ruleAreas, statusPills } from './labels';

const columns: readonly Column<AdminRuleResponse>[] = [
  { key: 'parameter', label: 'Rule', sortable: true, show: ({ parameter }) => parameter },
  { key: 'area', label: 'Area', sortable: true, show: ({ area }) => area },
  { key: 'value', label: 'Value', show: (rule) => <Value rule={rule} /> },
  { key: 'from', label: 'Holds', sortable: true, show: (rule) => <Period rule={rule} /> },
  { key: 'standing', label: 'Status', sortable: true, show: (rule) => <RuleStatusPill rule={rule} /> },
  { key: 'source', label: 'Source', show: (rule) => <Source rule={rule} /> },
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
      empty={{ icon: 'book', text: 'The program knows no rules.' }}
    >
      <RuleSet />
      <RuleNotice />
    </ListPage>
  );
}
