import { spawn } from 'node:child_process';

/** The parts of Vitest's report that are read here. */
interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Where the tests of the log stand. */
const folders = [
  'src/calculations/logAnalysis',
  'src/calculations/logReading',
  'src/components/instruments/ReadLog',
];

const vitest = ['vitest', 'run', '--config', 'tests/breakages/vitest.config.mts', ...folders];

/** The report of the unit tests with a breakage in place. */
const reportOf = (place: number): Promise<Report> =>
  new Promise((resolve, reject) => {
    const run = spawn('npx', ['--no-install', ...vitest], {
      env: { ...process.env, BREAKAGE: String(place) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    run.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    run.on('error', reject);
    run.on('close', () => {
      const report = output.slice(output.indexOf('{'));
      try {
        resolve(JSON.parse(report) as Report);
      } catch {
        reject(new Error(`The tests did not report: ${output.slice(-500)}`));
      }
    });
  });

/** The first test that turns red with a breakage in place; undefined if all stay green. */
export async function firstRed(place: number): Promise<string | undefined> {
  const { numTotalTests, testResults } = await reportOf(place);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  if (failed) return failed.fullName;
  const unread = testResults.find(({ message }) => message !== '');
  if (unread) return `${unread.name} could not be read: ${unread.message.split('\n')[0]}`;
  if (numTotalTests === 0) throw new Error('No test was run.');
  return undefined;
}
