/**
 * Loads the browser's data for numbers and dates in the page's language. The first format of a process is slow on cheap
 * phones and would block the page while it hydrates.
 */
const language = `${self.name}-u-nu-latn`;
new Intl.NumberFormat(self.name).format(1);
new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(0);
self.close();
