/** The entries of an iCalendar file, with folded lines joined again (RFC 5545, 3.1). */
export const readEntries = (file: string): readonly string[] =>
  file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1);

/** One text for each entry that names the person: its day and summary, for example `2028-01-04 Your visa expires`. */
export const daysIn = (file: string, who: string): readonly string[] =>
  readEntries(file).flatMap((entry) => {
    const [, year, month, day] = /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/.exec(entry) ?? [];
    const [, summary = ''] = /SUMMARY:(.*)\r\n/.exec(entry) ?? [];
    return summary.includes(who) ? [`${year ?? ''}-${month ?? ''}-${day ?? ''} ${summary}`] : [];
  });
