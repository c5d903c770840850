import type { FeesAnswer } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import Stack from '@mui/material/Stack';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { nameOfItem, nameOfPerson, titleOfStep } from '../labels';
import { partsOfPlan, type PlannedPerson, type PlannedStep } from '../plan/plan';

interface PartsProps {
  bill: FeesAnswer;
  people: readonly PlannedPerson[];
  steps: readonly PlannedStep[];
}

/** The same sum by person and by application. */
export function Parts({ bill, people, steps }: PartsProps) {
  const total = { label: 'In all', value: poundsOfPence(bill.totalPence) };
  const sum = { label: 'Sum', number: true };
  return (
    <SectionCard title="By person and by application" foldsTo="Show" oneOf={partsOfPlan}>
      <Stack spacing={3}>
        <SimpleTable
          caption="By person"
          columns={['Person', sum]}
          rows={bill.byPerson.map(({ person, pence }) => [
            person === null ? 'Own costs' : nameOfPerson(people[person] ?? { name: '' }, person),
            poundsOfPence(pence),
          ])}
          rowHeaders
          total={total}
        />
        <SimpleTable
          caption="By application"
          columns={['Application', sum]}
          rows={bill.byItem.map(({ item, pence }) => [nameOfItem(item), poundsOfPence(pence)])}
          rowHeaders
          total={total}
        />
        {bill.onRefusal.length > 0 && (
          <SimpleTable
            caption="If an application is refused"
            columns={[
              'Application',
              { label: 'You lose', number: true },
              { label: 'Paid back', number: true },
            ]}
            rows={bill.onRefusal.flatMap(({ step, lostPence, returnedPence }) => {
              const planned = steps[step];
              return planned === undefined
                ? []
                : [[titleOfStep(planned, people), poundsOfPence(lostPence), poundsOfPence(returnedPence)]];
            })}
            rowHeaders
          />
        )}
      </Stack>
    </SectionCard>
  );
}
