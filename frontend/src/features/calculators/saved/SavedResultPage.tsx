import type { SavedEligibilityResponse } from '@settlewise/contract/assessments';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { AsItWasByRules } from '../../../record/assessments/AsItWasByRules';
import { SavedPage } from '../../../record/assessments/SavedPage';
import { addressOf, nameOf, rulesHaveChanged } from '../../../record/assessments/savedResult';
import { Spinner } from '../../../ui/Spinner';
import { CalculateAgain } from './CalculateAgain';
import { SameRulesContext } from './rulesThen';

const IlrResults = lazy(async () => ({ default: (await import('../ilr/IlrResults')).IlrResults }));
const CitizenshipResults = lazy(async () => ({
  default: (await import('../citizenship/CitizenshipResults')).CitizenshipResults,
}));

/** One saved result, as it was. */
export const SavedResultPage = () => (
  <SavedPage
    one="result"
    titleOf={(saved) => (saved === undefined ? 'Saved result' : `Saved result: ${nameOf(saved)}`)}
    back={{ to: '/saved-results', words: 'Back to saved results', instead: 'See your saved results' }}
  >
    {(saved) =>
      saved.calculator === 'ilr' || saved.calculator === 'citizenship' ? (
        <Result saved={saved} />
      ) : (
        <Navigate to={addressOf(saved)} replace />
      )
    }
  </SavedPage>
);

function Result({ saved }: { saved: SavedEligibilityResponse }) {
  return (
    <>
      <AsItWasByRules saved={saved} again={<CalculateAgain saved={saved} />} />
      <SameRulesContext value={!rulesHaveChanged(saved)}>
        <Suspense fallback={<Spinner label="Loading the saved result…" />}>
          {saved.calculator === 'ilr' ? (
            <IlrResults form={saved.form} result={saved.result} />
          ) : (
            <CitizenshipResults form={saved.form} result={saved.result} />
          )}
        </Suspense>
      </SameRulesContext>
    </>
  );
}
