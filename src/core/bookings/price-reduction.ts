/** How the price of a booked item was reduced when the booking was sent. */
export interface PriceReduction {
  readonly basePrice: number;
  readonly price: number;
  readonly discountPercentage: number;
  readonly offer: { readonly title: string; readonly percent: number } | null;
}
