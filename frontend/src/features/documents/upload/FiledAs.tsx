import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { documentFields, documentStageOptions, documentStatusOptions } from '@settlewise/contract/documents';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { categoryLabel, stageLabel } from '../../../record/documents/labels';
import { Button } from '../../../ui/Button';
import { DateInForm } from '../../../ui/form/DateInForm';
import { SelectField } from '../../../ui/form/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { CategoryField } from '../CategoryField';
import type { DetailName } from './uploadForm';
import type { UploadForm } from './useUploadForm';
import { runsOutOn } from '../../../ui/dates/ranges';
import { useToday } from '../../../ui/dates/useToday';

interface FiledAsProps {
  id: string;
  form: UploadForm;
  /** Whether the expiry date stands here, because documents of the kind seldom have one. */
  withExpiry: boolean;
}

const { title, description, stage, status, expiryDate } = documentFields;

/** How a document will be filed, as far as that follows from its file and its kind: a line that opens to be changed. */
export function FiledAs({ id, form, withExpiry }: FiledAsProps) {
  const { field, inForm, errorOf, pathOf } = form;
  const [open, setOpen] = useState(false);
  const today = useToday();
  const entry = useWatch({ control: form.form.control, name: `entries.${id}` });
  const inside: readonly DetailName[] = [
    'title',
    'category',
    'stage',
    'status',
    'description',
    ...(withExpiry ? (['expiryDate'] as const) : []),
  ];
  // What is wrong in there must be seen, and stays open while it is put right.
  if (!open && inside.some((name) => errorOf(pathOf(id, name)) !== undefined)) setOpen(true);
  const detailsId = `${form.idOf(pathOf(id, 'title'))}-details`;
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          Filed as: {[entry.title.trim() || 'no title yet', ...words(entry)].join(' · ')}
        </Typography>
        <Button
          look="plain"
          sx={{ flexShrink: 0 }}
          aria-label={`${open ? 'Close' : 'Change'} how ${entry.file.name} is filed`}
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Change'}
        </Button>
      </Stack>
      {open && (
        <Box id={detailsId} sx={{ display: 'grid', gap: 2.5 }}>
          <TextField
            label={title.label}
            autoComplete="off"
            maxLength={title.kind.most}
            {...field(pathOf(id, 'title'))}
          />
          <TwoColumns>
            <CategoryField category={entry.category} {...field(pathOf(id, 'category'))} />
            <SelectField
              label={stage.label}
              options={documentStageOptions}
              placeholder="Choose a stage"
              {...field(pathOf(id, 'stage'))}
            />
            <SelectField
              label={status.label}
              options={documentStatusOptions}
              {...field(pathOf(id, 'status'))}
            />
            {withExpiry && (
              <DateInForm
                {...inForm(pathOf(id, 'expiryDate'))}
                label={expiryDate.label}
                optional
                {...runsOutOn(today)}
              />
            )}
          </TwoColumns>
          <TextAreaField
            label={description.label}
            optional
            rows={2}
            maxLength={description.kind.most}
            {...field(pathOf(id, 'description'))}
          />
        </Box>
      )}
    </Stack>
  );
}

/** Category and stage in words; nothing of one that was emptied. */
const words = ({ category, stage: chosen }: { category: string; stage: string }): readonly string[] => [
  ...(category === '' ? [] : [categoryLabel(category)]),
  ...(chosen === '' ? [] : [stageLabel(chosen)]),
];
