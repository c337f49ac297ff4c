/** The reason why a location was rejected; `outside` adds a link to the map of zones. */
export type Problem = { text: string; outside?: boolean };
