import { readFileSync } from 'node:fs';
import { importZones } from '@errand/api/zones';
import { StartError } from '../start-error.ts';
import { visibleText } from '../visible-text.ts';
import { defineCommand } from './command.ts';
import { requireFile } from './require-file.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- zones import FILE.geojson [options]

Adds a zone for each polygon of a GeoJSON Feature or FeatureCollection, all or none. Properties: name, name_ar,
time_zone. A zone is known by its name, so that a file is not imported twice. Set the rates and activate the zones in the
console. Exit codes: 0, 1 for a wrong command or file, 2 for zones that are rejected.

  --time-zone ZONE   the time zone of features without one, such as Europe/Berlin
  --json             prints {"zones": [{"id", "name"}], "faults": [{"at", "text"}]} for programs`;

/** `zones import FILE`. Returns the exit code. */
export const zonesCommand = defineCommand({
  help: HELP,
  options: { 'time-zone': { type: 'string' }, json: { type: 'boolean' } },
  async run([verb, name, ...more], values, reporter) {
    if (verb !== 'import' || name === undefined || more.length > 0)
      throw new StartError('One file is imported at a time: npm run errand -- zones import FILE.geojson.');
    const geojson = readJson(requireFile(name));
    return withDeps(reporter, async (deps) => {
      const result = await importZones(deps, geojson, values['time-zone'] ?? null);
      if (values.json) reporter.info(JSON.stringify(result));
      else {
        for (const { at, text } of result.faults)
          reporter.info(visibleText(at === 0 ? `The file is ${text}.` : `feature ${at}: ${text}`));
        for (const { id, name: zone } of result.zones) reporter.info(visibleText(`${zone} is zone ${id}.`));
        if (result.faults.length > 0) reporter.info('Nothing was written.');
      }
      return result.faults.length > 0 ? 2 : 0;
    });
  },
});

/** Some tools begin a file with a byte order mark, and some write UTF-16, which is known by its mark. */
function readJson(file: string): unknown {
  const bytes = readFileSync(file);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return JSON.parse(new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new StartError(`${visibleText(file)} is not JSON in UTF-8.`);
  }
}
