import { describe, expect, it } from 'vitest';
import { strokesOfField } from './read-ink.ts';

const field = '{"width":400,"height":200,"lines":[[1,2,0.5]]}';

describe('Strokes that are sent as a field of a form (security 26)', () => {
  it('are read', () => expect(strokesOfField(field)?.width).toBe(400));
  it.each(['{', field.replace('{', '{"width":20,'), field.replace('{', '{"__proto__":{},')])(
    'are refused where their JSON is ambiguous or invalid: %s',
    (text) => expect(() => strokesOfField(text)).toThrow('ERROR_INK'),
  );
});
