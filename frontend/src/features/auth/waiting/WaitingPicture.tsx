import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Bars, Boxes, Days, Facts, Headline, Line, Rows, Switches } from './pictureParts';
import type { WaitingAddress } from './waitingPages';

/** A made-up piece of a page, made of what the page itself is made of. It says nothing that the words beside it do not. */
export function WaitingPicture({ of }: { of: WaitingAddress }) {
  return (
    <Stack aria-hidden className="card" spacing={1.5} sx={{ p: 2.5, pointerEvents: 'none' }}>
      <Typography variant="body2" color="textSecondary">
        Example
      </Typography>
      {pictures[of]}
    </Stack>
  );
}

const account = (
  <Facts
    of={[
      ['Name', 'Sam Rivera'],
      ['Email', 'sam@example.org'],
      ['Phone', '07700 900456'],
    ]}
  />
);

const pictures: Readonly<Record<WaitingAddress, ReactNode>> = {
  '/dashboard': (
    <>
      <Headline>Next: book the English test</Headline>
      <Rows
        of={[
          ['calendar', 'You can apply from 4 Dec 2027'],
          ['plane', '59 days away', 'within', 'Within the ILR limit'],
        ]}
      />
    </>
  ),
  '/dashboard/documents': (
    <Rows
      of={[
        ['document', 'Passport', 'within', 'Valid'],
        ['form', 'English certificate', 'within', 'Valid'],
        ['document', 'Letter from my employer', 'soon', 'Expires soon'],
      ]}
    />
  ),
  '/dashboard/documents/referees': (
    <Rows
      of={[
        ['person', 'Dr Grace Hill, doctor', 'within', 'Fits'],
        ['person', 'Paul Marsh, friend', 'soon', 'One question'],
      ]}
    />
  ),
  '/dashboard/tasks': (
    <Rows
      of={[
        ['check', 'Renew my passport', 'within', 'Done'],
        ['book', 'Book Life in the UK test', 'soon', 'Due 3 May'],
        ['mail', 'Ask for a letter', 'plain', 'Due 20 May'],
      ]}
    />
  ),
  '/dashboard/absences': (
    <Days
      trips={[
        ['2025-02-10', '2025-02-24'],
        ['2025-07-20', '2025-08-19'],
        ['2026-04-02', '2026-04-16'],
      ]}
      badge={['within', '59 days away in two years']}
    />
  ),
  '/dashboard/dependants': (
    <Rows
      of={[
        ['person', 'Leila, partner', 'plain', 'From May 2028'],
        ['person', 'Tom, 7 years old', 'plain', 'From Dec 2027'],
      ]}
    />
  ),
  '/alerts': (
    <Rows
      of={[
        ['calendar', 'Your visa expires', 'soon', '90 days'],
        ['check', 'Send the form', 'within', 'Done'],
        ['pound', 'The fees change', 'plain', 'In a month'],
      ]}
    />
  ),
  '/dashboard/addresses': (
    <Facts
      of={[
        ['4 Mill Lane, Leeds', 'Since 15 Jan 2024'],
        ['Flat 2, Leith', 'Until 14 Jan 2024'],
      ]}
    />
  ),
  '/dashboard/notifications': (
    <Rows
      of={[
        ['alert', 'Your visa ends in 30 days', 'over', 'Urgent'],
        ['bell', 'Your passport expires soon', 'soon', 'Soon'],
        ['check', 'Task done: English test'],
      ]}
    />
  ),
  '/dashboard/progress': (
    <>
      <Headline badge={['within', 'Within the ILR limit']}>You can apply from 4 December 2027</Headline>
      <Bars of={[['Time in the UK', 72]]} />
    </>
  ),
  '/dashboard/timeline': (
    <Line
      past={1}
      of={[
        ['12 Jan 2026', 'Visa begins'],
        ['3 May 2026', 'Life in the UK test'],
        ['4 Dec 2027', 'First day to apply'],
      ]}
    />
  ),
  '/dashboard/applications': (
    <>
      <Bars of={[['Waiting since 12 Oct', 40]]} />
      <Rows
        of={[
          ['clock', 'Settlement (ILR)', 'plain', 'No decision yet'],
          ['check', 'Skilled Worker', 'within', 'Granted'],
        ]}
      />
    </>
  ),
  '/dashboard/work': (
    <Rows
      of={[
        ['form', 'Welder, Leith Shipyard', 'plain', 'Since 2021'],
        ['book', 'Nursing, City College', 'plain', '2018 to 2021'],
      ]}
    />
  ),
  '/dashboard/parents': (
    <Rows
      of={[
        ['person', 'Rosa Rivera, mother', 'plain', 'Born in Bilbao'],
        ['person', 'Luis Rivera, father', 'plain', 'Born in Vigo'],
      ]}
    />
  ),
  '/dashboard/immigration-profile': (
    <Facts
      of={[
        ['Visa', 'Skilled Worker'],
        ['Start date', '1 Jan 2023'],
        ['Expiry date', '31 Dec 2027'],
        ['Before it', 'Student'],
      ]}
    />
  ),
  '/dashboard/ilr-calculator': (
    <>
      <Rows
        of={[
          ['check', 'Visa and dates', 'plain', 'Filled in'],
          ['check', '12 journeys', 'plain', 'Filled in'],
        ]}
      />
      <Headline>ILR from 4 December 2027</Headline>
    </>
  ),
  '/dashboard/settings': account,
  '/dashboard/profile': account,
  '/dashboard/profile-settings': account,
  '/dashboard/notification-settings': (
    <Switches
      of={[
        ['Notifications', true],
        ['Emails', true],
        ['Every day', false],
      ]}
    />
  ),
  '/dashboard/password': (
    <>
      <Boxes of="••••••" />
      <Rows
        of={[
          ['shield', 'This computer', 'within', 'Now'],
          ['logout', 'Phone', 'plain', 'Yesterday'],
        ]}
      />
    </>
  ),
  '/dashboard/lawyer-access': (
    <>
      <Rows of={[['people', 'Your lawyer', 'within', 'Until 30 June']]} />
      <Switches
        of={[
          ['Addresses too', true],
          ['Identity data', false],
        ]}
      />
    </>
  ),
  '/absence-tracker': (
    <>
      <Days
        trips={[
          ['2024-05-06', '2024-05-20'],
          ['2025-12-12', '2026-01-09'],
          ['2026-08-01', '2026-08-15'],
        ]}
        badge={['within', 'Enough days are left']}
      />
      <Rows of={[['plane', 'Lisbon, 1 to 15 August']]} />
    </>
  ),
  '/ilr': (
    <>
      <Headline badge={['within', 'Saved']}>ILR from 4 December 2027</Headline>
      <Bars of={[['', 72]]} />
    </>
  ),
  '/citizenship': (
    <>
      <Headline badge={['within', 'Saved']}>Citizenship from 5 December 2028</Headline>
      <Rows
        of={[
          ['check', 'Life in the UK test'],
          ['clock', 'Time with ILR'],
        ]}
      />
    </>
  ),
  '/saved-results': (
    <Rows
      of={[
        ['form', 'ILR, saved on 20 June', 'within', 'From Dec 2027'],
        ['form', 'ILR, saved on 3 March', 'plain', 'From Feb 2028'],
        ['people', 'Citizenship', 'plain', 'Shared'],
      ]}
    />
  ),
  '/saved-results/:id': (
    <>
      <Headline badge={['plain', 'Saved on 20 June']}>ILR from 4 December 2027</Headline>
      <Facts
        of={[
          ['Visa since', '1 Jan 2023'],
          ['Days away', '59'],
        ]}
      />
    </>
  ),
  '/shared-with-me': (
    <Rows
      of={[
        ['person', 'Sam Rivera', 'within', 'Open'],
        ['person', 'Leila Khan', 'soon', 'Ends in 3 days'],
      ]}
    />
  ),
  '/shared-with-me/:grantId': (
    <>
      <Rows of={[['person', 'Sam Rivera', 'plain', 'To look at']]} />
      <Line
        past={1}
        of={[
          ['1 Jan 2023', 'Visa begins'],
          ['4 Dec 2027', 'First day to apply'],
        ]}
      />
    </>
  ),
  '/onboarding': (
    <>
      <Bars of={[['Page 2 of 6', 33]]} />
      <Facts
        of={[
          ['Visa type', 'Skilled Worker'],
          ['Visa start', '1 Jan 2023'],
        ]}
      />
    </>
  ),
  '/documents': (
    <Rows
      of={[
        ['check', 'Payslips', 'within', '3 months'],
        ['document', 'Proof of address', 'plain', 'To get'],
        ['book', 'English certificate', 'plain', 'To get'],
      ]}
    />
  ),
  '/fees': (
    <Bars
      of={[
        ['You', 90],
        ['Leila', 70],
        ['Tom', 45],
      ]}
    />
  ),
  '/documents/saved/:id': (
    <Rows
      of={[
        ['check', 'Passport', 'within', 'Have it'],
        ['document', 'Letter of your employer', 'soon', 'Too old'],
        ['calendar', 'As it was', 'plain', '3 March'],
      ]}
    />
  ),
  '/address/saved/:id': (
    <Rows
      of={[
        ['pin', 'Flat 2, Leith', 'within', 'Proof'],
        ['pin', '9 Mare Street', 'soon', 'No proof'],
        ['calendar', 'As it was', 'plain', '3 March'],
      ]}
    />
  ),
  '/forms/saved/:id': (
    <Rows
      of={[
        ['document', 'Names and birth', 'within', 'All there'],
        ['document', 'Time outside the UK', 'soon', '1 missing'],
        ['calendar', 'As it was', 'plain', '3 March'],
      ]}
    />
  ),
  '/timeline/saved/:id': (
    <Line
      past={1}
      of={[
        ['2023', 'Visa'],
        ['3 March', 'As it was'],
        ['2028', 'ILR'],
      ]}
    />
  ),
  '/fees/saved/:id': (
    <Bars
      of={[
        ['Saved in March', 80],
        ['Now', 90, 'soon'],
      ]}
    />
  ),
  '/timeline': (
    <Line
      past={1}
      of={[
        ['2023', 'Visa'],
        ['2028', 'ILR'],
        ['2029', 'Citizenship'],
        ['2029', 'Passport'],
      ]}
    />
  ),
  '/address': (
    <Rows
      of={[
        ['pin', '4 Mill Lane, Leeds', 'within', 'Proof'],
        ['warning', 'Some days are missing', 'soon', 'Gap'],
        ['pin', 'Flat 2, Leith', 'within', 'Proof'],
      ]}
    />
  ),
  '/forms': (
    <Facts
      of={[
        ['1. Surname', 'RIVERA'],
        ['Date of birth', '05/03/1990'],
        ['9. Left the UK', '12/08/2025'],
        ['12. Convictions', 'Only you answer'],
      ]}
    />
  ),
  '/two-step-sign-in': (
    <>
      <Boxes of="481207" />
      <Rows of={[['shield', 'Code from your app', 'within', 'Right']]} />
    </>
  ),
};
