import type { FieldProblem } from './field-problems.ts';

/** What is wrong with a value that a person gave, where the shape of the call is enough to tell. */
export type RequestProblem =
  | FieldProblem
  /** As the planner says it (`FieldSaying`). */
  | { readonly say: 'no-from' | 'no-to' }
  | { readonly say: 'text-too-long'; readonly max: number }
  | {
      readonly say:
        | 'text-characters'
        | 'no-plan-text'
        | 'comment-missing'
        | 'poll-title-missing'
        /** A wrong sign-in; it does not tell which part is wrong. */
        | 'sign-in-wrong'
        | 'admin-sign-in-wrong'
        | 'stars-missing'
        | 'sign-in-again'
        | 'own-password-wrong'
        | 'current-password-wrong'
        | 'price-malformed'
        | 'price-below-zero'
        | 'duration-malformed'
        | 'phone-unusable'
        | 'web-address-malformed'
        | 'tile-address-malformed'
        | 'tiles-uncredited'
        | 'account-name-malformed'
        | 'colour-malformed'
        | 'countries-unknown'
        | 'logo-unknown'
        | 'mail-server-malformed'
        | 'provider-private'
        | 'secret-again'
        | 'secret-missing'
        | 'whatsapp-id-malformed'
        | 'offer-ends-early';
    }
  /** `nearest` is the colour most like it that can be read. */
  | { readonly say: 'colour-faint'; readonly contrast: number; readonly nearest: string }
  /** A legal page cannot be published while its text says what is to be filled in. */
  | { readonly say: 'blanks-left'; readonly blanks: readonly string[] }
  | { readonly say: 'embed-address-malformed'; readonly placeholders: readonly string[] }
  | { readonly say: 'too-many-chips'; readonly most: number };
