import { type EmptyWorld, openEmptyWorld } from './empty-world.ts';
import { quietTest } from './fixtures.ts';

/** Journeys of one worker in a city without demo data. */
export const emptyCityTest = quietTest.extend<object, { city: EmptyWorld }>({
  city: [
    async ({ browserName: _ }, use, { project }) => {
      const city = await openEmptyWorld(project.use.baseURL ?? '');
      await use(city);
      await city.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // Before the sign-in there is no session.
  expectedNoise: async ({ browserName: _ }, provide) => provide(/status of 40[1349]|WebGL/i),
});
