import { civilDateInLondon, type CivilDate } from '@settlewise/rules';
import { useEffect, useState } from 'react';

const everyMinute = 60_000;

/** What day it is in London; changes by itself at midnight on a page that stays open. */
export function useToday(): CivilDate {
  const [today, setToday] = useState(() => civilDateInLondon(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(civilDateInLondon(new Date())), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return today;
}
