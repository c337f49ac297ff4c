import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { registerClosingJobs, WRITE_CLOSINGS_JOB } from '@errand/api/closings';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReporter } from '../reporter.ts';
import { makeDataFolder } from '../start-testing.ts';
import { auditCommand } from './audit.ts';
import { withDeps } from './with-deps.ts';

vi.setConfig({ testTimeout: 60_000 });

function recorder() {
  const lines: string[] = [];
  return { lines, reporter: createReporter({ write: (text) => lines.push(text.trim()) }) };
}

/** The data folder of a shop without orders, which the commands of the test use. */
function useEmptyShop(): string {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  for (const [name, value] of Object.entries({ DATABASE_URL: '', DATA_DIR: folder, DEMO: '0' }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}

type ShopDeps = Parameters<Parameters<typeof withDeps>[1]>[0];

/** Closes a month with one transfer, and returns its file. */
async function closeMonth(deps: ShopDeps): Promise<string> {
  const { pool, db, jobs } = deps;
  registerClosingJobs(deps);
  await jobs.start();
  await pool.query(`
    with account as (insert into ledger_accounts (owner, unit)
        values ('store:store:1', 'money'), ('house:goodwill', 'money') returning id, owner),
      transfer as (insert into ledger_transfers (type, at) values ('correction', '2026-01-15T10:00:00Z') returning id)
    insert into ledger_entries (transfer_id, account_id, amount, part)
    select transfer.id, account.id, case when owner like 'store:%' then 700 else -700 end, 'items'
    from account, transfer`);
  const { rows } = await pool.query<{ id: number }>(`
    insert into ledger_closings (month, status, requested_by, requested_at, closed_by, closed_at)
    values ('2026-01-01', 'closed', 1, now(), 2, now()) returning id`);
  await jobs.send(db, WRITE_CLOSINGS_JOB, { closingId: rows[0]?.id ?? 0 });
  const written = () => pool.query<{ file: string | null }>('select file from ledger_closings');
  await expect.poll(async () => (await written()).rows[0]?.file, { timeout: 20_000 }).toBeTruthy();
  return (await written()).rows[0]?.file ?? '';
}

/** The file as another shop, which has another key, would have signed it. */
function signedByOther(content: string): string {
  const { closing, ...file } = JSON.parse(content);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signature = sign(null, Buffer.from(JSON.stringify(closing)), privateKey).toString('base64');
  const key = publicKey.export({ format: 'pem', type: 'spki' });
  return JSON.stringify({ closing, ...file, public_key: key, signature });
}

test('the money or one closing is audited, and nothing else', async () => {
  const wrong = [
    ['stock'],
    ['money', 'again'],
    ['closing'],
    ['closing', 'a', 'b'],
    ['closing', 'a', '--post'],
  ];
  for (const args of wrong)
    await expect(auditCommand(args, recorder().reporter)).rejects.toThrow(
      /^Audit the money or a closing: .*audit money, or audit closing FILE/,
    );
});

test('a shop without orders has no difference, and nothing to book', async () => {
  useEmptyShop();
  const { lines, reporter } = recorder();
  expect(await auditCommand(['money', '--post'], reporter)).toBe(0);
  expect(lines).toContain('0 orders and the points of 0 customers from before the books were booked.');
  expect(lines).toContain('0 orders were compared; there are 0 differences.');
});

test('the file of a closing is verified by its shop, and what is wrong with a file or the ledger is named', async () => {
  const file = path.join(useEmptyShop(), 'closing.json');
  const audit = async (text: string) => {
    writeFileSync(file, text);
    const { lines, reporter } = recorder();
    const code = await auditCommand(['closing', file], reporter);
    return [code, ...lines.filter((line) => /^(It|Its|The closing|The ledger|The sig\w+|This) /.test(line))];
  };
  // The commands join the database that is open here, instead of starting it again.
  await withDeps(recorder().reporter, async (deps) => {
    const content = await closeMonth(deps);
    expect(await audit(content)).toEqual([
      0,
      'The closing of 2026-01 is signed by this shop and agrees with its ledger.',
    ]);
    expect(await audit(content.replace('"balance": 700', '"balance": 701'))).toEqual([
      2,
      'The signature is wrong: the file was changed after it was signed.',
      'Its balances do not add up to 0.',
      'It is another one than the file that this shop has stored.',
    ]);
    expect(await audit(signedByOther(content))).toEqual([
      2,
      'It was signed with another key than that of this shop.',
    ]);
    expect(await audit(content.replace('"2026-01"', '"2025-12"'))).toContain(
      'This shop has not closed the month.',
    );
    for (const garbage of ['', 'month;entries\n', '{"closing":{}}'])
      expect(await audit(garbage)).toEqual([2, 'This is no file of a closing.']);
    await expect(auditCommand(['closing', `${file}.old`], recorder().reporter)).rejects.toThrow(
      /^There is no file .*closing\.json\.old\.$/,
    );
    await deps.pool.query(`alter table ledger_entries disable trigger user;
      update ledger_entries set part = 'tip' where amount = 700`);
    expect(await audit(content)).toEqual([
      2,
      'The ledger has other entries in the month than the file was written from.',
    ]);
  });
});
