import MaterialLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { Icon } from './Icon';

/** The way to a page that has more of a matter. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <MaterialLink
      component={Link}
      to={to}
      className="noPrint"
      underline="hover"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        gap: 1,
        minHeight: 44,
        fontWeight: 600,
      }}
    >
      {children} <Icon name="arrowRight" size={18} />
    </MaterialLink>
  );
}
