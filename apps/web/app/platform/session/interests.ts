/** Interests chosen in this browser, per module. */
const KEY = 'interests';

type Answers = Record<string, number[]>;

function read(): Answers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Answers) : {};
  } catch {
    return {};
  }
}

/** The categories chosen in a module on this browser; null when not asked, empty when skipped. */
export function interestsIn(moduleId: number): number[] | null {
  const answer = read()[moduleId];
  return Array.isArray(answer) ? answer.filter(Number.isInteger) : null;
}

export function knowsInterests(moduleId: number): boolean {
  return interestsIn(moduleId) !== null;
}

/** Stores the answer. Without storage the module asks again next time. */
export function storeInterests(moduleId: number, categoryIds: number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [moduleId]: categoryIds }));
  } catch {}
}
