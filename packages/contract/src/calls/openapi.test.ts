import { API_SCOPES } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { calls } from './index.ts';
import { openApiOf } from './openapi.ts';

describe('The OpenAPI description', () => {
  const document = openApiOf(calls, '1.2.3') as {
    openapi: string;
    components: { securitySchemes: Record<string, unknown> };
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          description: string;
          security?: Record<string, string[]>[];
          parameters: { name: string; in: string }[];
        }
      >
    >;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );

  it('contains every call once, those beyond the specification too (Rulings §8.10)', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('names every parameter of a path', () => {
    for (const { path, parameters } of operations) {
      const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(named.toSorted()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted());
    }
  });

  it('says which calls an API key can make, and by which scope', () => {
    const byKey = operations.filter(({ security = [] }) => security.some((way) => 'apiKey' in way));
    expect(byKey.map(({ operationId }) => operationId).toSorted()).toEqual(
      API_SCOPES.flatMap(({ calls }): readonly string[] => calls).toSorted(),
    );
    const sending = operations.find(({ operationId }) => operationId === 'startEnvelope');
    expect(sending?.description).toContain('envelopes:write');
    expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
