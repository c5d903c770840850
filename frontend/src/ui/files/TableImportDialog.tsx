import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { Button } from '../Button';
import { Dialog } from '../dialog/Dialog';
import { useDiscardQuestion } from '../dialog/DiscardQuestion';
import { Notice } from '../Notice';
import { PreviewTable, type PreviewRow } from './PreviewTable';
import { TableInput } from './TableInput';

/** What becomes of a table that was looked at. */
export interface TablePreview {
  readonly rows: readonly PreviewRow[];
  readonly added: number;
  /** Rows that end an item of the record. */
  readonly ended?: number;
  readonly alreadyThere: number;
  readonly refused: number;
}

interface TableImportDialogProps {
  title: string;
  /** The table as it stands at first: nothing that was typed here. */
  begin?: string;
  label: string;
  hint: string;
  /** What one row is, as the head of a column: `Journey`. */
  nameOfRow: string;
  /** What the rows are, as `journeys`. */
  many: string;
  /** So many of them: `1 journey`, `12 journeys`. */
  counted: (count: number) => string;
  /** Null while no table was looked at. */
  preview: TablePreview | null;
  problem: string | null;
  /** Something is on its way. */
  busy: boolean;
  onCheck: (table: string) => void;
  onProblem: (message: string) => void;
  /** With the table as it was looked at. */
  onAdd: (table: string) => void;
  /** Back to the table. */
  onBack: () => void;
  onClose: () => void;
}

/** A table from elsewhere: pasted or chosen, looked at, and then added. */
export function TableImportDialog(props: TableImportDialogProps) {
  const { title, begin = '', label, hint, nameOfRow, many, counted, preview, problem, busy } = props;
  const { onCheck, onProblem, onAdd, onBack, onClose } = props;
  const [text, setText] = useState(begin);
  /** The table is that of a file: nobody typed it, so it is not shown as text. */
  const [isFile, setIsFile] = useState(false);
  // Where there is nothing to add, nothing is lost with the table.
  const isTyped = () => text.trim() !== begin && (preview === null || changesRecord(preview));
  const { leave, question } = useDiscardQuestion({ isTyped, onDiscard: onClose });
  return (
    <>
      <Dialog open onClose={leave} title={title}>
        {problem !== null && (
          <Notice tone="over" role="alert">
            <p>{problem}</p>
          </Notice>
        )}
        {preview === null ? (
          <>
            <TableInput
              label={label}
              hint={hint}
              onProblem={onProblem}
              text={isFile ? begin : text}
              onText={(typed) => {
                setText(typed);
                setIsFile(false);
              }}
              onFile={(chosen) => {
                setText(chosen);
                setIsFile(true);
                onCheck(chosen);
              }}
            />
            <DialogActions>
              <Button look="quiet" onClick={leave}>
                Cancel
              </Button>
              <Button busy={busy} onClick={() => onCheck(text)}>
                {busy ? 'Reading…' : `Check the ${many}`}
              </Button>
            </DialogActions>
          </>
        ) : (
          <>
            <p role="status">{summaryOf(preview, counted)}</p>
            <PreviewTable what={nameOfRow} rows={preview.rows} />
            <DialogActions>
              <Button
                look="quiet"
                onClick={() => {
                  if (isFile) {
                    setText(begin);
                    setIsFile(false);
                  }
                  onBack();
                }}
              >
                {isFile ? 'Choose another file' : 'Back to the table'}
              </Button>
              {changesRecord(preview) ? (
                <Button icon="plus" busy={busy} onClick={() => onAdd(text)}>
                  {busy
                    ? 'Adding…'
                    : preview.added === 0
                      ? 'Enter the return date'
                      : `Add ${counted(preview.added)}`}
                </Button>
              ) : (
                <Button onClick={onClose}>Close</Button>
              )}
            </DialogActions>
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}

const changesRecord = ({ added, ended = 0 }: TablePreview) => added + ended > 0;

/** `2 journeys to add. 1 in your record already. 1 row with a problem is left out.` */
function summaryOf(
  { added, ended = 0, alreadyThere, refused }: TablePreview,
  counted: TableImportDialogProps['counted'],
): string {
  return [
    `${counted(added)} to add.`,
    ended > 0 && '1 open journey gets its return date.',
    alreadyThere > 0 && `${alreadyThere.toLocaleString('en-GB')} in your record already.`,
    refused > 0 &&
      `${refused.toLocaleString('en-GB')} ${refused === 1 ? 'row with a problem is' : 'rows with problems are'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
