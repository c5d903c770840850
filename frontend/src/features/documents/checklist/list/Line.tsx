import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type DocumentResponse, documentTypeOptions } from '@settlewise/contract/documents';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ChecklistRequirement } from '@settlewise/rules/documentChecklist';
import { isConfirmed } from '@settlewise/rules/parameters';
import { documentTypeLabel } from '../../../../record/documents/labels';
import { uploadAddress } from '../../../../record/documents/uploadAddress';
import { Button, ButtonLink } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { Note } from '../../../../ui/Note';
import { Pill } from '../../../../ui/Pill';
import { SourceNote } from '../../../../ui/sources/SourceNote';
import type { PaperStanding } from '../../../../record/papers/paperPart';
import { hasLetter } from '../letters/letters';
import { asksForReferees } from '../referees/refereesOf';
import { lacksInWords, stateInWords } from '../sentences';
import { asksForTest, PassedTest, TestLinks } from './PassedTest';

interface LineProps {
  line: ChecklistRequirement;
  plannedOn: string;
  documents: readonly Titled[];
  /** The day on which it stands so. */
  today: CivilDate;
  mark: PaperStanding | undefined;
  /** What can be done with it; nothing with one that was saved. */
  acts: Acting | undefined;
}

/** A document, by what it is called. */
export type Titled = Pick<DocumentResponse, 'id' | 'title'>;

interface Acting {
  /** The id of the dependant whose list it is; null for one's own. */
  readonly dependant: string | null;
  readonly onMark: (mark: PaperStanding | undefined) => void;
  readonly busy: boolean;
}

const lineSx = {
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
    columnGap: 1.5,
    alignItems: 'center',
    minHeight: 44,
    py: 0.75,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: 'var(--actionSoft)' },
    '& > svg:last-child': { color: 'var(--action)' },
  },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
} as const;

/** One requirement: how it stands; opened, what it is, why, what it lacks and what can be done. */
export function Line({ line, plannedOn, documents, today, mark, acts }: LineProps) {
  const { title, text, why, alternatives, instead, source, confidence, by } = line;
  const { word, tone } = stateInWords(line, mark, today);
  const serving = documents.filter(({ id }) => by.includes(id));
  return (
    <Box component="details" sx={lineSx}>
      <summary>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        <Pill tone={tone}>{word}</Pill>
        <Icon name="chevronDown" size={20} />
      </summary>
      <Stack spacing={1} sx={{ pb: 2 }}>
        <p>{text}</p>
        {lacksInWords(line, plannedOn, today).map((sentence) => (
          <p key={sentence}>
            <strong>{sentence}</strong>
          </p>
        ))}
        {alternatives.length > 0 && line.state !== 'not_needed' && (
          <p>It can be: {alternatives.join('; ')}.</p>
        )}
        {serving.length > 0 && <p>From your documents: {serving.map((one) => one.title).join('; ')}.</p>}
        {acts?.dependant === null && asksForTest(line.id) && <PassedTest />}
        {mark === 'cannot' && (
          <p>
            <strong>If you cannot get it:</strong>{' '}
            {instead ??
              'Write in your letter why you cannot get it, and what shows the same. Ask an adviser before you pay.'}
          </p>
        )}
        {acts !== undefined && hasLetter(line.id) && line.state !== 'not_needed' && (
          <p>Under “Letters” below is a letter for it, with what it has to say.</p>
        )}
        <Note>
          {why} {isConfirmed(confidence) ? '' : 'Not confirmed: '}
          <SourceNote source={source} throughOthers={!isConfirmed(confidence)} />.
        </Note>
        {acts !== undefined && line.state !== 'not_needed' && <Acts line={line} mark={mark} {...acts} />}
      </Stack>
    </Box>
  );
}

function Acts({ line, dependant, mark, onMark, busy }: Pick<LineProps, 'line' | 'mark'> & Acting) {
  const type = documentTypeOptions.find(({ value }) => value === line.documentTypes[0])?.value;
  const toggled = (one: PaperStanding) => onMark(mark === one ? undefined : one);
  return (
    <Stack className="noPrint" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(line.id === 'G4' || line.id === 'L3') && (
        <ButtonLink look="quiet" icon="plane" to="/dashboard/absences">
          Your journeys
        </ButtonLink>
      )}
      {asksForReferees(line.id) && (
        <ButtonLink look="quiet" icon="people" to="/dashboard/documents/referees">
          Your referees
        </ButtonLink>
      )}
      {asksForTest(line.id) && <TestLinks isOwn={dependant === null} isHeld={line.state === 'have'} />}
      {type !== undefined && line.state !== 'have' && (
        <ButtonLink look="quiet" icon="upload" to={uploadAddress(type, dependant)}>
          Upload: {documentTypeLabel(type)}
        </ButtonLink>
      )}
      {(line.state !== 'have' || mark === 'elsewhere') && (
        <Button
          look="plain"
          busy={busy}
          aria-pressed={mark === 'elsewhere'}
          onClick={() => toggled('elsewhere')}
        >
          I have it elsewhere
        </Button>
      )}
      {line.state !== 'have' && (
        <Button look="plain" busy={busy} aria-pressed={mark === 'cannot'} onClick={() => toggled('cannot')}>
          I cannot get it
        </Button>
      )}
    </Stack>
  );
}
