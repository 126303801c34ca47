import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const observed = (env: Record<string, string>) => {
  const { metrics, tracesUrl } = readConfig(env);
  return { metrics, tracesUrl };
};

test('metrics and traces are off unless a setting turns them on', () => {
  expect(observed({})).toEqual({ metrics: null, tracesUrl: null });
  expect(observed({ METRICS_HOST: '0.0.0.0', OTEL_SDK_DISABLED: 'false' })).toEqual({ metrics: null, tracesUrl: null });
});

test('metrics are on a port of their own, or behind a token', () => {
  expect(observed({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: null });
  expect(observed({ METRICS_TOKEN: 'x'.repeat(16) }).metrics).toMatchObject({ port: null, token: 'x'.repeat(16) });
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN: its value is not at least 16');
});

test('traces go to the endpoint of OpenTelemetry', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
  expect(observed({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracesUrl).toBe('http://collector:4318/v1/traces');
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'http://collector:4318/own';
  const both = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT };
  expect(observed(both).tracesUrl).toBe(OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  expect(observed({ ...both, OTEL_SDK_DISABLED: 'true' }).tracesUrl).toBeNull();
});
