import '@fontsource-variable/public-sans/index.css';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/**
 * The least that a page of these packages weighs: React, router, queries, the library's theme, a bar, a button, a card, a
 * text and the font. `npm run bench -- pages` measures our pages beside it.
 */
function Floor() {
  return (
    <>
      <AppBar>Settlewise</AppBar>
      <Card>
        <Typography variant="h1">The floor</Typography>
        <Button>Go on</Button>
      </Card>
    </>
  );
}

const theme = createTheme({ cssVariables: true, typography: { fontFamily: 'Public Sans Variable' } });

const root = document.getElementById('root');
if (root === null) throw new Error('floor.html has no element for the page');
createRoot(root).render(
  <ThemeProvider theme={theme}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Floor }])} />
    </QueryClientProvider>
  </ThemeProvider>,
);
