/** Fields that messages name, across the forms of the back office. */
export type FieldName =
  | 'activity-days'
  | 'advance-booking'
  | 'agency'
  | 'ai-log-days'
  | 'author'
  | 'base-price'
  | 'brand'
  | 'cancellation-policy'
  | 'caption'
  | 'category'
  | 'chip'
  | 'contact-email'
  | 'contact-phone'
  | 'contact-whatsapp'
  | 'closure-reason'
  | 'content'
  | 'currency'
  | 'daily-budget'
  | 'day-detail'
  | 'day-title'
  | 'description'
  | 'each-exclusion'
  | 'each-feature'
  | 'each-inclusion'
  | 'each-tag'
  | 'email'
  | 'excerpt'
  | 'exclusions'
  | 'fact-source'
  | 'fact-why'
  | 'featured'
  | 'features'
  | 'fee'
  | 'first-day'
  | 'from-location'
  | 'hours'
  | 'inclusions'
  | 'itinerary'
  | 'last-day'
  | 'latitude'
  | 'lead-days'
  | 'longitude'
  | 'mail-server'
  | 'messages-per-day'
  | 'meta-description'
  | 'meta-title'
  | 'model-price'
  | 'office'
  | 'percent'
  | 'phone'
  | 'pictures'
  | 'plan-days'
  | 'port'
  | 'price'
  | 'price-per-person'
  | 'publish-date'
  | 'recipient'
  | 'refund-policy'
  | 'remove-featured-image'
  | 'requests-per-minute'
  | 'rupees-per-dollar'
  | 'session-timeout'
  | 'short-description'
  | 'sight-about'
  | 'names'
  | 'sight-name'
  | 'slug'
  | 'sms-account'
  | 'sms-address'
  | 'sms-sender'
  | 'status'
  | 'tags'
  | 'temperature'
  | 'text'
  | 'themes'
  | 'title'
  | 'to-location'
  | 'token-limit'
  | 'travel-class'
  | 'trip-days'
  | 'valid-until'
  | 'visit-minutes'
  | 'whatsapp'
  | 'whatsapp-number-id';

/** What is wrong with a field, whatever it is for. */
export type FieldProblem =
  | {
      readonly say:
        | 'field-missing'
        | 'field-characters'
        | 'field-unreadable'
        | 'field-not-list'
        | 'field-not-flag'
        | 'field-not-whole'
        | 'field-not-number'
        | 'field-negative';
      readonly field: FieldName;
    }
  | { readonly say: 'field-too-long'; readonly field: FieldName; readonly max: number }
  | { readonly say: 'field-too-many'; readonly field: FieldName; readonly most: number }
  | { readonly say: 'field-too-small'; readonly field: FieldName; readonly min: number }
  | { readonly say: 'field-too-large'; readonly field: FieldName; readonly max: number };

/** What is wrong with a slug that was typed. */
export type SlugProblem =
  | { readonly say: 'slug-characters' }
  | { readonly say: 'slug-reserved'; readonly slug: string };

export const missing = (field: FieldName): FieldProblem => ({ say: 'field-missing', field });

export const tooLong = (field: FieldName, max: number): FieldProblem => ({ say: 'field-too-long', field, max });
