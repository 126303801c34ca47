import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP has it in JSON (opentelemetry-proto, trace.proto). */
interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

export interface CollectedSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: CollectedSpan[];
  /** Everything that was received, as text. */
  readonly bodies: string[];
  close(): Promise<void>;
}

interface WireBody {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[] }[];
}

/** A collector of traces: it receives OTLP over HTTP in JSON, as a collector of OpenTelemetry does, and keeps what it is sent. */
export async function openCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/v1/traces' || request.method !== 'POST') return void response.writeHead(404).end();
      const body = Buffer.concat(chunks).toString('utf8');
      bodies.push(body);
      for (const { scopeSpans } of (JSON.parse(body) as WireBody).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map(read)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const read = ({ traceId, spanId, parentSpanId, name, ...rest }: WireSpan): CollectedSpan => ({
  trace: traceId,
  id: spanId,
  parent: parentSpanId === undefined || parentSpanId === '' ? null : parentSpanId,
  name,
  from: BigInt(rest.startTimeUnixNano),
  to: BigInt(rest.endTimeUnixNano),
  attributes: Object.fromEntries((rest.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]])),
});
