import Stack from '@mui/material/Stack';
import type { Question } from '@settlewise/practice';
import { difficultySentences } from '../../../record/practice/difficulty';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { SourceNote } from '../../../ui/sources/SourceNote';
import { useDifficulty } from '../useDifficulty';
import { ReportQuestion } from './ReportQuestion';

/** Why an answer is right, where that is written, and where the official book may say something else. */
export function Explanation({ question }: { question: Question }) {
  const { id, reason, source, readOn, readAgainOn, bookMayDiffer } = question;
  const difficulty = useDifficulty().get(id);
  return (
    <Stack spacing={1}>
      <p>{reason}</p>
      {bookMayDiffer !== null && (
        <Notice title="The official book may differ">
          <p>{bookMayDiffer}</p>
        </Notice>
      )}
      {difficulty !== undefined && <Note>{difficultySentences[difficulty]}</Note>}
      <Note>
        Source: <SourceNote source={{ ...source, retrievedOn: readAgainOn ?? readOn }} />
      </Note>
      <ReportQuestion key={id} questionId={id} />
    </Stack>
  );
}
