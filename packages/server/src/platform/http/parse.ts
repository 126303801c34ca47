import type { z } from 'zod';
import { judgeBy, judgeJson, judgeSound } from '../json/index.ts';
import { Refused, demand } from './refused.ts';

/** Refuses values that no field can hold (security 26). */
export function demandSoundValue(value: unknown, field = ''): void {
  const refusal = judgeSound(value, field);
  if (refusal !== null) throw new Refused(refusal);
}

/** Text to JSON; an empty body gives undefined, and a repeated key is refused. */
export const parseJson = (text: string): unknown => demand(judgeJson(text));

/** The parsed value, or a refusal that names the field at fault (Rulings §1.11). */
export const parseBy = <S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> =>
  demand(judgeBy(schema, value, where));
