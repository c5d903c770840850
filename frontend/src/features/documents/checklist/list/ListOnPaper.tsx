import type { CivilDate } from '@settlewise/rules/calendar';
import type { ChecklistRequirement, ChecklistResult } from '@settlewise/rules/documentChecklist';
import { isConfirmed } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { SectionCard } from '../../../../ui/SectionCard';
import { SimpleTable } from '../../../../ui/SimpleTable';
import type { PaperStanding } from '../../../../record/papers/paperPart';
import { knownAsOf, lastRead } from '../../../../ui/sources/readInWords';
import { kindOrder, kindWords, lacksInWords, stateInWords } from '../sentences';

interface ListOnPaperProps {
  list: ChecklistResult;
  heading: string;
  plannedOn: string;
  today: CivilDate;
  markOf: (id: string) => PaperStanding | undefined;
}

/** On paper: every line with what it lacks and where it is written. */
export function ListOnPaper({ list, heading, plannedOn, today, markOf }: ListOnPaperProps) {
  const lines = kindOrder.flatMap((kind) => list.requirements.filter((line) => line.kind === kind));
  return (
    <SectionCard title={`Checklist for ${formatLongDate(plannedOn)}: ${heading}`} className="printOnly">
      <SimpleTable
        columns={['What', 'Why, and where it is written']}
        rows={lines.map((line) => [
          <>
            <strong>
              {line.title}. {stateInWords(line, markOf(line.id), today).word}
              {line.kind === 'not_needed' ? '' : ` (${kindWords[line.kind].toLowerCase()})`}.
            </strong>{' '}
            {/* Of what is not needed the title says all. */}
            {line.kind !== 'not_needed' && [line.text, ...lacksInWords(line, plannedOn, today)].join(' ')}
          </>,
          `${line.why} ${whereWritten(line, today)}`,
        ])}
      />
    </SectionCard>
  );
}

/** As on the screen: what was not read in its own text says so, and what was read long ago. */
function whereWritten({ source, confidence }: ChecklistRequirement, today: CivilDate): string {
  return isConfirmed(confidence)
    ? `Source: ${source.title}, ${lastRead(source, today)}.`
    : `Not confirmed. Source: ${source.title}, ${knownAsOf(source, today)}.`;
}
