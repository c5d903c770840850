import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SavedAssessmentSummary } from '@settlewise/contract/assessments';
import { useId } from 'react';
import { Button, ButtonLink } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { Pill } from '../../../ui/Pill';
import { RulesNote } from '../../../ui/sources/RulesNote';
import {
  addressOf,
  calculators,
  nameOf,
  rulesHaveChanged,
  verdictOf,
} from '../../../record/assessments/savedResult';

interface SavedResultEntryProps {
  result: SavedAssessmentSummary;
  onDelete: () => void;
}

/** A saved result in the list: what was asked, what was answered, when, and on which rules. */
export function SavedResultEntry({ result, onDelete }: SavedResultEntryProps) {
  const titleId = useId();
  const { tone, word, date } = verdictOf(result, useToday());
  return (
    <Card component="article" aria-labelledby={titleId}>
      <CardContent>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', gap: '16px 32px' }}
        >
          <Stack spacing={0.75} sx={{ minWidth: 0 }}>
            {result.title !== null && (
              <Typography variant="body2" color="textSecondary">
                {calculators[result.calculator].name}
              </Typography>
            )}
            <Typography id={titleId} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(result)}, {formatLongDate(result.calculatedOn)}
            </Typography>
            <Stack
              component="p"
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}
            >
              <Pill tone={tone}>{word}</Pill>
              <strong>{date}</strong>
            </Stack>
            <Typography variant="body2" color="textSecondary">
              Saved on {formatInstant(result.savedAt)}. By rules {result.ruleSet.version}.{' '}
              <RulesNote ruleSet={result.ruleSet} />.
            </Typography>
            {/* A sum of fees is compared with the fees of now where it is opened. */}
            {result.calculator !== 'fees' && rulesHaveChanged(result) && (
              <p>
                <Pill tone="soon" icon="warning">
                  Rules have changed since: calculate again
                </Pill>
              </p>
            )}
          </Stack>
          <Stack direction="row" className="noPrint" sx={{ flex: 'none', gap: '8px 24px' }}>
            <ButtonLink look="quiet" to={addressOf(result)} aria-describedby={titleId}>
              Open
            </ButtonLink>
            <Button look="plain" icon="bin" onClick={onDelete} aria-describedby={titleId}>
              Delete
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
