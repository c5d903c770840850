import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ChecklistResult } from '@settlewise/rules/documentChecklist';
import { useId, type ReactNode } from 'react';
import { Disclosure } from '../../../../ui/Disclosure';
import { SectionCard } from '../../../../ui/SectionCard';
import type { PaperStanding } from '../../../../record/papers/paperPart';
import { kindOrder, kindTitles } from '../sentences';
import { Line, type Titled } from './Line';

interface RequirementsProps {
  list: ChecklistResult;
  plannedOn: string;
  documents: readonly Titled[];
  today: CivilDate;
  markOf: (id: string) => PaperStanding | undefined;
  /** What can be done with the lines; left out of a list that was saved. */
  acts?: {
    readonly dependant: string | null;
    readonly onMark: (id: string, mark: PaperStanding | undefined) => void;
    /** While what was said of a line is being kept. */
    readonly busy: boolean;
  };
}

/** The list in its groups; what is not needed is folded away. */
export function Requirements({ list, plannedOn, documents, today, markOf, acts }: RequirementsProps) {
  return (
    <SectionCard
      title="Your list"
      lead={`Open a line for the reason${acts === undefined ? ' and the source' : ', the source and what to do'}.`}
      className="noPrint"
    >
      <Stack spacing={2.5}>
        {kindOrder.map((kind) => {
          const lines = list.requirements.filter((line) => line.kind === kind);
          if (lines.length === 0) return null;
          const rows = (
            <Box component="ul">
              {lines.map((line) => (
                <Box component="li" key={line.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
                  <Line
                    line={line}
                    plannedOn={plannedOn}
                    documents={documents}
                    today={today}
                    mark={markOf(line.id)}
                    acts={acts && { ...acts, onMark: (mark) => acts.onMark(line.id, mark) }}
                  />
                </Box>
              ))}
            </Box>
          );
          return kind === 'not_needed' ? (
            <Disclosure key={kind} summary={`${kindTitles[kind]} (${lines.length})`}>
              {rows}
            </Disclosure>
          ) : (
            <Group key={kind} title={kindTitles[kind]}>
              {rows}
            </Group>
          );
        })}
      </Stack>
    </SectionCard>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h6" component="h3" id={id}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
