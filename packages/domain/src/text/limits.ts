/** The most characters of a name or title in one language, such as that of a store, a zone or a coupon. */
export const TITLE_CHARACTERS = 200;

/** The most characters of a title and a description for search engines, which cut off longer ones. */
export const META_CHARACTERS = { title: 70, description: 200 };
