// npm run soak -- NAME: runs bench/soak/NAME.ts, whose last line on standard output is one JSON object.
import { runNamed } from './setup/named.mjs';

await runNamed('soak', 'bench/soak');
