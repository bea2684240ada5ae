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
        | 'countries-unknown'
        | 'mail-server-malformed'
        | 'provider-private'
        | 'secret-again'
        | 'offer-ends-early';
    }
  | { readonly say: 'embed-address-malformed'; readonly placeholders: readonly string[] }
  | { readonly say: 'too-many-chips'; readonly most: number };
