import { buffer } from 'node:stream/consumers';
import { readBounce } from '@errand/api/platform/messages';
import { deliveryLog } from '@errand/api/platform/messages/reach';
import { defineCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- bounce < MESSAGE

Records a report about a mail of the shop: that it could not be delivered (RFC 3464), or was called spam (RFC 5965). Nothing is
sent to an address any more that does not exist or complains. Mail servers pipe their reports to it. Exit codes: 0, also for a
message that is no such report, and 75 when the report could not be recorded now, so that the mail server tries again.`;

/** EX_TEMPFAIL of sysexits.h. */
const TRY_AGAIN = 75;

/** `bounce`. Returns the exit code. */
export const bounceCommand = defineCommand({
  help: HELP,
  options: {},
  runsWithoutWords: true,
  async run(_words, _values, reporter) {
    const report = await readBounce(await buffer(process.stdin));
    if (report === null) {
      reporter.info('The message is no report about a mail of this shop.');
      return 0;
    }
    try {
      const isRecorded = await withDeps(reporter, ({ db, now }) =>
        deliveryLog.record(db, report, { at: new Date(now()), source: 'report' }),
      );
      reporter.info(isRecorded ? `Recorded: ${report.state}.` : 'Nothing to record: the mail is not known.');
      return 0;
    } catch (error) {
      reporter.info(error instanceof Error ? error.message : String(error));
      return TRY_AGAIN;
    }
  },
});
