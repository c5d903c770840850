import Box from '@mui/material/Box';
import type { FieldChange } from '@settlewise/contract/admin';
import { Pill, type Tone } from '../../../ui/Pill';
import type { IconName } from '../../../ui/Icon';
import { DataTable } from '../../../ui/table/DataTable';
import { changedFieldsInWords } from './fieldWords';
import { kindOf, valueInWords, type ChangeKind } from './labels';

const looks: Readonly<Record<ChangeKind, { word: string; tone: Tone; icon: IconName }>> = {
  added: { word: 'Added', tone: 'within', icon: 'plus' },
  removed: { word: 'Removed', tone: 'over', icon: 'bin' },
  changed: { word: 'Changed', tone: 'soon', icon: 'edit' },
};

/** Whether a field came, went or became something else: a word with a shape. */
export function ChangeMark({ kind }: { kind: ChangeKind }) {
  const { word, tone, icon } = looks[kind];
  return (
    <Pill tone={tone} icon={icon}>
      {word}
    </Pill>
  );
}

interface ChangesProps {
  label: string;
  changes: readonly FieldChange[];
  /** What the things are called whose fields changed, by the path up to their id. */
  titles?: ReadonlyMap<string, string>;
}

/** Field by field what was, and what it became. */
export function Changes({ label, changes, titles }: ChangesProps) {
  const words = changedFieldsInWords(
    changes.map(({ path }) => path),
    titles,
  );
  return (
    <DataTable
      label={label}
      scrolls="group"
      rows={changes}
      keyOf={({ path }) => path}
      columns={[
        { key: 'path', label: 'Field', show: ({ path }) => words.get(path) },
        { key: 'kind', label: 'Change', show: (change) => <ChangeMark kind={kindOf(change)} /> },
        { key: 'before', label: 'Before', show: ({ before }) => <Value of={before} /> },
        { key: 'after', label: 'After', show: ({ after }) => <Value of={after} /> },
      ]}
    />
  );
}

interface ValueProps {
  of: FieldChange['before'];
}

export function Value({ of }: ValueProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', maxWidth: '48ch', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
    >
      {valueInWords(of)}
    </Box>
  );
}
