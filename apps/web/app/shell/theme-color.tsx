import { THEME_COLORS, type Theme } from '@errand/client/theme.ts';

/** Colors the bars of the browser like the page: by the chosen theme, else by the system's. */
export function ThemeColor({ theme }: { theme: Theme | undefined }) {
  if (theme) return <meta name="theme-color" content={THEME_COLORS[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
    </>
  );
}
