import { createElement, type ReactNode } from 'react';

/** Draws a line icon on a 24 px grid; decorative, because the text beside it carries the meaning. */
export function Icon({ children, size = 20 }: { children?: ReactNode; size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Returns a function that makes an icon component from its drawing; `usual` is its default size in pixels. */
export const iconMaker =
  (usual: number) =>
  (...drawing: readonly ReactNode[]) =>
  ({ size = usual }: { size?: number }) =>
    createElement(Icon, { size }, ...drawing);

export const icon = iconMaker(20);

export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const ArrowLeftIcon = icon(<path d="M19 12H5M11 6l-6 6 6 6" />);
export const ArrowRightIcon = icon(<path d="M5 12h14M13 6l6 6-6 6" />);
export const SwapIcon = icon(<path d="M7 4L3 8l4 4M3 8h13M17 12l4 4-4 4M21 16H8" />);
export const WarningIcon = icon(<path d="M12 4L2.8 19.5h18.4L12 4zM12 10v4.5M12 17.3v.2" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const InfoIcon = icon(<circle cx="12" cy="12" r="8.5" />, <path d="M12 11v5.5M12 7.7v.2" />);
export const UserIcon = icon(
  <circle cx="12" cy="8" r="4" />,
  <path d="M4.5 20c1.2-3.8 4-5.5 7.5-5.5s6.3 1.7 7.5 5.5" />,
);
export const PinIcon = icon(
  <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21z" />,
  <circle cx="12" cy="9.5" r="2.5" />,
);
export const CalendarIcon = icon(
  <rect x="4" y="5.5" width="16" height="15" rx="2" />,
  <path d="M4 10h16M8.5 3v4M15.5 3v4" />,
);
export const SunIcon = icon(
  <circle cx="12" cy="12" r="4" />,
  <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />);
export const ChevronIcon = icon(<path d="M6 9.5l6 6 6-6" />);
export const PlusIcon = icon(<path d="M12 5.5v13M5.5 12h13" />);
export const MinusIcon = icon(<path d="M5.5 12h13" />);
export const SearchIcon = icon(<circle cx="11" cy="11" r="6.5" />, <path d="M16 16l4.5 4.5" />);
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />);
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />);
export const PhoneIcon = icon(
  <path d="M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z" />,
);
export const MailIcon = icon(<rect x="3.5" y="5.5" width="17" height="13" rx="2" />, <path d="M4 7l8 6 8-6" />);
export const ChatIcon = icon(
  <path d="M20.5 11.5a8.5 8.5 0 0 1-12.6 7.4L3.5 20.5l1.6-4.4A8.5 8.5 0 1 1 20.5 11.5z" />,
  <path d="M9 9.5c.3 2.9 2.100 4.7 5 5l1-1.5-2-1-1 .7c-.8-.4-1.3-.9-1.7-1.7l.7-1-1-2z" />,
);
