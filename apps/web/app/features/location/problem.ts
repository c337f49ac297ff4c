/** Why a place was not taken, in words; `outside` where nobody delivers, so that a way to where somebody does is shown. */
export type Problem = { text: string; outside?: boolean };
