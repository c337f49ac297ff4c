/** Stands behind the bar: when it has come, the bar is whole and the page may be painted (see root.tsx). */
export function HeaderEnd() {
  return <span id="bar-whole" hidden />;
}
