import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageTitle documentTitle="404 Page Not Found">404 Page Not Found</PageTitle>
      <p className={styles['text']}>
        There is nothing at this address. It may be a tool that is still being built, or the address has a
        mistake in it.
      </p>
      <p className={styles['hint']}>Did you forget to add the page to the router?</p>
      <ButtonLink to="/" icon="arrowLeft">
        Back to tools
      </ButtonLink>
    </div>
  );
}
