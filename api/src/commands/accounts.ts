/** npm run accounts: roles of accounts, for operators. */
import { rolesUsage, runRolesCommand } from './roles-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(runRolesCommand, rolesUsage);
