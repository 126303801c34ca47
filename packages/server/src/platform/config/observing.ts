/** How /metrics is served: on a port of its own, or with the token on that of the product. */
export interface MetricsConfig {
  /** Null = the port of the product. */
  readonly port: number | null;
  readonly host: string;
  /** Null = on a port of its own without one. */
  readonly token: string | null;
}

interface MetricsValues {
  readonly metricsPort: number | null;
  readonly metricsHost: string | null;
  readonly metricsToken: string | null;
}

export function metricsOf({
  metricsPort: port,
  metricsHost,
  metricsToken: token,
}: MetricsValues): MetricsConfig | null {
  if (port === null && token === null) return null;
  return { port, host: metricsHost ?? '127.0.0.1', token };
}

interface TracesValues {
  readonly tracesEndpoint: string | null;
  readonly tracesUrl: string | null;
  readonly tracesOff: string | null;
}

/** The address for traces, made as the specification of OpenTelemetry makes it ("OTLP exporter", endpoint URLs). */
export function tracesUrlOf({ tracesEndpoint, tracesUrl, tracesOff }: TracesValues): string | null {
  if (tracesOff === 'true') return null;
  return tracesUrl ?? (tracesEndpoint === null ? null : `${tracesEndpoint}/v1/traces`);
}
