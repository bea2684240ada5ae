import { icon } from './icons.tsx';

export const BedIcon = icon(
  <path d="M3.5 18.5v-12M3.5 15.5h17v3M20.5 15.5v-2a3 3 0 0 0-3-3h-7v5" />,
  <circle cx="7" cy="11.5" r="1.8" />,
);
export const TrainIcon = icon(
  <rect x="5.5" y="3.5" width="13" height="13.5" rx="3" />,
  <path d="M5.5 11h13M12 3.5V11M8.5 17l-2.5 3.5M15.5 17l2.5 3.5M8.8 14h.1M15.200 14h.1" />,
);
export const PlaneIcon = icon(
  <path d="M10.5 13.5L3.5 11l1.5-1.5 7 .8 4.200-4.200c1.200-1.200 2.900-1.700 3.600-1s.2 2.400-1 3.600l-4.200 4.200.8 7-1.5 1.5-2.5-7-3.700 3.700.3 2.200-1.200 1.200-1.5-3.300-3.300-1.5 1.200-1.200 2.200.3z" />,
);
export const CarIcon = icon(
  <path d="M4 16.5v-3.5l2-5.5h12l2 5.5v3.5zM4.5 12.5h15M5.5 16.5v2M18.5 16.5v2M7.5 14.600h.1M16.400 14.600h.1" />,
);
export const BusIcon = icon(
  <rect x="4.5" y="4.5" width="15" height="13" rx="2" />,
  <path d="M4.5 11.5h15M7 17.5v2M17 17.5v2M8 14.5h.1M16 14.5h.1" />,
);
export const BoatIcon = icon(<path d="M4 14.5h16l-2.5 4.5h-11zM11.5 14.5v-11c3.5 2 5.5 5 6 8.5h-6" />);
export const MealIcon = icon(
  <path d="M4 12.5h16a8 8 0 0 1-16 0zM9 9.5c-1.5-1.5 1-2.5 0-4.5M13.5 9.5c-1.5-1.5 1-2.5 0-4.5" />,
);
export const TicketIcon = icon(<path d="M4 7.5h16v3a1.8 1.8 0 0 0 0 3.5v3H4v-3a1.8 1.8 0 0 0 0-3.5zM14.5 7.5v9.5" />);
export const ShieldIcon = icon(
  <path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z" />,
  <path d="M8.8 12l2.300 2.300 4.200-4.600" />,
);
export const MapIcon = icon(<path d="M9 5L3.5 7v12L9 17l6 2 5.5-2V5L15 7zM9 5v12M15 7v12" />);
export const LockIcon = icon(
  <rect x="5" y="10.5" width="14" height="9.5" rx="2" />,
  <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />,
);
export const GripIcon = icon(
  <path d="M9 5.5v.01M15 5.5v.01M9 12v.01M15 12v.01M9 18.5v.01M15 18.5v.01" strokeWidth="3" />,
);
export const CopyIcon = icon(
  <path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1" />,
);
export const CupIcon = icon(
  <path d="M5 9.5h11.5v5a4.5 4.5 0 0 1-4.5 4.5H9.5A4.5 4.5 0 0 1 5 14.5zM16.5 11h1.5a2 2 0 0 1 0 4.5h-1.700M9 3.5c-1 1.200 1 1.8 0 3.200M13 3.5c-1 1.200 1 1.8 0 3.200" />,
);
export const KeyIcon = icon(<circle cx="8" cy="15.5" r="4" />, <path d="M11 12.5l8.5-8.5M15.5 8l3 3" />);
export const RefreshIcon = icon(<path d="M19.5 11a7.5 7.5 0 1 0-1.700 6M19.5 5v6h-6" />);
export const PermitIcon = icon(<path d="M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5M9.5 15.5h5" />);
export const PeakIcon = icon(<path d="M3 19l6.5-12 4 7 2-3L21 19zM7.5 11l2 1.5 2-1.5" />);
export const FacebookIcon = icon(
  <path d="M14.5 8.5h2.5v-4h-2.5a4 4 0 0 0-4 4v2.5H8v4h2.5v5.5h4v-5.5h2.5l.5-4h-3V9.5a1 1 0 0 1 0-1z" />,
);
export const TwitterIcon = icon(<path d="M4.5 4.5l15 15M19 4.5l-6.300 6.8M5 19.5l6.300-6.8M4.5 4.5h4l11 15h-4z" />);
