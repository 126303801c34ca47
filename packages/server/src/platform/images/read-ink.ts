import { type InkStrokes, judgeInk } from '@countersign/domain';
import { inkStrokes } from '@countersign/contract/calls';
import type { Services } from '../config/index.ts';
import { demand, parseJson, refuseWith } from '../http/index.ts';
import type { DrawnInk } from './ink.ts';
import { TaskKilledError, TaskRefusal } from '../workers/index.ts';

/**
 * Validates and draws strokes that a client sent; with a colour, also as a picture. The client's own picture is ignored:
 * the strokes are the signature (security 52).
 * @throws Refused ERROR_INK, ERROR_INK_SLIGHT
 */
export function readInk(workers: Services['workers'], strokes: InkStrokes, colour?: string): Promise<DrawnInk> {
  demand(judgeInk(strokes));
  return workers.risky.run('drawInk', { strokes, colour }).catch((error: unknown) => {
    if (error instanceof TaskRefusal || error instanceof TaskKilledError)
      return refuseWith('ERROR_INK', { detail: 'the strokes' });
    throw error;
  });
}

/**
 * Strokes that were sent as a text field of a form.
 * @throws Refused ERROR_INK
 */
export function strokesOfField(text: string | undefined): InkStrokes | undefined {
  if (text === undefined) return undefined;
  try {
    return inkStrokes.parse(parseJson(text));
  } catch {
    return refuseWith('ERROR_INK', { detail: 'the strokes' });
  }
}
