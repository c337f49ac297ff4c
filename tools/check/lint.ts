import path from 'node:path';
import { run } from '../run.ts';
import { findFiles, report } from './files.ts';

type Diagnostic = {
  code?: string;
  message: string;
  filename: string;
  labels: { span: { line: number } }[];
};
type LintReport = { diagnostics: Diagnostic[] };

/** oxlint with the rules of `.oxlintrc.json`. Also fails if it skips a file, or could not run. */
export async function lint(root: string): Promise<string | null> {
  const skipped = await skippedFiles(root);
  if (skipped.length > 0) return report(skipped.map((file) => `not linted: ${file}`));
  const { code, output } = await run('oxlint', ['--type-aware', '--format=json', '.'], { cwd: root });
  const start = output.indexOf('{');
  if (start < 0) return output || `oxlint ended with ${code}`;
  const findings = parseReport(output.slice(start)).diagnostics.map(
    ({ code: rule, message, filename, labels }) =>
      `${filename}:${labels[0]?.span.line ?? 1} ${rule ?? 'error'}: ${message}`,
  );
  return code !== 0 && findings.length === 0 ? output : report(findings);
}

async function skippedFiles(root: string): Promise<string[]> {
  const { output } = await run('oxlint', ['--debug=files', '.'], { cwd: root });
  const linted = new Set(
    output.split('\n').map((line) => path.relative(root, path.resolve(root, line.trim()))),
  );
  return findFiles(root, '**/*.{ts,tsx,js,mjs,cjs}').filter((file) => !linted.has(file));
}

/** oxlint may print warnings after the JSON. */
function parseReport(output: string): LintReport {
  return JSON.parse(output.slice(0, output.lastIndexOf('}') + 1)) as LintReport;
}
