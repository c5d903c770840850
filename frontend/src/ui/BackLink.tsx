import MaterialLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { Icon } from './Icon';

/** Above a page's title: the way to the page that this one belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <MaterialLink
      component={Link}
      to={to}
      underline="hover"
      className="noPrint"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        justifySelf: 'start',
        gap: 1,
        minHeight: 44,
        fontWeight: 600,
      }}
    >
      <Icon name="arrowLeft" /> {children}
    </MaterialLink>
  );
}
