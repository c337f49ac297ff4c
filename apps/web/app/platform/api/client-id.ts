/** This tab's name for the server, which tells its changes to the visitor's other tabs and devices (`X-Client-Id`). */
export const CLIENT_ID = Math.random().toString(36).slice(2, 12);
