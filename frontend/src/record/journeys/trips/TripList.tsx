import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { isCivilDate } from '@settlewise/rules/calendar';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/Button';
import { formatDate, formatRange } from '../../../ui/dates/formatDate';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { Tooltip } from '../../../ui/Tooltip';
import { dayCount } from '../labels';
import { TripMarks, type TripMark } from './TripMarks';
import { openerOf, type OpenTrips } from './useOpenTrips';

/** A trip as its line shows it. */
export interface TripLine {
  readonly id: string;
  /** What the line is headed: the destination, or which trip of the list it is. */
  readonly name: string;
  /** The same in the name of a button: `journey to Spain`, `trip 2`. */
  readonly called: string;
  readonly from: string;
  /** Null while the person is still away. */
  readonly to: string | null;
  readonly days: number;
  readonly reason: string;
  readonly notes: string | null;
  readonly marks: readonly TripMark[];
}

interface TripListProps {
  /** What is listed, and in which order. */
  label: string;
  /** The heading of the names. */
  nameLabel: string;
  lines: readonly TripLine[];
  heading: 'h3' | 'h4';
  opened: OpenTrips;
  /** How a trip is taken out of the list. */
  takeOut: 'Delete' | 'Remove';
  onTakeOut: (id: string) => void;
  /** Of a long list on a phone, the lines that are there at first. */
  linesAtFirst?: number;
  /** An open line. */
  editorOf: (id: string) => ReactNode;
}

const columnsOf = (nameLabel: string): readonly Column<TripLine>[] => [
  {
    key: 'dates',
    label: 'Dates',
    onCard: 'line',
    show: (line) => (
      <>
        <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' }, wordSpacing: '0.1em' }}>
          {datesOf(line)}
        </Box>
        <TripMarks marks={line.marks} />
      </>
    ),
  },
  {
    key: 'days',
    label: 'Duration',
    onCard: 'aside',
    oneLine: true,
    show: ({ days, to }) => `${dayCount(days)}${to === null ? ' so far' : ''}`,
  },
  { key: 'name', label: nameLabel, onCard: 'name', show: ({ name }) => name },
  {
    key: 'reason',
    label: 'Reason',
    onCard: 'line',
    show: (line) => (
      <Stack component="span" direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        <span>{line.reason}</span>
        <Notes {...line} />
      </Stack>
    ),
  },
];

function datesOf({ from, to }: TripLine): string {
  if (to === null) return `${dateOf(from)} – still away`;
  if (isCivilDate(from) && isCivilDate(to)) return formatRange(from, to, '–');
  return isCivilDate(from) || isCivilDate(to) ? `${dateOf(from)} – ${dateOf(to)}` : 'No dates yet';
}

const dateOf = (date: string): string => (isCivilDate(date) ? formatDate(date) : 'no date yet');

/** Trips, a line each, opened where they stand: a table, and cards on a phone. */
export function TripList(props: TripListProps) {
  const { label, nameLabel, lines, heading, opened, takeOut, onTakeOut, editorOf, linesAtFirst } = props;
  return (
    <DataTable
      label={label}
      columns={columnsOf(nameLabel)}
      rows={lines}
      keyOf={({ id }) => id}
      heading={heading}
      actsOnCard="top"
      {...(linesAtFirst !== undefined && { cardsAtFirst: linesAtFirst })}
      openRow={({ id }) => (opened.isOpen(id) ? editorOf(id) : null)}
      acts={({ id, called }) => (
        <>
          <IconButton
            id={openerOf(id)}
            icon="edit"
            label={`Edit ${called}`}
            aria-expanded={false}
            onClick={() => opened.open(id)}
          />
          <IconButton icon="bin" label={`${takeOut} ${called}`} onClick={() => onTakeOut(id)} />
        </>
      )}
    />
  );
}

/** A trip's notes, shown when its button is pointed at, tapped or reached by keyboard; printed in full. */
function Notes({ notes, name }: Pick<TripLine, 'notes' | 'name'>) {
  if (notes === null || notes === '') return null;
  return (
    <>
      <span className="noPrint">
        <Tooltip text={notes}>
          {(describedBy) => (
            <IconButton icon="note" label={`Notes on ${name}`} title="" aria-describedby={describedBy} />
          )}
        </Tooltip>
      </span>
      <span className="printOnly">{notes}</span>
    </>
  );
}
