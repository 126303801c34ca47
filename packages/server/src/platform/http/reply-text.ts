import { z } from 'zod';

/** The JSON text of a value; undefined for one that JSON leaves out. @throws NotPlain */
type Write = (value: unknown) => string | undefined;

/** The value, or its schema, is not of the simple kinds: `replyText` has the schema itself parse it. */
class NotPlain extends Error {
  override readonly name = 'NotPlain';
}
const NOT_PLAIN = new NotPlain('the schema has to parse this value');
const notPlain = (): never => {
  throw NOT_PLAIN;
};

/**
 * Makes the JSON text of replies with this schema: only the fields that it names, and only values that it accepts. The text is
 * that of `JSON.stringify(schema.parse(value))`, without the copy of the value.
 * @throws ZodError where the value does not match
 */
export function replyText(schema: z.ZodType): (value: unknown) => string | undefined {
  const write = writerOf(schema, new Map());
  return (value) => {
    try {
      return write(value);
    } catch (error) {
      if (error !== NOT_PLAIN) throw error;
      return JSON.stringify(schema.parse(value));
    }
  };
}

function writerOf(schema: z.core.$ZodType, known: Map<z.core.$ZodType, Write>): Write {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const made = hasChecks(schema) ? parsed(schema) : simple(schema, known);
  known.set(schema, made);
  return made;
}

const hasChecks = (schema: z.core.$ZodType): boolean => (schema._zod.def.checks?.length ?? 0) > 0;

function simple(schema: z.core.$ZodType, known: Map<z.core.$ZodType, Write>): Write {
  const inner = (one: z.core.$ZodType): Write => writerOf(one, known);
  if (schema instanceof z.ZodISODateTime) return instant(schema);
  if (schema instanceof z.ZodString) return (value) => (typeof value === 'string' ? quoted(value) : notPlain());
  if (schema instanceof z.ZodBoolean) return boolean;
  if (schema instanceof z.ZodNumber)
    return schema.def.type === 'number' && isPlainNumber(schema) ? number : parsed(schema);
  if (schema instanceof z.ZodEnum) return oneOf(schema.options);
  if (schema instanceof z.ZodNullable) return nullable(inner(schema.unwrap()));
  if (schema instanceof z.ZodOptional) return optional(inner(schema.unwrap()));
  if (schema instanceof z.ZodArray) return array(inner(schema.element));
  if (schema instanceof z.ZodObject && schema.def.catchall === undefined)
    return object(Object.entries(schema.def.shape).map(([name, part]) => [name, inner(part as z.core.$ZodType)]));
  return parsed(schema);
}

/** For every other kind of value. */
const parsed =
  (schema: z.core.$ZodType): Write =>
  (value) => {
    const { success, data } = z.safeParse(schema, value);
    return success ? JSON.stringify(data) : notPlain();
  };

/** What JSON escapes; half of a pair of surrogates may be alone. */
// oxlint-disable-next-line no-control-regex
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;
const quoted = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

const boolean: Write = (value) => (value === true ? 'true' : value === false ? 'false' : notPlain());

const isPlainNumber = (schema: z.ZodNumber): boolean => !schema.isInt && schema.format === null;
const number: Write = (value) => (Number.isFinite(value) ? JSON.stringify(value) : notPlain());

/** As `toISOString` writes it, on days that every month has; any other day is left to the schema. */
const PLAIN_INSTANT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function instant(schema: z.ZodISODateTime): Write {
  const { precision } = schema._zod.def as unknown as z.core.$ZodISODateTimeDef;
  const other = parsed(schema);
  if (precision !== null && precision !== 3) return other;
  return (value) => (typeof value === 'string' && PLAIN_INSTANT.test(value) ? `"${value}"` : other(value));
}

function oneOf(options: readonly unknown[]): Write {
  const texts = new Map(options.map((option) => [option, JSON.stringify(option)]));
  return (value) => texts.get(value) ?? notPlain();
}

const nullable =
  (write: Write): Write =>
  (value) =>
    value === null ? 'null' : write(value);

const optional =
  (write: Write): Write =>
  (value) =>
    value === undefined ? undefined : write(value);

const array =
  (write: Write): Write =>
  (value) => {
    if (!Array.isArray(value)) return notPlain();
    let text = '';
    for (const one of value) text += text === '' ? `[${write(one)}` : `,${write(one)}`;
    return text === '' ? '[]' : `${text}]`;
  };

function object(parts: readonly (readonly [name: string, write: Write])[]): Write {
  const fields = parts.map(([name, write]) => ({ name, write, key: `${JSON.stringify(name)}:` }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return notPlain();
    const given = value as Readonly<Record<string, unknown>>;
    let text = '';
    for (const { name, write, key } of fields) {
      const one = write(given[name]);
      if (one !== undefined) text += text === '' ? `{${key}${one}` : `,${key}${one}`;
    }
    return text === '' ? '{}' : `${text}}`;
  };
}
