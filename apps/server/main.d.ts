/** The entry of `npm start`; importing it starts the shop. */
export {};
