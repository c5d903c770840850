import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SavedSheetAnswer } from '@settlewise/contract/assessments';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { FactList } from '../../ui/FactList';
import { csvOf, saveCsv } from '../../ui/files/csv';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { Note } from '../../ui/Note';
import { SectionCard } from '../../ui/SectionCard';
import { SourceNote } from '../../ui/sources/SourceNote';
import type { Copying } from './copying';
import { countsOf, questionsOf } from './sheetCounts';
import { RulesNote } from '../../ui/sources/RulesNote';

interface SheetHeadProps {
  sheet: SavedSheetAnswer;
  /** Null where it is only shown, as it was. */
  copying: Copying | null;
  /** The way to save it. */
  save?: ReactNode;
}

/** What the sheet is, how much of it is there, and what can be taken away. */
export function SheetHead({ sheet, copying, save }: SheetHeadProps) {
  const questions = questionsOf(sheet);
  const counts = countsOf(questions);
  const done = questions.filter(({ id }) => copying?.copied.has(id)).length;
  const { journeys } = sheet;
  const acts = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        Print / Save as PDF
      </Button>
      {journeys !== null && (
        <Button
          look="quiet"
          icon="download"
          onClick={() => saveCsv(csvOf(journeys), 'Settlewise journeys.csv')}
        >
          Journeys as CSV
        </Button>
      )}
      {save}
      {copying !== null && copying.copied.size > 0 && (
        <Button look="plain" onClick={copying.onStartAgain}>
          Forget what was copied
        </Button>
      )}
    </Stack>
  );
  return (
    <SectionCard
      title={sheet.title}
      lead={`For ${sheet.name === '' ? 'you' : sheet.name}, on ${formatLongDate(sheet.on)}.`}
    >
      <FactList
        facts={[
          { name: 'Answers from the record', value: counts.answered },
          { name: 'Missing', value: counts.missing },
          ...(counts.conflicting > 0 ? [{ name: 'To put right', value: counts.conflicting }] : []),
          { name: 'Only you can answer', value: counts.yours },
          ...(done > 0 ? [{ name: 'Copied on this device', value: done }] : []),
        ]}
      />
      {!sheet.inOrderOfForm && (
        <Typography>
          A preparation sheet by topic: nobody here has seen the order in which the form asks.
        </Typography>
      )}
      <FoldsOnPhone summary="Where this comes from">
        <Note>
          {sheet.confirmed
            ? 'The form itself was read.'
            : 'Not confirmed: look at each question in the form itself. The words here are our own.'}{' '}
          <SourceNote
            source={{ ...sheet.source, retrievedOn: sheet.source.checkedOn }}
            throughOthers={!sheet.confirmed}
          />
          . <RulesNote />.
        </Note>
      </FoldsOnPhone>
      <div className="noPrint">
        <FoldsOnPhone summary="Print or save" inWideWindow={acts}>
          {acts}
        </FoldsOnPhone>
      </div>
    </SectionCard>
  );
}
