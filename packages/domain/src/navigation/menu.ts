/** The most groups of a menu, links in one, and characters of a text in one language. */
export const MENU_LIMITS = { groups: 3, links: 10, characters: 60 };
