import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SavedSheetAnswer, SavedSheetSummary } from '@settlewise/contract/assessments';
import type { FormSheetResponse } from '@settlewise/contract/forms';
import { differencesBetween } from '@settlewise/rules/forms';
import { useState } from 'react';
import { useSavedAssessment, useSavedAssessments } from '../../../record/assessments/assessmentQueries';
import { shortLabels } from '../../../record/forms/shortLabels';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { FileField } from '../../../ui/files/FileField';
import { SelectField } from '../../../ui/form/SelectField';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { readKeptSheet } from './keptSheet';

type Earlier = SavedSheetAnswer | 'no sheet';

/** What an earlier form said differently. A sheet is saved when its form is sent, in the record or as a file, and chosen here for the next one. */
export function EarlierSheet({ sheet }: { sheet: FormSheetResponse }) {
  const [file, setFile] = useState<Earlier | null>(null);
  const [savedId, setSavedId] = useState('');
  const { data: saved = [] } = useSavedAssessments();
  const sheets = saved.flatMap((each) => (each.calculator === 'sheet' ? [each] : []));
  return (
    <SectionCard title="Compare with an earlier form" className="noPrint" foldsTo="choose a sheet">
      <Note>
        An answer that is not the one of your last form has to be explained, or is a mistake. Choose the sheet
        that you saved when you sent it. A file stays on your device.
      </Note>
      {sheets.length > 0 && (
        <SelectField
          label="A sheet that you saved"
          options={[
            { value: '', label: 'None chosen' },
            ...sheets.map((each) => ({ value: each.id, label: inList(each) })),
          ]}
          value={savedId}
          onChange={({ target }) => setSavedId(target.value)}
        />
      )}
      {savedId !== '' && <ComparedWithSaved key={savedId} id={savedId} sheet={sheet} />}
      <FileField
        label={sheets.length > 0 ? 'Or a file that you kept' : 'A sheet that you kept'}
        accept=".json,application/json"
        onFile={(chosen) => void readKeptSheet(chosen).then((read) => setFile(read ?? 'no sheet'))}
      />
      <div role="status">{file !== null && <Compared earlier={file} sheet={sheet} />}</div>
    </SectionCard>
  );
}

const inList = ({ title, application, name, applicationOn, savedAt }: SavedSheetSummary): string =>
  [title, shortLabels[application], name, formatLongDate(applicationOn), `saved ${formatInstant(savedAt)}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** With one of the record, which is asked for once it is chosen. */
function ComparedWithSaved({ id, sheet }: { id: string; sheet: FormSheetResponse }) {
  const { data: earlier, isError, refetch } = useSavedAssessment(id);
  return (
    <div role="status">
      {isError && (
        <LoadFailure onRetry={() => void refetch()}>
          The saved sheet could not be loaded. Please try again.
        </LoadFailure>
      )}
      {earlier?.calculator === 'sheet' && <Compared earlier={earlier.result} sheet={sheet} />}
    </div>
  );
}

function Compared({ earlier, sheet }: { earlier: Earlier; sheet: FormSheetResponse }) {
  if (earlier === 'no sheet')
    return (
      <Notice tone="over" title="This is no sheet of a form">
        <p>Choose a file that “Keep this sheet” made.</p>
      </Notice>
    );
  const differences = differencesBetween(earlier, sheet);
  const which = `${earlier.form} of ${formatLongDate(earlier.on)}, for ${earlier.name}`;
  if (differences.length === 0)
    return (
      <Notice tone="within" title="No answer is another one">
        <p>Compared with {which}.</p>
      </Notice>
    );
  return (
    <Stack spacing={1.5}>
      <p>
        <strong>
          {differences.length === 1 ? '1 answer differs' : `${differences.length} answers differ`} from{' '}
          {which}.
        </strong>
      </p>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {differences.map(({ id, text, before, now }) => (
          <Box component="li" key={id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <strong>{text}</strong>
            <Lines name="Then" lines={before} />
            <Lines name="Now" lines={now} />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <Typography component="span" variant="body2" color="textSecondary">
        {name}:
      </Typography>{' '}
      {line}
    </p>
  ));
}
