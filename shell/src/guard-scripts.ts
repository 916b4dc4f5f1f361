import { guardScripts } from './browser/trusted-scripts.ts';

guardScripts(__webpack_public_path__);
