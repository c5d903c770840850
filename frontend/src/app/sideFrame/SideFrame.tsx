import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '../../ui/SkipLink';
import { phoneWidth } from '../../ui/theme/tokens';
import { mainDress } from '../frame/dress';

interface SideFrameProps {
  /** The navigation; null where the page stands alone. */
  navigation: ReactNode;
  /** Whether the navigation stands beside the page, and not above it; `where wide` while no script decides. */
  beside: boolean | 'where wide';
  banners: ReactNode;
  /** Under the page. */
  foot?: ReactNode;
  /** A bar that lies over the page's end, on a phone. */
  bar?: ReactNode;
}

const oneColumn = 'minmax(0, 1fr)';
const twoColumns = `264px ${oneColumn}`;

function columnsOf(beside: SideFrameProps['beside']) {
  if (beside === 'where wide') return { xs: oneColumn, sm: twoColumns };
  return beside ? twoColumns : oneColumn;
}

/** A frame whose navigation stands beside the page, or in a bar above it on a narrow window. */
export function SideFrame({ navigation, beside, banners, foot, bar }: SideFrameProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink main={main} />
      <Box
        sx={{
          display: 'grid',
          flex: 1,
          minWidth: 0,
          gridTemplateColumns: columnsOf(beside),
          ...(beside === true
            ? { '@media print': { display: 'block' } }
            : {
                gridTemplateRows:
                  beside === false ? 'auto minmax(0, 1fr)' : { xs: 'auto minmax(0, 1fr)', sm: 'none' },
              }),
        }}
      >
        {navigation}
        <Stack
          sx={{
            minWidth: 0,
            ...(Boolean(bar) && {
              [`@media screen and (max-width: ${phoneWidth}px)`]: {
                pb: 'calc(60px + env(safe-area-inset-bottom))',
              },
            }),
          }}
        >
          {banners}
          <Box component="main" id="main" ref={main} tabIndex={-1} sx={mainDress}>
            <Outlet />
          </Box>
          {foot}
        </Stack>
        {bar}
      </Box>
    </>
  );
}
