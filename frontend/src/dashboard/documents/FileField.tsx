import { Field } from '../../ui/form/Field';
import { Icon } from '../../ui/Icon';
import { acceptedEndings } from './documentForm';
import styles from './FileField.module.css';
import { formatFileSize, inMegabytes } from './fileSize';

interface FileFieldProps {
  id: string;
  file: File | null;
  /** The bytes that it may have; null where that is not known. */
  limit: number | null;
  /** Whether a file is being dragged over the page. */
  over: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
  onBlur: () => void;
}

/** A file that is picked, or dropped on the form around it. */
export function FileField({ id, file, limit, over, error, onChoose, onBlur }: FileFieldProps) {
  const chosenId = `${id}-chosen`;
  return (
    <Field
      id={id}
      label="File"
      hint={`PDF, Word, JPEG or PNG${limit === null ? '' : `, at most ${inMegabytes(limit)}`}`}
      error={error}
    >
      {({ 'aria-describedby': describedBy, ...control }) => (
        <div className={styles['zone']} data-over={over} data-invalid={error !== undefined}>
          <input
            {...control}
            type="file"
            accept={acceptedEndings}
            className={styles['input']}
            aria-describedby={[describedBy, chosenId].filter(Boolean).join(' ')}
            onBlur={onBlur}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen !== undefined) onChoose(chosen);
              // The same file can be chosen once more, after it has been changed.
              target.value = '';
            }}
          />
          <span className={styles['picture']}>
            <Icon name={file === null ? 'upload' : 'document'} size={28} />
          </span>
          <span id={chosenId} role="status" className={styles['words']}>
            {file === null ? (
              <span className={styles['act']}>Choose a file, or drop it here</span>
            ) : (
              <>
                <span className={styles['name']}>{file.name}</span>
                <span className={styles['more']}>
                  {formatFileSize(file.size)} · <span className={styles['act']}>Choose another file</span>
                </span>
              </>
            )}
          </span>
        </div>
      )}
    </Field>
  );
}
