import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { useEffect, useState } from 'react';
import { firstDay } from './firstDay';

const everyMinute = 60_000;

/** What day it is in London; changes by itself at midnight on a page that stays open. */
export function useToday(): CivilDate {
  const [today, setToday] = useState(firstDay);
  useEffect(() => {
    const look = () => setToday(civilDateInLondon(new Date()));
    // Not at once: the page that is coming to life has enough to do.
    const first = setTimeout(look);
    const timer = setInterval(look, everyMinute);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return today;
}
