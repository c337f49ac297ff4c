import { run } from '../run.ts';
import { findFiles, report } from './files.ts';

type Diagnostic = {
  code?: string;
  message: string;
  filename: string;
  labels: { span: { line: number } }[];
};
type LintReport = { diagnostics: Diagnostic[]; number_of_files: number };

/** oxlint with the rules of `.oxlintrc.json`. Fails too when it covered fewer files than exist, or could not run. */
export async function lint(root: string): Promise<string | null> {
  const { code, output } = await run('oxlint', ['--type-aware', '--format=json', '.'], { cwd: root });
  const start = output.indexOf('{');
  if (start < 0) return output || `oxlint ended with ${code}`;
  const { diagnostics, number_of_files: linted } = parseReport(output.slice(start));
  const files = findFiles(root, '**/*.{ts,tsx,js,mjs,cjs}');
  if (linted < files.length) return `linted ${linted} of ${files.length} files`;
  const findings = diagnostics.map(
    ({ code: rule, message, filename, labels }) =>
      `${filename}:${labels[0]?.span.line ?? 1} ${rule ?? 'error'}: ${message}`,
  );
  if (code !== 0 && findings.length === 0) return output;
  return report(findings);
}

/** Warnings of oxlint may follow the JSON. */
function parseReport(output: string): LintReport {
  return JSON.parse(output.slice(0, output.lastIndexOf('}') + 1)) as LintReport;
}
