import { describe, expect, it } from 'vitest';
import { strokesOfField } from './read-ink.ts';

const field = '{"width":400,"height":200,"lines":[[1,2,0.5]]}';

describe('Strokes that come as a field of a form (security 26)', () => {
  it('are read', () => expect(strokesOfField(field)?.width).toBe(400));
  it.each(['{', field.replace('{', '{"width":20,'), field.replace('{', '{"__proto__":{},')])(
    'are refused where their JSON can be read in two ways or not at all: %s',
    (text) => expect(() => strokesOfField(text)).toThrow('ERROR_INK'),
  );
});
