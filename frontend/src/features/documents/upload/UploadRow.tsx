import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { documentFields, documentTypeOptions } from '@settlewise/contract/documents';
import { useWatch } from 'react-hook-form';
import { AddressesInForm } from '../../../record/addresses/AddressesInForm';
import { DependantsInForm } from '../../../record/dependants/DependantsInForm';
import { formatFileSize } from '../../../record/documents/fileSize';
import { IconButton } from '../../../ui/Button';
import { DateInForm } from '../../../ui/form/DateInForm';
import { FieldError } from '../../../ui/form/Field';
import { SelectField } from '../../../ui/form/SelectField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { Icon } from '../../../ui/Icon';
import { Pill } from '../../../ui/Pill';
import { CoversFields, IssuedField } from '../DaysFields';
import { isDated, isOfDays } from '../daysOfKind';
import { runsOut } from './derived';
import { FiledAs } from './FiledAs';
import { FileInput } from './FileInput';
import { UploadProgress } from './UploadProgress';
import type { UploadForm } from './useUploadForm';
import type { UploadState } from './useSendUploads';
import { runsOutOn } from '../../../ui/dates/ranges';
import { useToday } from '../../../ui/dates/useToday';

interface UploadRowProps {
  id: string;
  form: UploadForm;
  busy: boolean;
  state: UploadState | undefined;
  onRemove: () => void;
}

const { documentType, expiryDate, dependants, provesAddresses } = documentFields;

/** A file that is to be uploaded: its kind, the last day of what runs out, and how it will be filed. */
export function UploadRow({ id, form, busy, state, onRemove }: UploadRowProps) {
  const { field, inForm, idOf, errorOf, pathOf } = form;
  const entry = useWatch({ control: form.form.control, name: `entries.${id}` });
  const { file, documentType: kind } = entry;
  const today = useToday();
  const kindField = field(pathOf(id, 'documentType'));
  const problem = errorOf(pathOf(id, 'file'));
  return (
    <Box
      component="li"
      sx={{ border: '1px solid var(--line)', borderRadius: '12px', p: 2, listStyle: 'none' }}
    >
      <Stack spacing={2} role="group" aria-label={file.name}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Icon name="document" />
          <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {file.name}
            </Box>{' '}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {formatFileSize(file.size)}
            </Typography>
          </Box>
          {!busy && <IconButton icon="close" label={`Leave out ${file.name}`} onClick={onRemove} />}
        </Stack>
        {problem !== undefined && !busy && (
          <FileProblem
            id={idOf(pathOf(id, 'file'))}
            name={file.name}
            message={problem}
            onChoose={(another) => form.replaceFile(id, another)}
          />
        )}
        <TwoColumns>
          <SelectField
            label={documentType.label}
            options={documentTypeOptions}
            placeholder="Choose a document type"
            {...kindField}
            onChange={(event) => {
              form.chooseKind(id, kind, event.target.value);
              void kindField.onChange(event);
            }}
          />
          {runsOut(kind) && (
            <DateInForm
              {...inForm(pathOf(id, 'expiryDate'))}
              label={expiryDate.label}
              optional
              {...runsOutOn(today)}
            />
          )}
          {(isDated(kind) || entry.issuedOn !== '') && <IssuedField day={inForm(pathOf(id, 'issuedOn'))} />}
          {(isOfDays(kind) || entry.coversFrom !== '' || entry.coversTo !== '') && (
            <CoversFields from={inForm(pathOf(id, 'coversFrom'))} to={inForm(pathOf(id, 'coversTo'))} />
          )}
        </TwoColumns>
        <DependantsInForm
          {...inForm(pathOf(id, 'dependants'))}
          label={dependants.label}
          onChosen={(now) => form.chooseDependants(id, entry.dependants, now)}
        />
        <AddressesInForm
          {...inForm(pathOf(id, 'provesAddresses'))}
          label={provesAddresses.label}
          document={entry}
        />
        <FiledAs id={id} form={form} withExpiry={!runsOut(kind)} />
        {state?.kind === 'sending' && <UploadProgress fileName={file.name} percent={state.percent} />}
        {busy && state?.kind === 'failed' && (
          <div>
            <Pill tone="over">Not uploaded</Pill>
          </div>
        )}
      </Stack>
    </Box>
  );
}

interface FileProblemProps {
  id: string;
  name: string;
  message: string;
  onChoose: (file: File) => void;
}

/** Why a file cannot be kept or was not uploaded, and the way to put another in its place. */
function FileProblem({ id, name, message, onChoose }: FileProblemProps) {
  return (
    <Stack spacing={0.5}>
      <FieldError id={`${id}-error`}>{message}</FieldError>
      <Box
        sx={{
          position: 'relative',
          display: 'inline-flex',
          alignItems: 'center',
          alignSelf: 'flex-start',
          minHeight: 44,
          borderRadius: '8px',
          color: 'primary.main',
          fontWeight: 600,
          '&:hover': { textDecoration: 'underline' },
          '&:has(:focus-visible)': { outline: '3px solid var(--action)', outlineOffset: '1px' },
        }}
      >
        <FileInput
          id={id}
          aria-label={`Choose another file in place of ${name}`}
          aria-describedby={`${id}-error`}
          aria-invalid
          onChoose={([file]) => file !== undefined && onChoose(file)}
        />
        Choose another file
      </Box>
    </Stack>
  );
}
