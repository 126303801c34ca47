import type { Endpoint } from '@countersign/contract';
import { z } from 'zod';
import { demandFields, parts } from './list.ts';

/** Parses `fields=a,b` of a query; returns the function that filters the data of the reply (Rulings §1.3, §8.5). */
export interface FieldSelector {
  /** @throws Refused ERROR_UNKNOWN_FIELD naming a field that the entity does not have */
  demand(query: unknown): void;
  /** Whether any field is requested. */
  asks(query: unknown): boolean;
  /** The requested fields of each entity and nothing else; all of them where none is requested. */
  select(query: unknown, data: unknown): unknown;
}

type Shape = z.core.$ZodShape;
type Thin = (data: Readonly<Record<string, unknown>>, asked: ReadonlySet<string>) => unknown;

/**
 * The selector of a call that accepts `fields`, null for any other. The entities of a list are those of the array beside
 * `page`; other members of the data are no entities and are kept. A single answer is one entity, or, like `userInfo {user,
 * enterprise}`, several entities by name; one of which no field was requested is omitted.
 */
export function fieldSelector({ query, response }: Endpoint): FieldSelector | null {
  if (!(query instanceof z.ZodObject) || !('fields' in query.shape) || !(response instanceof z.ZodObject)) return null;
  const { known, thin } = 'page' in response.shape ? ofList(response.shape) : ofEntity(response.shape);
  return {
    demand: (given) => demandFields(textOf(given), known),
    asks: (given) => parts(textOf(given)).length > 0,
    select(given, data) {
      const asked = new Set(parts(textOf(given)));
      return asked.size === 0 || !isRecord(data) ? data : thin(data, asked);
    },
  };
}

function ofList(shape: Shape): { known: readonly string[]; thin: Thin } {
  const lists = Object.entries(shape).flatMap(([key, part]) =>
    part instanceof z.ZodArray && part.element instanceof z.ZodObject ? [{ key, shape: part.element.shape }] : [],
  );
  const [list] = lists;
  if (list === undefined || lists.length > 1) throw new Error('a list answers exactly one array of entities');
  const pick = (one: unknown, asked: ReadonlySet<string>): unknown => (isRecord(one) ? picked(one, asked) : one);
  return {
    known: Object.keys(list.shape),
    thin: (data, asked) => ({ ...data, [list.key]: (data[list.key] as unknown[]).map((one) => pick(one, asked)) }),
  };
}

function ofEntity(shape: Shape): { known: readonly string[]; thin: Thin } {
  const [found, ...others] = Object.entries(shape);
  if (found === undefined || others.length > 0 || !(found[1] instanceof z.ZodObject))
    throw new Error('a call with fields answers one entity');
  const [key, { shape: fields }] = found;
  const entities = Object.entries(fields).map(([name, part]) => [name, entityOf(part)] as const);
  if (entities.some(([, part]) => part === null)) {
    const thin: Thin = (data, asked) => ({ [key]: picked(data[key] as Record<string, unknown>, asked) });
    return { known: Object.keys(fields), thin };
  }
  const thin: Thin = (data, asked) => {
    const given = data[key] as Record<string, unknown>;
    const kept = entities.filter(([, part]) => Object.keys(part ?? {}).some((field) => asked.has(field)));
    const pick = (one: unknown): unknown => (isRecord(one) ? picked(one, asked) : one);
    return { [key]: Object.fromEntries(kept.map(([name]) => [name, pick(given[name])])) };
  };
  return { known: entities.flatMap(([, part]) => Object.keys(part ?? {})), thin };
}

/** The fields of an entity, also of a nullable one; null for a plain value. */
function entityOf(part: z.core.$ZodType): Shape | null {
  const inner = part instanceof z.ZodNullable ? part.unwrap() : part;
  return inner instanceof z.ZodObject ? inner.shape : null;
}

const picked = (entity: Readonly<Record<string, unknown>>, asked: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => asked.has(name)));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(query: unknown): string {
  const { fields } = (query ?? {}) as { fields?: unknown };
  return typeof fields === 'string' ? fields : '';
}
