import styles from './UploadProgress.module.css';

/** How far an upload is. @param percent of the bytes that have been sent */
export function UploadProgress({ fileName, percent }: { fileName: string; percent: number }) {
  return (
    <div className={styles['progress']}>
      <div className={styles['words']}>
        <span role="status">{percent < 100 ? 'Uploading…' : 'Checking and storing the file…'}</span>
        <span aria-hidden="true">{percent}%</span>
      </div>
      <progress className={styles['bar']} max={100} value={percent} aria-label={`Upload of ${fileName}`}>
        {percent}%
      </progress>
    </div>
  );
}
