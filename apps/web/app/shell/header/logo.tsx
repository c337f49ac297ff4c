/** The logo. Latin and unmirrored in both directions. */
export function Logo() {
  return (
    <>
      <svg width="34" height="34" viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path
          d="M6.2 16.2H24.6A9.4 9.4 0 1 0 21.6 23.4"
          stroke="currentColor"
          strokeWidth="4.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="27" cy="26.4" r="3.1" fill="var(--logo-dot, var(--accent))" />
      </svg>
      <b>Errand</b>
    </>
  );
}
