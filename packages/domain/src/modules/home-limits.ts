/** What an operator may write on the home page of a module. */
export const MODULE_HOME_LIMITS = {
  /** How it works, step by step. */
  steps: 6,
  /** Reasons to choose the module. */
  reasons: 12,
  titleCharacters: 80,
  textCharacters: 300,
  position: 1000,
} as const;
