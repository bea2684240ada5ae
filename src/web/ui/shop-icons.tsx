import { icon } from './icons.tsx';

export const StarIcon = icon(
  <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.900L3.5 9.700l5.9-.8z" />,
);
export const ShareIcon = icon(
  <circle cx="17.5" cy="5.5" r="2.5" />,
  <circle cx="6.5" cy="12" r="2.5" />,
  <circle cx="17.5" cy="18.5" r="2.5" />,
  <path d="M8.7 10.700l6.6-3.900M8.7 13.300l6.6 3.9" />,
);
export const FilterIcon = icon(
  <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />,
  <circle cx="15" cy="7" r="2" />,
  <circle cx="9" cy="17" r="2" />,
);
export const GroupIcon = icon(
  <circle cx="9" cy="8.5" r="3.5" />,
  <path d="M2.5 19.500c1-3.5 3.5-5 6.5-5s5.5 1.5 6.5 5M16 5.300a3.5 3.5 0 0 1 0 6.400M18 15c1.8.7 3 2.2 3.6 4.5" />,
);
export const SeatIcon = icon(<path d="M7 4.500v8.500h8.500v6.500M7 13a4 4 0 0 0-2.5 3.500h11M9.5 9.500H14" />);
export const RouteIcon = icon(
  <circle cx="6" cy="18" r="2.5" />,
  <circle cx="18" cy="6" r="2.5" />,
  <path d="M8.5 18H15a3.5 3.5 0 0 0 0-7H9.500a3 3 0 0 1 0-5.500h6" />,
);
export const LinkedinIcon = icon(
  <rect x="4" y="4" width="16" height="16" rx="3" />,
  <path d="M8 11v5.500M8 8v.1M12 16.500V11M12 13.500c0-1.5 1-2.5 2.2-2.500s2 .8 2 2.300v3.2" />,
);
