/** Run by the build with a directory: copies the prepared database into it. */
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { preparedDatabase } from './prepared.ts';

const [directory] = process.argv.slice(2);
const prepared = await preparedDatabase();
if (directory === undefined || prepared === null) throw new Error('usage: node --import tsx prepared-cli.ts DIRECTORY');
copyFileSync(prepared, path.join(directory, path.basename(prepared)));
