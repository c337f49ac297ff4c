import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applicantPapers } from '@errand/api/registration';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- papers courier|store APPLICATION FOLDER

Writes the private papers of an application to a folder: portrait and identity papers, or the tax certificate.`;

/** `papers KIND APPLICATION FOLDER`. Returns exit code 0 when the papers are written, else 1. */
export const papersCommand = defineCommand({
  help: HELP,
  options: {},
  async run([kind, application, folder, ...more], _values, reporter) {
    if (kind !== 'courier' && kind !== 'store')
      throw new StartError(`Papers belong to a courier or a store, not to "${kind}".`);
    if (!application || !/^\d{1,9}$/.test(application) || !folder || more.length > 0)
      throw new StartError('Name an application and a folder: npm run errand -- papers courier 12 FOLDER.');
    return withDeps(reporter, async (deps) => {
      const papers = await applicantPapers.read(deps, kind, Number(application));
      if (papers === null) {
        reporter.info(`There is no application ${application} of a ${kind}.`);
        return 1;
      }
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const [index, { bytes, extension }] of papers.entries())
        await writeFile(path.join(folder, `${kind}-${application}-${index + 1}.${extension}`), bytes, {
          mode: 0o600,
        });
      reporter.info(`${papers.length} papers are in ${folder}.`);
      return 0;
    });
  },
});
