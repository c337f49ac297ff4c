/** The booking page; with a category it starts with that one instead of the draft's. */
export function parcelBookingHref(categoryId?: number): string {
  return categoryId === undefined ? '/parcel/booking' : `/parcel/booking?category=${categoryId}`;
}
