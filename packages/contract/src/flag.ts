/** Parses a flag (0 or 1). */
export function isOn(flag: number | null | undefined): boolean {
  return flag === 1;
}
