/** Marks the end of the header; the first paint waits for it (see root.tsx). */
export function HeaderEnd() {
  return <span id="bar-whole" hidden />;
}
