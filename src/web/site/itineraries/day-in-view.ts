import { type RefObject, useEffect, useState } from 'react';

/** Returns the number of the day being read: the one that crosses a line a third of the way down the window. */
export function useDayInView(list: RefObject<HTMLElement | null>): number {
  const [day, setDay] = useState(1);
  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ isIntersecting }) => isIntersecting);
        const number = Number((inView?.target as HTMLElement | undefined)?.dataset.day);
        if (number) setDay(number);
      },
      { rootMargin: '-34% 0px -65% 0px' },
    );
    for (const element of list.current.querySelectorAll('[data-day]')) observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return day;
}
