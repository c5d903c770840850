import Stack from '@mui/material/Stack';
import type { SavedSheetResponse } from '@settlewise/contract';
import { Navigate } from 'react-router-dom';
import { AsItWasByRules } from '../../../record/assessments/AsItWasByRules';
import { SavedPage } from '../../../record/assessments/SavedPage';
import { addressOf } from '../../../record/assessments/savedResult';
import { ButtonLink } from '../../../ui/Button';
import { BlockCard } from '../BlockCard';
import { Checks } from '../Checks';
import { SheetHead } from '../SheetHead';

/** /forms/saved/:id: a sheet as it was when it was saved, whatever the record has become. */
export const SavedSheetPage = () => (
  <SavedPage
    width="reading"
    one="sheet"
    titleOf={() => 'Saved form sheet'}
    back={{ to: '/saved-results', words: 'Back to saved results', instead: 'See your saved results' }}
  >
    {(saved) =>
      saved.calculator === 'sheet' ? (
        <Sheet key={saved.id} saved={saved} />
      ) : (
        <Navigate to={addressOf(saved)} replace />
      )
    }
  </SavedPage>
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
            {...{ block, applicant, copying: null }}
            number={inOrderOfForm ? index + 1 : null}
          />
        ))}
      </Stack>
      <Checks sheet={sheet} isThen />
    </Stack>
  );
}
