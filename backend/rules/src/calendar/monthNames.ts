/** January first. Listed here, because `format` of date-fns adds 6 kB of compressed script to every page (ADR 0026). */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
