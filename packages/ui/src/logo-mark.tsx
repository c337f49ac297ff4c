/** The product's logo mark, decorative beside its name. `--logo-dot` colors its dot. */
export function LogoMark({ size, className }: { size: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M6.2 16.2H24.6A9.4 9.4 0 1 0 21.6 23.4"
        stroke="currentColor"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="27" cy="26.4" r="3.1" fill="var(--logo-dot, var(--accent))" />
    </svg>
  );
}
