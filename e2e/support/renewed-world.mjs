// A server with its pages and a clock of its own: a contract is signed by 李雷, and ten years pass without any activity.
// Prints one line of JSON, and goes on serving until its input ends. The argument is the directory of the built pages.
import { createWorld } from '@countersign/testkit';
import { SIGN, contract, sign } from '../../packages/server/src/signing/ceremony/testing/signing-world.ts';
import { startedEnvelope } from '../../packages/server/src/signing/ceremony/testing/started-envelope.ts';

const world = await createWorld({ web: 'built', pages: process.argv[2] });
const [sender, li] = await world.people('wang', 'li');
const started = await startedEnvelope(world, sender, [{ person: li, sequence: 1, forms: [SIGN] }], [contract()]);
await sign(li, started, 0);
await world.app.jobs.drain();
// The CA is replaced three years before it expires, the archive time-stamp ninety days before its certificate does.
for (const years of [7.2, 2.7]) {
  world.clock.advance({ days: years * 365.25 });
  await world.app.jobs.drain();
  world.clock.advance({ hours: 2 });
  await world.app.jobs.drain();
}
const { base } = world;
const now = world.clock.now().toISOString();
process.stdout.write(`${JSON.stringify({ base, now, envelopeWsid: started.envelopeWsid, contact: li.contact })}\n`);
process.stdin.resume();
process.stdin.once('end', () => void world.close().then(() => process.exit(0)));
