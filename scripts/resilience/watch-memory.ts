import { readFileSync } from 'node:fs';

const samplingInterval = 50;

/** Resident memory of a process in megabytes; works on Linux only. */
function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** The peak resident memory of a process during `act`, and the amount before it, in megabytes. */
export async function watchMemory<Result>(
  pid: number,
  act: () => Promise<Result>,
): Promise<{ result: Result; before: number; most: number }> {
  const before = residentMegabytes(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, samplingInterval);
  try {
    return { result: await act(), before, most: Math.max(most, residentMegabytes(pid)) };
  } finally {
    clearInterval(timer);
  }
}
