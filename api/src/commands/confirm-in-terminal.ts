import { createInterface } from 'node:readline/promises';

/** Asks a question in the terminal; only `yes` is one. Undefined if nobody can answer there. */
export function confirmInTerminal(
  signal: AbortSignal,
): ((question: string) => Promise<boolean>) | undefined {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input, output });
    // An interrupt from the keyboard reaches the terminal first.
    terminal.on('SIGINT', () => process.emit('SIGINT'));
    try {
      return (await terminal.question(question, { signal })).trim().toLowerCase() === 'yes';
    } finally {
      terminal.close();
    }
  };
}
