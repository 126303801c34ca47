/**
 * npm run doctor [-- --json]
 *
 * Checks the settings and everything that the server needs, one line each with the correction. The server may be running,
 * except on the embedded database.
 */
import { languageOf } from '@countersign/contract';
import { examine } from './doctor.ts';
import { runDoctor } from './doctor-command.ts';

process.exitCode = await runDoctor(process.argv.slice(2), {
  examine: (language) => examine(process.env, language),
  language: languageOf(process.env['LANG']?.startsWith('zh') === true ? 'zh-CN' : 'en'),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
