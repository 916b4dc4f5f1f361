/** npm run partners: keys of partners' sites, for operators. */
import { runCommand } from './run-command.ts';
import { partnersUsage, runPartnersCommand } from './partners-command.ts';

await runCommand(runPartnersCommand, partnersUsage);
