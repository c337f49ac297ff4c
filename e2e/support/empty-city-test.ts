import { type EmptyWorld, openEmptyWorld } from './empty-world.ts';
import { quietTest } from './fixtures.ts';

type Cities = { of: (file: string) => Promise<EmptyWorld> };

/** Journeys in a city without demo data. Those of a file share one; a worker closes it before it opens that of another file. */
export const emptyCityTest = quietTest.extend<{ city: EmptyWorld }, { cities: Cities }>({
  cities: [
    async ({ browserName: _ }, use, { project }) => {
      let open: { file: string; city: EmptyWorld } | null = null;
      await use({
        async of(file) {
          if (open?.file === file) return open.city;
          await open?.city.close();
          open = { file, city: await openEmptyWorld(project.use.baseURL ?? '') };
          return open.city;
        },
      });
      await (open as { city: EmptyWorld } | null)?.city.close();
    },
    { scope: 'worker' },
  ],
  city: [
    async ({ cities }, use, { file }) => {
      await use(await cities.of(file));
    },
    { timeout: 300_000 },
  ],
  // Before the sign-in there is no session.
  expectedNoise: async ({ browserName: _ }, provide) => provide(/status of 40[1349]|WebGL/i),
});
