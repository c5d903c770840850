import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

const footer = {
  mt: { xs: 3, sm: 9 },
  p: { xs: '20px 0 32px', sm: '28px 0 48px' },
  borderTop: '1px solid var(--line)',
  color: 'var(--ink3)',
  fontSize: '0.9375rem',
  '& p': { maxWidth: 'none' },
} as const;

/** What the product is and is not, at the foot of every page. */
export function Footer() {
  return (
    <Box component="footer" className="noPrint" sx={footer}>
      <div className="wrap">
        <p>
          Settlewise is not affiliated with UK Visas and Immigration. This tool gives guidance only.{' '}
          <a href="https://www.gov.uk/browse/visas-immigration">Official government guidance</a>
        </p>
        <p>
          <Link to="/changes">What is changing in the rules</Link>
        </p>
      </div>
    </Box>
  );
}
