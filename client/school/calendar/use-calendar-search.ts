// The simulated search for a school calendar: on this device only, after two seconds, without a call (SCH-06, SCH-07).
import { useEffect, useRef, useState } from 'react';
import type { FoundCalendar } from '#contract/shapes.ts';
import { todayIn } from '#rules/time/dates.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';

/** Milliseconds. */
const SEARCH_TIME = 2000;

interface Wanted {
  schoolName: string;
  schoolDistrict: string;
}

/** Searches, and hands the calendar to `onFound` unless the page was left or the search stopped meanwhile. */
export function useCalendarSearch(zone: string, onFound: (found: FoundCalendar) => void) {
  const [isSearching, setIsSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setIsSearching(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = ({ schoolName, schoolDistrict }: Wanted): boolean => {
    if (schoolName.trim() === '' || schoolDistrict.trim() === '') {
      toast({
        title: 'Missing Information',
        description: 'Please enter school name and district before searching',
        variant: 'destructive',
      });
      return false;
    }
    const rules = import('#rules/school/typical-calendar.ts');
    // A failed fetch is told of when the time is over.
    rules.catch(() => undefined);
    setIsSearching(true);
    const find = async () => {
      try {
        const { typicalCalendar } = await rules;
        onFound(typicalCalendar(schoolName.trim(), todayIn(new Date(), zone), zone));
      } catch {
        toastError("The search didn't work. Please check your connection and try again.");
      }
      setIsSearching(false);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void find(), SEARCH_TIME);
    return true;
  };
  return { isSearching, search, stop };
}
