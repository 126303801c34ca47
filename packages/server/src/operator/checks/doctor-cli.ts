/**
 * npm run doctor [-- --json]
 *
 * Checks the settings and everything that the server needs, one line each with the correction. The server may be running,
 * except on the embedded database.
 */
import { languageOf } from '@countersign/contract';
import { givenEnvironment } from '../../platform/index.ts';
import { examine } from './doctor.ts';
import { runDoctor } from './doctor-command.ts';

const env = givenEnvironment();
process.exitCode = await runDoctor(process.argv.slice(2), {
  examine: (language) => examine(env, language),
  language: languageOf(env['LANG']?.startsWith('zh') === true ? 'zh-CN' : 'en'),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
