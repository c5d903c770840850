import { civilDateInLondon, type CivilDate } from '@settlewise/rules';
import { useEffect, useState } from 'react';
import { firstDay } from './firstDay';

const everyMinute = 60_000;

/** What day it is in London; changes by itself at midnight on a page that stays open. */
export function useToday(): CivilDate {
  const [today, setToday] = useState(firstDay);
  useEffect(() => {
    const look = () => setToday(civilDateInLondon(new Date()));
    look();
    const timer = setInterval(look, everyMinute);
    return () => clearInterval(timer);
  }, []);
  return today;
}
