import Box from '@mui/material/Box';
import MaterialLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pageOfFormAnswer } from '@settlewise/contract/forms';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { AnswerTable } from './AnswerTable';
import { CopyAnswer } from './CopyAnswer';
import type { Copying } from './copying';
import { partLabels, warningLabels } from './labels';
import { copyTextOf, type SheetQuestion } from './sheetCounts';

interface QuestionProps {
  question: SheetQuestion;
  applicant: 'you' | number;
  /** Null where it is only shown, as it was. */
  copying: Copying | null;
}

/** One question of a form: what goes into it, where that stands in the record, and what is wrong with it. */
export function Question({ question, applicant, copying }: QuestionProps) {
  const { id, text, help, answer, spared, warnings } = question;
  const canBeCopied = answer !== null && copyTextOf(answer) !== '';
  return (
    <Stack
      component="li"
      spacing={0.75}
      sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' }, breakInside: 'avoid' }}
    >
      <Stack
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start', minWidth: 0 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="h3"
            variant={answer === null ? 'body1' : 'body2'}
            {...(answer === null ? { sx: { fontWeight: 650 } } : { color: 'textSecondary' })}
          >
            {text}
          </Typography>
          <Answer question={question} />
        </Box>
        {canBeCopied && copying !== null && (
          <CopyAnswer
            name={text}
            text={copyTextOf(answer)}
            isCopied={copying.copied.has(id)}
            onCopied={() => copying.onCopied(id)}
          />
        )}
      </Stack>
      {answer?.table != null && <AnswerTable table={answer.table} id={id} copying={copying} />}
      {warnings.map((one) => (
        <Stack
          key={one.text}
          component="p"
          direction="row"
          spacing={1}
          sx={{ color: one.kind === 'conflict' ? 'var(--over)' : 'var(--soon)', maxWidth: 'none' }}
        >
          <Icon name={one.kind === 'conflict' ? 'alert' : 'warning'} size={20} />
          <span>
            <strong>{warningLabels[one.kind]}.</strong> {one.text}
          </span>
        </Stack>
      ))}
      {spared === null && <Note>{help}</Note>}
      {copying !== null && <Source question={question} applicant={applicant} />}
    </Stack>
  );
}

function Answer({ question: { answer, spared, answeredBy } }: Pick<QuestionProps, 'question'>) {
  if (spared !== null) return <Note>Not asked. {spared}</Note>;
  if (answer?.table != null) return null;
  if (answer === null) return answeredBy === 'you' ? <Note>Only you can answer this.</Note> : null;
  return (
    <Box component="p" sx={{ fontWeight: 650, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {answer.text}
      {answer.inWords !== null && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {answer.inWords}
        </Typography>
      )}
    </Box>
  );
}

/** Where the answer stands, and is changed. */
function Source({ question: { part, spared }, applicant }: Pick<QuestionProps, 'question' | 'applicant'>) {
  if (part === null || spared !== null) return null;
  const page = pageOfFormAnswer(part, applicant);
  if (page === null) return null;
  const isDependant = applicant !== 'you' && page === '/dashboard/dependants';
  return (
    <MaterialLink component={Link} to={page} className="noPrint" underline="hover" sx={source}>
      In {isDependant ? partLabels.dependants : partLabels[part]}
      <Icon name="arrowRight" size={16} />
    </MaterialLink>
  );
}

const source = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 0.75,
  minHeight: 44,
  fontWeight: 600,
  fontSize: '0.9375rem',
} as const;
