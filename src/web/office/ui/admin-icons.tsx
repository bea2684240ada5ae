import { iconMaker } from '../../ui/icons.tsx';

const smallIcon = iconMaker(16);

export const ArrowUpIcon = smallIcon(<path d="M12 19V5M6 11l6-6 6 6" />);
export const ArrowDownIcon = smallIcon(<path d="M12 5v14M6 13l6 6 6-6" />);
export const BinIcon = smallIcon(<path d="M4.5 7h15M10 7V4.5h4V7M6.5 7l1 12.500h9l1-12.500M10.200 11v5M13.800 11v5" />);
export const BulletListIcon = smallIcon(<path d="M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01" />);
export const NumberedListIcon = smallIcon(
  <path d="M10 6h10M10 12h10M10 18h10M4 4.500l1-.7v4.400M3.800 15.500c1.800-1.500 3 .3 0 3.500h2.500" />,
);
export const LinkIcon = smallIcon(
  <path d="M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1" />,
);
export const UndoIcon = smallIcon(<path d="M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3" />);
export const RedoIcon = smallIcon(<path d="M16 5l4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h3" />);
export const QuoteIcon = smallIcon(
  <path d="M4 17c2.500-.5 4-2.500 4-6V6.500H4V11h4M13 17c2.500-.5 4-2.500 4-6V6.500h-4V11h4" />,
);
export const PictureIcon = smallIcon(
  <rect x="3.500" y="5" width="17" height="14" rx="2" />,
  <path d="M4 16.500l5-5 4 4 2.500-2.500 5 5M15.500 9.500v.01" />,
);
