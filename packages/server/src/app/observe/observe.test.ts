import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDraft, startDraft } from '../../contracts/envelopes/core/testing/draft.ts';
import { sign } from '../../signing/ceremony/testing/signing-world.ts';
import { startSigner } from '../../trust/index.ts';
import { watchGauges } from './gauges.ts';
import type { Meters } from './meters.ts';
import { type CollectedSpan, type Collector, openCollector } from './testing/collector.ts';

const TOKEN = 'a-token-of-the-test';
const MANUAL = fileURLToPath(new URL('../../../../../docs/operate/observe.md', import.meta.url));

let world: World;
let collector: Collector;
const lines: string[] = [];
/** What people typed, or what names them: nothing of it may leave the server. */
const personal = ['王小明', '李雷', '13800000001', 'secret-title', '上海市', 'searched-words'];

const scrape = async (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }): Promise<Response> =>
  fetch(`${world.base}/metrics`, { headers });

const services = () => world.services;
const meters = (): Meters => {
  const { meters } = world.services.observing;
  if (meters === null) throw new Error('there are no metrics');
  return meters;
};
const WATCHED = {
  kinds: ['event'],
  readiness: async () => ({ status: 'ok' as const, checks: {} as never }),
  openRequests: () => 0,
  openSockets: () => 0,
};

/** One value of the metrics; 0 where it is not there yet. */
async function valueOf(series: string): Promise<number> {
  const text = await (await scrape()).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
}

beforeAll(async () => {
  collector = await openCollector();
  world = await createWorld({
    // The signer has a process and a clock of its own, and what it has made must not lie in the future.
    start: new Date(Date.now() + 180_000),
    env: { METRICS_TOKEN: TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' },
    logLevel: 'info',
    onLog: (line) => lines.push(line),
    openSigner: (rooms) => startSigner(rooms.config, rooms),
  });
  const [sender, signer] = await world.people('wang', 'li');
  personal.push(sender.name, sender.contact, signer.name, signer.contact, sender.password, signer.signPassword);
  await sender.login();
  const draft = await makeDraft(sender, [{ person: signer }], 'secret-title');
  await startDraft(sender, draft);
  const { envelopeWsid, fileWsid } = draft;
  const participantWsids = draft.participants.map(({ participantWsid }) => participantWsid);
  await sign(signer, { envelopeId: '', envelopeWsid, fileWsids: [fileWsid], participantWsids }, 0);
  await sender.fetch(`/api/envelopes?filter=searched-words&contact=${signer.contact}`);
  await sender.fetch(`/api/sessions/codes/${signer.contact}`);
  await world.app.jobs.drain();
}, 180_000);
afterAll(async () => {
  await world.close();
  await collector.close();
});

describe('/metrics', () => {
  it('is refused without the token, and with another one', async () => {
    const without = await scrape({});
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await scrape({ authorization: 'Bearer another-token-of-16' })).status).toBe(401);
    expect((await scrape()).status).toBe(200);
  });

  it('is described line by line in the manual: name, type and labels', async () => {
    const described = [...readFileSync(MANUAL, 'utf8').matchAll(/^\| `([a-z]\w+)` \| (\w+) \|(.*?)\| .{5,} \|$/gm)].map(
      ([, name, type, labels = '']) =>
        `${name} ${type} ${[...labels.matchAll(/`(\w+)`/g)].map(([, l]) => l).join(' ')}`,
    );
    const exposed = meters()
      .registry.getMetricsAsArray()
      .map((metric) => {
        const {
          name,
          type,
          labelNames = [],
        } = metric as unknown as { name: string; type: string; labelNames?: string[] };
        return `${name} ${type} ${labelNames.join(' ')}`;
      });
    expect(described.toSorted()).toEqual(exposed.toSorted());
  });

  it('has no label with what people typed, and none with the id of anything', async () => {
    const text = await (await scrape()).text();
    for (const word of personal) expect(text).not.toContain(word);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|"[a-z]+_[0-9A-Za-z]{20,}"/);
  });

  it('counts what a signature took: requests, tasks, jobs, statements, the signer, events, blobs, time-stamps', async () => {
    const series = [
      'http_requests_total{method="POST",route="/api/envelopes/:envelopeWsid/participants/:participantWsid/sign",status="2xx"}',
      'http_requests_total{method="GET",route="none",status="4xx"}',
      'worker_tasks_total{pool="sign",task="draftSignings",result="ok"}',
      'worker_task_duration_seconds_count{pool="risky",task="ingestPdf"}',
      'job_runs_total{kind="signing.complete",result="ok"}',
      'sql_statements_total{result="ok"}',
      'sql_transactions_total{result="committed"}',
      'signer_requests_total{request="sign",result="ok"}',
      'events_total{event="participant.signed"}',
      'events_total{event="envelope.completed"}',
      'timestamps_total{purpose="signature"}',
      'timestamps_total{purpose="document"}',
      'blob_bytes_total{direction="written"}',
      'log_entries',
      'log_checkpoint_entries',
      'authority_certificate_expiry_seconds{role="issuing"}',
      'sql_connections_limit',
      'ready{check="signer"}',
      'scrape_success{source="database"}',
    ];
    for (const one of series) expect(await valueOf(`countersign_${one}`), one).toBeGreaterThan(0);
    expect(await valueOf('countersign_events_total{event="participant.signed"}')).toBe(1);
  });

  it('shows the errors of a step as 0 before the first one, so that an alert sees it', async () => {
    const text = await (await scrape()).text();
    for (const series of ['signer_requests_total{request="sign"', 'job_runs_total{kind="signing.complete"'])
      expect(text).toContain(`countersign_${series},result="error"} 0\n`);
  });

  it('asks the database once for simultaneous scrapes, and not again within some seconds', async () => {
    const { db } = world.services;
    let asked = 0;
    const withTx: typeof db.withTx = (fn, how) => {
      asked += 1;
      return db.withTx(fn, how);
    };
    const refresh = watchGauges(meters(), { ...WATCHED, services: { ...services(), db: { ...db, withTx } } });
    await Promise.all(Array.from({ length: 20 }, refresh));
    await refresh();
    expect(asked).toBe(1);
  });

  it('shows no value of a source that does not answer', async () => {
    const signer = { ...world.services.signer, certificates: () => Promise.reject(new Error('away')) };
    await watchGauges(meters(), { ...WATCHED, services: { ...services(), signer } })();
    const shown = await meters().registry.getSingleMetricAsString('countersign_authority_certificate_expiry_seconds');
    expect(shown).not.toContain('role=');
    const scraped = await meters().registry.getSingleMetricAsString('countersign_scrape_success');
    expect(scraped).toContain('{source="signer"} 0');
    await watchGauges(meters(), { ...WATCHED, services: services() })();
  });
});

describe('A trace of a signature', () => {
  const ofSign = async (): Promise<readonly CollectedSpan[]> => {
    const isSign = ({ name }: CollectedSpan): boolean => name.startsWith('POST ') && name.endsWith('/sign');
    await expect.poll(() => collector.spans.some(isSign)).toBe(true);
    const root = collector.spans.find(isSign);
    return collector.spans.filter(({ trace }) => trace === root?.trace);
  };

  it('has the spans of the request, the database, a worker, the signer and what the signer asked for', async () => {
    const spans = await ofSign();
    const parentOf = (name: string): string[] =>
      spans
        .filter((span) => span.name === name)
        .map(({ parent }) => spans.find(({ id }) => id === parent)?.name ?? 'none');
    const root = 'POST /api/envelopes/:envelopeWsid/participants/:participantWsid/sign';
    expect(parentOf(root)).toEqual(['none']);
    expect(parentOf('task sign.draftSignings')).toEqual([root]);
    expect(parentOf('run sign.draftSignings')).toEqual(['task sign.draftSignings']);
    expect(parentOf('signer sign')).toEqual([root]);
    expect(parentOf('run sign')).toEqual(['signer sign']);
    expect(new Set(parentOf('transaction'))).toEqual(new Set([root, 'signer sign']));
    expect(new Set(parentOf('sql insert'))).toEqual(new Set(['transaction']));
    expect(parentOf('blob append')).toEqual([root]);
  });

  it('names the request as its reply and the log do', async () => {
    const [root] = (await ofSign()).filter(({ parent }) => parent === null);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const line = logged.find(({ traceId, msg }) => traceId === root?.trace && msg === 'request');
    expect(line?.['requestId']).toBe(root?.attributes['countersign.request_id']);
    expect(logged.some(({ traceId, signer }) => traceId === root?.trace && signer !== undefined)).toBe(true);
  });

  it('of a job is its own', async () => {
    await expect.poll(() => collector.spans.some(({ name }) => name === 'job signing.complete')).toBe(true);
    for (const { name, parent } of collector.spans) if (name.startsWith('job ')) expect(parent).toBeNull();
  });

  it('contains nothing that people typed', () => {
    expect(collector.bodies.length).toBeGreaterThan(0);
    for (const word of personal) expect(collector.bodies.join('')).not.toContain(word);
  });
});

describe('The log', () => {
  it('has one JSON object per line and one line per request, with documented fields only', () => {
    const manual = readFileSync(MANUAL, 'utf8');
    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request');
    expect(requests.filter(({ route }) => String(route).endsWith('/sign'))).toHaveLength(1);
    for (const request of requests) for (const field of Object.keys(request)) expect(manual).toContain(`\`${field}\``);
  });

  it('contains no name, number, title, search or password of the people who acted', () => {
    expect(lines.length).toBeGreaterThan(10);
    for (const word of personal) expect(lines.join('')).not.toContain(word);
  });
});
