import type { SavedAssessmentSummary } from '@settlewise/contract';
import { useId } from 'react';
import { Button, ButtonLink } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { Pill } from '../../../ui/Pill';
import { RulesNote } from '../../../ui/sources/RulesNote';
import styles from './SavedResultEntry.module.css';
import { calculators, nameOf, rulesHaveChanged, verdictOf } from './savedResult';

interface SavedResultEntryProps {
  result: SavedAssessmentSummary;
  onDelete: () => void;
}

/** A saved result in the list: what was asked, what was answered, when, and on which rules. */
export function SavedResultEntry({ result, onDelete }: SavedResultEntryProps) {
  const titleId = useId();
  const { tone, word, date } = verdictOf(result);
  return (
    <article aria-labelledby={titleId} className={styles['entry']}>
      <div className={styles['facts']}>
        {result.title !== null && (
          <p className={styles['calculator']}>{calculators[result.calculator].name}</p>
        )}
        <h2 id={titleId} className={styles['name']}>
          {nameOf(result)}, {formatLongDate(result.calculatedOn)}
        </h2>
        <p className={styles['verdict']}>
          <Pill tone={tone}>{word}</Pill>
          <strong>{date}</strong>
        </p>
        <p className={styles['when']}>
          Saved on {formatInstant(result.savedAt)}. By <RulesNote ruleSet={result.ruleSet} />.
        </p>
        {rulesHaveChanged(result) && (
          <p>
            <Pill tone="soon" icon="warning">
              Rules have changed since: calculate again
            </Pill>
          </p>
        )}
      </div>
      <div className={styles['acts']}>
        <ButtonLink look="quiet" to={`/saved-results/${result.id}`} aria-describedby={titleId}>
          Open
        </ButtonLink>
        <Button look="plain" icon="bin" onClick={onDelete} aria-describedby={titleId}>
          Delete
        </Button>
      </div>
    </article>
  );
}
