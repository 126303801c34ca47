// npm run bench -- NAME: runs bench/NAME.ts, whose last line on standard output is one JSON object.
import { runNamed } from './setup/named.mjs';

await runNamed('bench', 'bench');
