import { findFiles, isTest, lineAt, readText, report, withoutComments } from '../files.ts';

/** The live regions of both applications. */
const ANNOUNCER = 'packages/ui/src/live/announcer.tsx';
const LIVE = /role="(?:status|alert|marquee)"|aria-live="(?:polite|assertive)"|<output\b/g;
/** A log is live unless it says otherwise beside its role. */
const LOG = /role="log"(?!\s+aria-live="off")/g;

/** What changes is announced by `packages/ui/src/live` and by nothing else, so that each event is heard once. */
export async function liveRegions(root: string): Promise<string | null> {
  const files = findFiles(root, ['apps/{web,console}/app/**/*.tsx', 'packages/ui/src/**/*.tsx']);
  return report(
    files
      .filter((file) => file !== ANNOUNCER && !isTest(file))
      .flatMap((file) => {
        const text = withoutComments(readText(root, file));
        return [...text.matchAll(LIVE), ...text.matchAll(LOG)].map(
          ({ index, 0: found }) =>
            `${file}:${lineAt(text, index)} ${found}: announce by packages/ui/src/live`,
        );
      }),
  );
}
