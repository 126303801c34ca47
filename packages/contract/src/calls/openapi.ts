import {
  API_SCOPES,
  OPERATOR_ROLES,
  OPERATOR_ROLE_PERMISSIONS,
  type OperatorPermission,
  scopesOpening,
} from '@countersign/domain';
import { z } from 'zod';
import { type Endpoint, operatorPermissionOf } from '../endpoint.ts';

type Json = Record<string, unknown>;

/** Who may call, in words for people; the keys are those of `Access`. */
const WHO: Readonly<Record<Exclude<Endpoint['access'], `operator:${OperatorPermission}`>, string>> = {
  public: 'Anyone.',
  session: 'Any session, including one of a signing link.',
  account: "A full session; the call concerns the caller's own things only.",
  self: 'The person named in the path.',
  'enterprise:member': 'A member of the enterprise named in the path, with that account active.',
  'enterprise:owner': 'The owner of the enterprise named in the path, with that account active.',
  'enterprise:permitted':
    'A member of the enterprise, with that account active, who holds a permission key that opens the call.',
  'operator:any':
    'Staff of the certificate authority, also before they have chosen a password or set up a second factor.',
  'file:owner': 'The person who uploaded the file.',
  'envelope:sender': 'The sender of the envelope.',
  'envelope:reader': 'The sender and every participant who has not been removed.',
  'envelope:document': 'The sender, the participants who may act now, and those who have acted.',
  'envelope:participant': 'The participant named in the path.',
  evaluation: 'Anyone on the same machine, in evaluation mode.',
};

/** Who may call it, in words for people. */
function whoMay(access: Endpoint['access']): string {
  const permission = operatorPermissionOf(access);
  if (permission === null) return WHO[access as keyof typeof WHO];
  const roles = OPERATOR_ROLES.filter((role) => OPERATOR_ROLE_PERMISSIONS[role].includes(permission));
  return `Staff of the certificate authority with the role ${roles.join(' or ')}, a password of their own and, if required, the second factor.`;
}

/**
 * The whole API as OpenAPI 3.1, from the definitions that validate the requests (Rulings §1.12).
 * @param calls every call by its name
 * @param version of the product
 */
export function openApiOf(calls: Readonly<Record<string, Endpoint>>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(calls)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countersign',
      version,
      description:
        'Methods other than GET and POST may also be sent as POST with the parameter httpmethod. Success is {code: 0, data}; a refusal has another code.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'HttpOnly; `__Host-session` on https.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'csk_…',
          description: `A key of an enterprise, without a cookie. Its scopes: ${API_SCOPES.map(({ scope }) => scope).join(', ')}.`,
        },
      },
      schemas: { Failure: FAILURE },
    },
  };
}

const FAILURE: Json = {
  type: 'object',
  required: ['code', 'error', 'message', 'requestId'],
  properties: {
    code: { type: 'integer', not: { const: 0 } },
    error: { type: 'string', description: 'Unique in the whole product.' },
    message: { type: 'string', description: 'For people, in the language of Accept-Language.' },
    data: { type: 'object', description: 'Facts, such as expireIn in seconds.' },
    requestId: { type: 'string' },
  },
};

function operationOf(name: string, endpoint: Endpoint): Json {
  const { access, summary, idempotent } = endpoint;
  const scopes = scopesOpening(name);
  return {
    operationId: name,
    summary,
    description: [whoMay(access), ...scopes.map((scope) => `API keys with the scope ${scope}.`)].join(' '),
    ...securityOf(access, scopes),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } }]
        : []),
    ],
    ...bodyOf(endpoint),
    responses: {
      200: { description: 'Done.', content: answerOf(endpoint) },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** A session, or a key if a scope opens the call; nothing if anyone may make it, which a key then may too. */
function securityOf(access: Endpoint['access'], scopes: readonly string[]): Json {
  const isOpen = access === 'public' || access === 'evaluation';
  const ways = [...(isOpen ? [{}] : [{ session: [] }]), ...(scopes.length === 0 ? [] : [{ apiKey: [] }])];
  return isOpen && scopes.length === 0 ? {} : { security: ways };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf({ body, multipart, method, produces }: Endpoint): Json {
  if (multipart) {
    const fields = body === undefined ? {} : schemaOf(body, 'input');
    const properties = {
      ...(fields.properties as Json | undefined),
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
    };
    const required = [...((fields.required as string[] | undefined) ?? []), 'file'];
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { type: 'object', properties, required } } },
      },
    };
  }
  if (body !== undefined) {
    const required = !body.safeParse(undefined).success;
    return { requestBody: { required, content: { 'application/json': { schema: schemaOf(body, 'input') } } } };
  }
  return method === 'POST' && produces !== undefined ? { requestBody: { required: true, content: { '*/*': {} } } } : {};
}

function answerOf({ produces, response }: Endpoint): Json {
  if (produces !== undefined) return { [produces]: {} };
  const data = response === undefined ? {} : schemaOf(response, 'output');
  return {
    'application/json': {
      schema: { type: 'object', required: ['code', 'data'], properties: { code: { const: 0 }, data } },
    },
  };
}
