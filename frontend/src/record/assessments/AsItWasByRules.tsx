import type { SavedAssessmentResponse } from '@settlewise/contract/assessments';
import type { ReactNode } from 'react';
import { RulesNote } from '../../ui/sources/RulesNote';
import { AsItWas } from './SavedPage';
import { rulesHaveChanged } from './savedResult';

interface AsItWasByRulesProps {
  saved: SavedAssessmentResponse;
  /** The way to have it anew. */
  again: ReactNode;
}

/** Of which day it is, by which rules, and whether they are others by now. */
export function AsItWasByRules({ saved, again }: AsItWasByRulesProps) {
  const changed = rulesHaveChanged(saved);
  return (
    <AsItWas
      saved={saved}
      again={again}
      tone={changed ? 'soon' : 'info'}
      by={
        <>
          , by rules {saved.ruleSet.version}. <RulesNote ruleSet={saved.ruleSet} />
        </>
      }
      afterRemoval="/saved-results"
    >
      {changed && (
        <p>
          <strong>Rules have changed since: calculate again</strong> before you decide anything.
        </p>
      )}
    </AsItWas>
  );
}
