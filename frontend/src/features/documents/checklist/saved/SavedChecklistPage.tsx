import Stack from '@mui/material/Stack';
import type { SavedChecklistResponse } from '@settlewise/contract/assessments';
import { AsItWasByRules } from '../../../../record/assessments/AsItWasByRules';
import { SavedPageOf } from '../../../../record/assessments/SavedPageOf';
import { ButtonLink } from '../../../../ui/Button';
import { PrintButton } from '../../../../ui/PrintButton';
import { headingOf } from '../headingOf';
import { ListOnPaper } from '../list/ListOnPaper';
import { MonthsCovered } from '../list/MonthsCovered';
import { Requirements } from '../list/Requirements';
import { Ready } from '../Ready';
import { listThen } from './savedChecklist';

/** /documents/saved/:id: a checklist as it was when it was saved, whatever the record has become. */
export const SavedChecklistPage = () => (
  <SavedPageOf kind="checklist" one="list" title="Saved document checklist" width="reading">
    {(saved) => <List saved={saved} />}
  </SavedPageOf>
);

function List({ saved }: { saved: SavedChecklistResponse }) {
  const { plannedOn, documents, cannot, form, name } = saved.form;
  const list = listThen(saved);
  const heading = headingOf(form, name);
  const then = {
    plannedOn,
    today: saved.calculatedOn,
    markOf: (id: string) => (cannot.includes(id) ? ('cannot' as const) : undefined),
  };
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      <AsItWasByRules saved={saved} again={<ButtonLink to="/documents">See your list of today</ButtonLink>} />
      <Ready list={list} heading={heading} />
      <Requirements list={list} documents={documents} {...then} />
      <ListOnPaper list={list} heading={heading} {...then} />
      <MonthsCovered
        lines={list.requirements}
        form={form}
        documents={documents}
        plannedOn={plannedOn}
        today={then.today}
      />
      <PrintButton />
    </Stack>
  );
}
