/** The entry of `npm start`; importing it starts the shop. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- an import needs a module, and main.js exports nothing
export {};
