import { type CivilDate, splitDate } from '@settlewise/rules/calendar';

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const minute = 60_000;
/** How far London's clocks are before UTC, summer first: of an hour that comes twice the first one is meant. */
const offsets = [60 * minute, 0];

/**
 * The instant at which London's clocks show a time (`HH:mm`) of a day, as ISO text. A time that the clocks skip in spring is
 * read by winter time.
 */
export function londonInstant(date: CivilDate, time = '00:00'): string {
  const { year, month, day } = splitDate(date);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inUtc = Date.UTC(year, month - 1, day, hours, minutes);
  const offset = offsets.find((ahead) => londonClock.format(inUtc - ahead) === time) ?? 0;
  return new Date(inUtc - offset).toISOString();
}

/** How many minutes of its day London's clocks show at an instant. */
export function londonMinute(instant: Date): number {
  const [hours = 0, minutes = 0] = londonClock.format(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
