import { CLASSES } from '../travel-classes.ts';

/** The editor of a travel package: its sections and fields. */
export const packageEditor = {
  status: 'Status',
  shortDescription: 'Short description',
  featureOnHomePage: 'Featured on the home page',
  description: 'Description',
  pictures: 'Pictures',
  itinerary: 'Day-wise itinerary',
  offered: 'What it offers',
  lists: {
    features: {
      label: 'Features',
      example: 'Ride on the toy train',
      add: 'Add feature',
      line: ({ number }: { number: number }) => `Features, feature ${number}`,
      remove: ({ number }: { number: number }) => `Remove feature ${number}`,
    },
    inclusions: {
      label: 'Inclusions',
      example: 'Breakfast and dinner',
      add: 'Add inclusion',
      line: ({ number }: { number: number }) => `Inclusions, inclusion ${number}`,
      remove: ({ number }: { number: number }) => `Remove inclusion ${number}`,
    },
    exclusions: {
      label: 'Exclusions',
      example: 'Entry fees',
      add: 'Add exclusion',
      line: ({ number }: { number: number }) => `Exclusions, exclusion ${number}`,
      remove: ({ number }: { number: number }) => `Remove exclusion ${number}`,
    },
  },

  price: 'Price',
  basePrice: 'Base price',
  currency: 'Currency',
  isPricePerPerson: 'Price per person (off: for the whole group)',
  discount: 'Discount',
  discountEnd: 'Discount ends after',
  noPriceYet: 'The price to pay follows from the base price.',
  /** Before the amount in bold. */
  toPay: 'To pay:',
  /** After the amount in bold. */
  payNote: ({
    isEach,
    discount,
    hasEnded,
  }: {
    isEach: boolean;
    /** The discount in force. */
    discount: { percent: number; base: string; until: string | null } | null;
    hasEnded: boolean;
  }) => {
    const per = isEach ? 'per person' : 'for the group';
    if (hasEnded) return `${per}, the discount has ended`;
    if (!discount) return per;
    const { percent, base, until } = discount;
    return `${per}, ${percent}% OFF of ${base}${until === null ? '' : ` until ${until}`}`;
  },

  trip: 'Trip',
  from: 'From',
  to: 'To',
  durationDays: 'Duration in days',
  travelClass: 'Travel class',
  travelClasses: CLASSES,
  minTravelers: 'Minimum travelers',
  maxTravelers: 'Maximum travelers',

  publishing: 'Publishing',
  publishLater: 'Publish by itself at a set time',
  onlyDraftsWait: 'Only a draft can wait for a set time.',

  booking: 'Booking',
  requiresAdvance: 'Requires advance booking',
  advanceDays: 'Days in advance',
  cancellationPolicy: 'Cancellation policy',
  refundPolicy: 'Refund policy',

  contact: 'Contact',
  contactHint: "Left empty, its page shows the agency's own.",
  phone: 'Phone',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
} as const;
