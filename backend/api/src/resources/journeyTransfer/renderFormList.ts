import type { Journey } from '@settlewise/casework/record';
import { absentDays, countDays, daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import { writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { escapeHtml } from '../../http/escapeHtml';
import { hashStyles } from '../../http/securityHeaders';

const styles = `
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
      table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: 0.5rem; border-bottom: 1px solid; text-align: left; vertical-align: top; }
      td { overflow-wrap: anywhere; }
      .days { text-align: right; }
      tr { break-inside: avoid; }
      @media print { :root { font-size: 0.75rem; } body { margin: 0; } }
    `;

/** The policy forbids scripts, because the page has typed text, and allows its inline style sheet. */
export const formListPolicy = `sandbox; default-src 'none'; style-src ${hashStyles(styles)}`;

/**
 * Renders a page to print or copy, with journeys as application forms ask for them: date left, date returned,
 * destination, reason and whole days, most recent first.
 * @param printedOn today in London
 */
export function renderFormList(journeys: readonly Journey[], printedOn: CivilDate): string {
  const rows = journeys.map(
    (journey) => `
        <tr>
          <td>${writtenDate(journey.departureDate)}</td>
          <td>${journey.returnDate === null ? 'Still away' : writtenDate(journey.returnDate)}</td>
          <td>${escapeHtml(journey.destination)}</td>
          <td>${escapeHtml(sentenceCase(journey.reason))}</td>
          <td class="days">${daysOfTrip(tripUpTo(journey, printedOn), 'whole_days')}</td>
        </tr>`,
  );
  const counted = journeys.map((journey) => tripUpTo(journey, printedOn));
  const total = countDays(absentDays(counted, 'whole_days'));
  const openJourneyNote = journeys.some(({ returnDate }) => returnDate === null)
    ? ' A journey that goes on is counted up to that day.'
    : '';
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Journeys outside the UK</title>
    <style>${styles}</style>
  </head>
  <body>
    <main>
      <h1>Journeys outside the UK</h1>
      <p>The most recent first, as application forms ask for them. Whole days leave out the day you left and the day
      you came back. ${journeys.length.toLocaleString('en-GB')} ${journeys.length === 1 ? 'journey' : 'journeys'},
      ${total.toLocaleString('en-GB')} whole ${total === 1 ? 'day' : 'days'}; days that two journeys share count once.
      Written on ${writtenDate(printedOn)}.${openJourneyNote}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Date left</th>
            <th scope="col">Date returned</th>
            <th scope="col">Destination</th>
            <th scope="col">Reason</th>
            <th scope="col" class="days">Whole days</th>
          </tr>
        </thead>
        <tbody>${rows.join('')}
        </tbody>
      </table>
    </main>
  </body>
</html>
`;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
