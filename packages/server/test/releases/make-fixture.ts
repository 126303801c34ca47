/**
 * npm run fixture -- VERSION
 *
 * Writes the fixture of this version: a backup of a small installation with its keys, packed into VERSION.zip.br, and what a test has to
 * know about it in VERSION.json. Its ids and keys are new each time. The fixture of a released version is never made again.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorld } from '@countersign/testkit';
import { backUp } from '../../src/app/keeping/back-up.ts';
import { openBackup, openSource } from '../../src/app/keeping/backup-directory.ts';
import { makeDraft, startDraft } from '../../src/contracts/envelopes/core/testing/draft.ts';
import { PRODUCT_VERSION } from '../../src/platform/config/index.ts';
import { pack } from '../../src/platform/database/packed-directory.ts';
import { SIGN, contract, sign } from '../../src/signing/ceremony/testing/signing-world.ts';
import { startedEnvelope } from '../../src/signing/ceremony/testing/started-envelope.ts';
import type { FixtureFacts } from './open-fixture.ts';

const EXIT_USAGE = 2;
const here = path.dirname(fileURLToPath(import.meta.url));
const changelog = fileURLToPath(new URL('../../../../CHANGELOG.md', import.meta.url));
const version = process.argv.slice(2).find((argument) => argument !== '--');

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(EXIT_USAGE);
}
if (version === undefined) refuse('usage: npm run fixture -- VERSION');
if (version !== PRODUCT_VERSION)
  refuse(`this is ${PRODUCT_VERSION}: the fixture of ${version} is made from its sources`);
// A released version has a dated section.
if (readFileSync(changelog, 'utf8').includes(`\n## ${version} - 2`))
  refuse(`${version} is released: its fixture shows what its databases are, and stays as it is`);

const root = mkdtempSync(path.join(tmpdir(), 'countersign-fixture-'));
const world = await createWorld({ start: new Date('2026-11-27T08:00:00Z'), ownDatabase: true });
try {
  const [wang, li, alice, han] = await world.people('wang', 'li', 'alice', 'han');
  const start = (signers: readonly (typeof li)[]) =>
    startedEnvelope(
      world,
      wang,
      signers.map((person, at) => ({
        person,
        sequence: at + 1,
        forms: [{ ...SIGN, box: [80, 500 - 90 * at, 160, 64] }],
      })),
      [contract()],
    );
  const finished = await start([li]);
  await sign(li, finished, 0);
  await world.app.jobs.drain();
  const running = await start([li, alice, han]);
  await sign(li, running, 0);
  await world.app.jobs.drain();
  // As the calls make one, not as rows that a test writes.
  await startDraft(wang, await makeDraft(wang, [{ person: li }]));
  await makeDraft(wang, [{ person: alice }]);
  await world.app.jobs.drain();

  const target = path.join(root, 'backup');
  await backUp(world.services.config, {
    target,
    keysTo: path.join(root, 'keys'),
    product: PRODUCT_VERSION,
    now: world.clock.now(),
    say: (line) => void process.stdout.write(`${line}\n`),
  });
  const { manifest } = openBackup(openSource(target));
  const facts: FixtureFacts = {
    release: version,
    schema: manifest.schema,
    madeAt: manifest.madeAt,
    finished: { envelopeWsid: finished.envelopeWsid },
    running: {
      envelopeId: running.envelopeId,
      envelopeWsid: running.envelopeWsid,
      fileWsids: running.fileWsids,
      participantWsids: running.participantWsids,
    },
  };
  const packed = path.join(here, `${version}.zip.br`);
  writeFileSync(packed, await pack(root));
  writeFileSync(path.join(here, `${version}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  process.stdout.write(`fixture   ${version}: ${statSync(packed).size} octets\n`);
} finally {
  await world.close();
  rmSync(root, { recursive: true, force: true });
}
