import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './NoDocuments.module.css';

/** What stands in the place of the list while there is no document at all. */
export function NoDocuments({ onUpload }: { onUpload: () => void }) {
  return (
    <div className={styles['empty']}>
      <span className={styles['picture']}>
        <Icon name="document" size={44} />
      </span>
      <h2>No Documents Found</h2>
      <p>
        Here you will see each document with its status and its expiry date. Start with your passport or your
        visa.
      </p>
      <Button look="quiet" icon="upload" onClick={onUpload}>
        Upload Your First Document
      </Button>
    </div>
  );
}

/** What stands in a category without documents. */
export function NoneInCategory({ category, onShowAll }: { category: string; onShowAll: () => void }) {
  return (
    <div className={styles['empty']}>
      <span className={styles['picture']}>
        <Icon name="document" size={44} />
      </span>
      <h2>No Documents Found</h2>
      <p>None of your documents is in the category {category}.</p>
      <Button look="quiet" onClick={onShowAll}>
        Show all documents
      </Button>
    </div>
  );
}
