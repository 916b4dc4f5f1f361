/** npm run accounts: roles of accounts, for whoever runs the product. */
import { rolesUsage, runRolesCommand } from './roles-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(runRolesCommand, rolesUsage);
