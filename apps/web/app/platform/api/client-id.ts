/** Identifies this tab to the server (`X-Client-Id`), so that its own changes are not reported back to it. */
export const CLIENT_ID = Math.random().toString(36).slice(2, 12);
