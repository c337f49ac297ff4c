/** The range of a store's delivery time: "25-35 min" gives "25–35". Null if the text contains no range. */
export function minutesRange(text: string): string | null {
  const [, from, to] = /(\d+)\s*[-–]\s*(\d+)/.exec(text) ?? [];
  return from && to ? `${from}–${to}` : null;
}
