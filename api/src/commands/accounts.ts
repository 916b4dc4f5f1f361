/** npm run accounts: accounts and their roles, for operators. */
import { accountsUsage, runAccountsCommand } from './accounts-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(runAccountsCommand, accountsUsage);
