import Stack from '@mui/material/Stack';
import type { SavedSheetResponse } from '@settlewise/contract/assessments';
import { AsItWasByRules } from '../../../record/assessments/AsItWasByRules';
import { SavedPageOf } from '../../../record/assessments/SavedPageOf';
import { ButtonLink } from '../../../ui/Button';
import { BlockCard } from '../BlockCard';
import { Checks } from '../Checks';
import { SheetHead } from '../SheetHead';

/** /forms/saved/:id: a sheet as it was when it was saved, whatever the record has become. */
export const SavedSheetPage = () => (
  <SavedPageOf kind="sheet" one="sheet" title="Saved form sheet" width="reading">
    {(saved) => <Sheet saved={saved} />}
  </SavedPageOf>
);

function Sheet({ saved }: { saved: SavedSheetResponse }) {
  const { result: sheet } = saved;
  const { blocks, inOrderOfForm, applicant } = sheet;
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      <AsItWasByRules saved={saved} again={<ButtonLink to="/forms">Fill in a form today</ButtonLink>} />
      <SheetHead sheet={sheet} copying={null} />
      <Stack spacing={1.5}>
        {blocks.map((block, index) => (
          <BlockCard
            key={block.id}
            block={block}
            applicant={applicant}
            copying={null}
            number={inOrderOfForm ? index + 1 : null}
          />
        ))}
      </Stack>
      <Checks sheet={sheet} isThen />
    </Stack>
  );
}
