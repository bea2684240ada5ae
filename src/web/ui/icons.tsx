import type { ReactNode } from 'react';

/** Draws a line icon on a 24 px grid; decorative, because the text beside it carries the meaning. */
export function Icon({ children, size = 20 }: { children: ReactNode; size?: number | undefined }) {
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

interface IconProps {
  size?: number;
}

export const CloseIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const MenuIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
export const ArrowLeftIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M19 12H5M11 6l-6 6 6 6" />
  </Icon>
);
export const ArrowRightIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);
export const SwapIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M7 4L3 8l4 4M3 8h13M17 12l4 4-4 4M21 16H8" />
  </Icon>
);
export const WarningIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M12 4L2.8 19.5h18.4L12 4zM12 10v4.5M12 17.3v.2" />
  </Icon>
);
export const CheckIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);
export const InfoIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.7v.2" />
  </Icon>
);
export const UserIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c1.2-3.8 4-5.5 7.5-5.5s6.3 1.7 7.5 5.5" />
  </Icon>
);
export const PinIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
);
export const CalendarIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <rect x="4" y="5.5" width="16" height="15" rx="2" />
    <path d="M4 10h16M8.5 3v4M15.5 3v4" />
  </Icon>
);
export const SunIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
  </Icon>
);
export const MoonIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
  </Icon>
);
export const ChevronIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M6 9.5l6 6 6-6" />
  </Icon>
);
export const PlusIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
);
export const MinusIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M5.5 12h13" />
  </Icon>
);
export const SearchIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </Icon>
);
export const PauseIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);
export const PlayIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M8 5.5v13l10.5-6.5z" />
  </Icon>
);
export const PhoneIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z" />
  </Icon>
);
export const MailIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="M4 7l8 6 8-6" />
  </Icon>
);
export const ChatIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M20.5 11.5a8.5 8.5 0 0 1-12.6 7.4L3.5 20.5l1.6-4.4A8.5 8.5 0 1 1 20.5 11.5z" />
    <path d="M9 9.5c.3 2.9 2.100 4.7 5 5l1-1.5-2-1-1 .7c-.8-.4-1.3-.9-1.7-1.7l.7-1-1-2z" />
  </Icon>
);
