import routes from '../../apps/web/app/routes.ts';

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** The paths of all pages, with parameters as in the route table. */
export const PAGE_PATHS = pathsOf(routes);

function pathsOf(entries: Entry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);
}
