import type { SavedEligibilityResponse } from '@settlewise/contract';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { AsItWas, SavedPage } from '../../../record/assessments/SavedPage';
import { addressOf, nameOf, rulesHaveChanged } from '../../../record/assessments/savedResult';
import { RulesNote } from '../../../ui/sources/RulesNote';
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
      saved.calculator === 'fees' ? <Navigate to={addressOf(saved)} replace /> : <Result saved={saved} />
    }
  </SavedPage>
);

function Result({ saved }: { saved: SavedEligibilityResponse }) {
  const changed = rulesHaveChanged(saved);
  return (
    <>
      <AsItWas
        saved={saved}
        tone={changed ? 'soon' : 'info'}
        by={
          <>
            , by <RulesNote ruleSet={saved.ruleSet} />
          </>
        }
        again={<CalculateAgain saved={saved} />}
        afterRemoval="/saved-results"
      >
        {changed && (
          <p>
            <strong>Rules have changed since: calculate again</strong> before you decide anything.
          </p>
        )}
      </AsItWas>
      <SameRulesContext value={!changed}>
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
