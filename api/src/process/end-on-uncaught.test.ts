import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';

function from(file: string): string {
  return JSON.stringify(pathToFileURL(`${__dirname}/${file}`).href);
}

/**
 * Runs a module that logs as the API does.
 * @returns its exit code and its output on both streams
 */
function run(code: string): Promise<{ exitCode: number | string | null; written: string }> {
  const { promise, resolve } = Promise.withResolvers<{
    exitCode: number | string | null;
    written: string;
  }>();
  const source = `
    import { createLog } from ${from('../logging/log.ts')};
    import { endOnUncaught } from ${from('end-on-uncaught.ts')};
    endOnUncaught(createLog('info'));
    const leaking = Object.assign(new Error('It broke'), { rawPacket: 'hidden', sql: 'hidden' });
    ${code}
  `;
  execFile(process.execPath, ['--input-type=module', '-e', source], (error, stdout, stderr) => {
    resolve({ exitCode: error?.code ?? null, written: stdout + stderr });
  });
  return promise;
}

test.each([
  ['an error that nothing caught', 'setTimeout(() => { throw leaking; })', 'uncaughtException'],
  ['a promise that nothing handled', 'Promise.reject(leaking)', 'unhandledRejection'],
])('%s ends the process with 1 and one line in the log', async (_name, code, origin) => {
  const { exitCode, written } = await run(code);
  expect(exitCode).toBe(1);
  expect(JSON.parse(written)).toMatchObject({ level: 60, origin, err: { message: 'It broke' } });
  expect(written).not.toContain('hidden');
});
