const shapes = {
  house: 'M4 10.5 12 4l8 6.5V20h-5v-6H9v6H4z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
  plane:
    'M3 20h18M4.5 15.5l-2-5 2 .3 2 2.2 4-1L7 6.5l2.2-.3 5.3 4.6 4.5-1.2c1.2-.3 2.2.2 2.5 1s-.4 1.7-1.5 2Z',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  pound: 'M17 7.5C16.5 5.3 15 4 13 4c-2.4 0-4 1.7-4 4.2V17c0 1.5-.8 2.5-2.5 3H18M6.5 12.5H15',
  milestones: 'M3 12h18M6 8.5v7M12 8.5v7M18 8.5v7',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  book: 'M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2ZM12 6.5v14',
  form: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16H12',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15zM10 21h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.3',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V13M12 16.2v.3',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.6v.3',
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  chevronDown: 'm6 9 6 6 6-6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.7 3.8-5.5 7.5-5.5s6.7 1.8 7.5 5.5',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 15.3c2.2.6 3.6 2.2 4 4.7',
  settings: 'M4 7.5h8M16 7.5h4M14 5v5M4 16.5h4M12 16.5h8M10 14v5',
  more: 'M4.2 12a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0M11.1 12a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0M18 12a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0',
  logout: 'M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  refresh: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  edit: 'm4 20 1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  bin: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.2 11v5.5M13.8 11v5.5',
  note: 'M4 4.5h16v11h-9L6.5 20v-4.5H4zM8 8.5h8M8 11.5h5',
  print: 'M7 8.5V3.5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9 6c.9-.3 1.9-.5 3-.5 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1M10 10a3 3 0 0 0 4 4.2',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6zM9 12l2.2 2.3L15.3 10',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  upload: 'M12 15.5V4M7 8.5 12 4l5 4.5M4 15.5V20h16v-4.5',
  download: 'M12 4v11.5M7 11l5 4.5 5-4.5M4 15.5V20h16v-4.5',
  offline:
    'M4 4l16 16M2.5 9.5A14 14 0 0 1 7 6.8M11 5.6c4-.3 7.7 1.2 10.5 3.9M6 13.2a9 9 0 0 1 4.5-2.4M15 11.5a9 9 0 0 1 3 1.7M12 18.5v.3',
} as const;

export type IconName = keyof typeof shapes;

/** A line drawing beside words; it never stands alone, so screen readers skip it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
