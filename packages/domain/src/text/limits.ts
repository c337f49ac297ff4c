/** The most characters of a name or title in one language, such as that of a store, a zone or a coupon. */
export const TITLE_CHARACTERS = 200;
